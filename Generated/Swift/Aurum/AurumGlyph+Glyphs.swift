extension AurumGlyph {
    /// The glyph `Selection.checkFilled`.
    public static let selectionCheckFilled = AurumGlyph(
        [
            .move(x: 2, y: 2),
            .line(x: 22, y: 2),
            .curve(x1: 22, y1: 10, x2: 22.5, y2: 12, x: 22, y: 22),
            .close,
        ]
    )

    /// The glyph `Status.successFilled`.
    public static let statusSuccessFilled = AurumGlyph(
        [
            .move(x: 2, y: 2),
            .line(x: 22, y: 2),
            .curve(x1: 22, y1: 10, x2: 22.5, y2: 12, x: 22, y: 22),
            .close,
        ]
    )

    /// The glyph `Navigation.closeFilled`.
    public static let navigationCloseFilled = AurumGlyph(
        [
            .move(x: 2, y: 2),
            .line(x: 22, y: 2),
            .curve(x1: 22, y1: 10, x2: 22.5, y2: 12, x: 22, y: 22),
            .close,
        ]
    )

    /// The glyph `Status.warningFilled`.
    public static let statusWarningFilled = AurumGlyph(
        [
            .move(x: 2, y: 2),
            .line(x: 22, y: 2),
            .curve(x1: 22, y1: 10, x2: 22.5, y2: 12, x: 22, y: 22),
            .close,
        ]
    )

    /// The glyph `Status.infoFilled`.
    public static let statusInfoFilled = AurumGlyph(
        [
            .move(x: 2, y: 2),
            .line(x: 22, y: 2),
            .curve(x1: 22, y1: 10, x2: 22.5, y2: 12, x: 22, y: 22),
            .close,
        ]
    )

    /// The glyph `Navigation.close`.
    public static let navigationClose = AurumGlyph(
        [
            .move(x: 2, y: 2),
            .line(x: 22, y: 2),
            .curve(x1: 22, y1: 10, x2: 22.5, y2: 12, x: 22, y: 22),
            .close,
        ]
    )
}
