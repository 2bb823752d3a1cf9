import AurumSyntax

/// Turns one text of SVG path data into absolute moves, lines, curves and closings.
struct PathParser {
    /// What has been read so far.
    private(set) var segments: [Glyph.Segment] = []
    private let node: SyntaxNode
    private var scanner: PathScanner
    private var current = PathPoint(x: 0, y: 0)
    private var start = PathPoint(x: 0, y: 0)
    /// The last control point of the curve before, which `S` and `T` reflect, and the degree of that curve.
    private var control: (point: PathPoint, degree: Int)?

    init(_ node: SyntaxNode) {
        self.node = node
        scanner = PathScanner(node.text)
    }

    /// Reads all commands; false after the first mistake, which is reported.
    mutating func parse(_ diagnostics: inout DiagnosticSink) -> Bool {
        var isFirst = true
        while scanner.next != nil {
            let offset = scanner.position
            guard let letter = scanner.takeCommand(), let command = Command(letter) else {
                diagnostics.report(.unknownCommand(at: place(offset, scanner.position)))
                return false
            }
            if isFirst, command.kind != .move {
                diagnostics.report(.pathWithoutStart(letter, at: place(offset, scanner.position)))
                return false
            }
            isFirst = false
            guard take(command, letter, from: offset, &diagnostics) else { return false }
        }
        return true
    }

    /// Takes a command's numbers as often as there are more; after a move they are lines.
    private mutating func take(
        _ command: Command, _ letter: Character, from offset: Int, _ diagnostics: inout DiagnosticSink
    ) -> Bool {
        var command = command
        repeat {
            let first = segments.count
            guard draw(command) else {
                diagnostics.report(
                    .incomplete(letter, needs: command.kind, at: place(offset, scanner.position)))
                return false
            }
            if let stray = stray(from: first) {
                diagnostics.report(.outsideSquare(letter, stray, at: place(offset, scanner.position)))
                return false
            }
            if command.kind == .move { command = command.asLine }
        } while command.kind != .close && scanner.isAtNumber
        return true
    }

    private mutating func draw(_ command: Command) -> Bool {
        let origin = command.isRelative ? current : PathPoint(x: 0, y: 0)
        let before = control
        control = nil
        switch command.kind {
        case .move:
            guard let point = takePoint(origin) else { return false }
            start = point
            segments.append(.move(x: point.x, y: point.y))
            current = point
        case .line:
            guard let point = takePoint(origin) else { return false }
            addLine(to: point)
        case .horizontal:
            guard let x = scanner.takeNumber() else { return false }
            addLine(to: PathPoint(x: origin.x + x, y: current.y))
        case .vertical:
            guard let y = scanner.takeNumber() else { return false }
            addLine(to: PathPoint(x: current.x, y: origin.y + y))
        case .cubic, .smoothCubic:
            let reflected = command.kind == .cubic ? takePoint(origin) : reflection(of: before, degree: 3)
            guard let first = reflected, let second = takePoint(origin), let end = takePoint(origin) else {
                return false
            }
            addCurve(first, second, end)
            control = (second, 3)
        case .quadratic, .smoothQuadratic:
            let reflected = command.kind == .quadratic ? takePoint(origin) : reflection(of: before, degree: 2)
            guard let middle = reflected, let end = takePoint(origin) else { return false }
            addCurve(current.towards(middle, 2.0 / 3), end.towards(middle, 2.0 / 3), end)
            control = (middle, 2)
        case .arc:
            return drawArc(origin)
        case .close:
            segments.append(.close)
            current = start
        }
        return true
    }

    private mutating func drawArc(_ origin: PathPoint) -> Bool {
        guard let radiusX = scanner.takeNumber(), let radiusY = scanner.takeNumber(),
            let rotation = scanner.takeNumber(), let isLarge = scanner.takeFlag(),
            let isClockwise = scanner.takeFlag(), let end = takePoint(origin)
        else { return false }
        let arc = PathArc(
            start: current, end: end, radiusX: radiusX, radiusY: radiusY, rotation: rotation,
            isLarge: isLarge,
            isClockwise: isClockwise)
        let curves = arc.curves
        for curve in curves { addCurve(curve.first, curve.second, curve.end) }
        if curves.isEmpty, end != current { addLine(to: end) }
        current = end
        return true
    }

    private mutating func addLine(to point: PathPoint) {
        segments.append(.line(x: point.x, y: point.y))
        current = point
    }

    private mutating func addCurve(_ first: PathPoint, _ second: PathPoint, _ end: PathPoint) {
        segments.append(.curve(x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: end.x, y: end.y))
        current = end
    }

    private mutating func takePoint(_ origin: PathPoint) -> PathPoint? {
        guard let x = scanner.takeNumber(), let y = scanner.takeNumber() else { return nil }
        return PathPoint(x: origin.x + x, y: origin.y + y)
    }

    private func reflection(of before: (point: PathPoint, degree: Int)?, degree: Int) -> PathPoint {
        guard let before, before.degree == degree else { return current }
        return PathPoint(x: 2 * current.x - before.point.x, y: 2 * current.y - before.point.y)
    }

    /// The first end of a segment from `first` on that lies outside the square, with room for rounding.
    private func stray(from first: Int) -> PathPoint? {
        segments[first...].lazy.compactMap(\.end).first { point in
            let range = -0.01...Glyph.side + 0.01
            return !range.contains(point.x) || !range.contains(point.y)
        }
    }

    /// The bytes of the file that a piece of the text is written in, or the whole text when it has escapes.
    private func place(_ from: Int, _ to: Int) -> Label {
        let whole = node.label()
        let quotes = Int(whole.range.count) - node.bytes.count
        let isVerbatim = node.tree.file.text(in: whole.range).utf8.dropFirst(quotes / 2).starts(
            with: node.bytes)
        guard isVerbatim, quotes == 0 || quotes == 2 else { return whole }
        let start = Int(whole.range.start) + quotes / 2
        return Label(source: whole.source, range: TextRange(start + from, start + to))
    }
}

extension Glyph.Segment {
    /// Where the segment ends; nil for a closing.
    fileprivate var end: PathPoint? {
        switch self {
        case .move(let x, let y), .line(let x, let y), .curve(_, _, _, _, let x, let y): PathPoint(x: x, y: y)
        case .close: nil
        }
    }
}

/// A command letter, taken apart.
struct Command {
    /// What a letter draws.
    enum Kind: Character {
        case move = "M"
        case line = "L"
        case horizontal = "H"
        case vertical = "V"
        case cubic = "C"
        case smoothCubic = "S"
        case quadratic = "Q"
        case smoothQuadratic = "T"
        case arc = "A"
        case close = "Z"

        /// How many numbers the command takes.
        var count: Int {
            switch self {
            case .close: 0
            case .horizontal, .vertical: 1
            case .move, .line, .smoothQuadratic: 2
            case .smoothCubic, .quadratic: 4
            case .cubic: 6
            case .arc: 7
            }
        }
    }

    let kind: Kind
    let isRelative: Bool

    init?(_ letter: Character) {
        guard letter.isASCII, let upper = letter.uppercased().first, let kind = Kind(rawValue: upper) else {
            return nil
        }
        self.init(kind: kind, isRelative: letter.isLowercase)
    }

    private init(kind: Kind, isRelative: Bool) {
        self.kind = kind
        self.isRelative = isRelative
    }

    /// What further numbers after a move draw.
    var asLine: Command { Command(kind: .line, isRelative: isRelative) }
}

extension Diagnostic {
    fileprivate static func unknownCommand(at place: Label) -> Diagnostic {
        Diagnostic(
            .unknownPathCommand, "path data has no such command",
            at: Label(source: place.source, range: place.range, text: "expected one of M L H V C S Q T A Z"))
    }

    fileprivate static func pathWithoutStart(_ letter: Character, at place: Label) -> Diagnostic {
        Diagnostic(
            .pathWithoutStart, "path data begins with `\(letter)`",
            at: Label(source: place.source, range: place.range, text: "expected M"))
    }

    fileprivate static func incomplete(_ letter: Character, needs kind: Command.Kind, at place: Label)
        -> Diagnostic
    {
        let numbers = kind.count == 1 ? "1 number" : "\(kind.count) numbers"
        let flags = kind == .arc ? ["the fourth and fifth are 0 or 1"] : []
        return Diagnostic(
            .incompletePath, "`\(letter)` lacks a number",
            at: Label(source: place.source, range: place.range, text: "takes \(numbers)"), notes: flags)
    }

    fileprivate static func outsideSquare(_ letter: Character, _ point: PathPoint, at place: Label)
        -> Diagnostic
    {
        let x = NumberText.rounded(point.x, decimals: 3)
        let y = NumberText.rounded(point.y, decimals: 3)
        let side = NumberText.shortest(Glyph.side)
        return Diagnostic(
            .outsideSquare, "`\(letter)` leads to \(x), \(y), outside the square",
            at: Label(source: place.source, range: place.range, text: "both must be from 0 to \(side)"))
    }
}
