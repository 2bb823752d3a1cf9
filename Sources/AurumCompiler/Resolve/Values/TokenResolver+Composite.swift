import AurumSyntax

extension TokenResolver {
    func strokeStyle(_ slot: Slot) -> StrokeStyle? {
        if slot.node.kind == .string {
            return word(slot, "a stroke style", StrokeStyle.Keyword.self).map(StrokeStyle.keyword)
        }
        guard slot.node.kind == .object else {
            wrongKind(slot, "a stroke style", "a keyword or an object")
            return nil
        }
        guard let fields = fields(slot, "a stroke style", required: ["dashArray", "lineCap"]) else {
            return nil
        }
        let dashes = fields["dashArray"].flatMap(dashes)
        let lineCap = word(fields["lineCap"], "a line cap", StrokeStyle.LineCap.self)
        guard let dashes, let lineCap else { return nil }
        return .dashes(array: dashes, lineCap: lineCap)
    }

    private func dashes(_ slot: Slot) -> [Dimension]? {
        guard let elements = elements(slot, "`dashArray`") else { return nil }
        if elements.isEmpty { reportGap(.empty("`dashArray`", slot), slot) }
        return elements.compactMap { dimension($0, "a dash") }
    }

    func border(_ slot: Slot) -> Border? {
        guard let fields = fields(slot, "a border", required: ["color", "width", "style"]) else { return nil }
        let color = color(fields["color"], "the color of a border")
        let width = dimension(fields["width"], "the width of a border")
        let style = fields["style"].flatMap { typed($0, .strokeStyle, "the style of a border") }
        guard let color, let width, case .strokeStyle(let style)? = style else { return nil }
        return Border(color: color, width: width, style: style)
    }

    func transition(_ slot: Slot) -> Transition? {
        let names = ["duration", "delay", "timingFunction"]
        guard let fields = fields(slot, "a transition", required: names) else { return nil }
        let duration = fields["duration"].flatMap { typed($0, .duration, "the duration of a transition") }
        let delay = fields["delay"].flatMap { typed($0, .duration, "the delay of a transition") }
        let curve = fields["timingFunction"].flatMap { typed($0, .cubicBezier, "the timing function") }
        guard case .duration(let duration)? = duration, case .duration(let delay)? = delay,
            case .cubicBezier(let curve)? = curve
        else { return nil }
        return Transition(duration: duration, delay: delay, timingFunction: curve)
    }

    func typography(_ slot: Slot) -> Typography? {
        let names = Typography.members.map(\.name)
        guard let fields = fields(slot, "a typography", required: names) else { return nil }
        let family = fields["fontFamily"].flatMap { typed($0, .fontFamily, "the family of a typography") }
        let size = dimension(fields["fontSize"], "the size of a typography")
        let weight = fields["fontWeight"].flatMap { typed($0, .fontWeight, "the weight of a typography") }
        let spacing = dimension(fields["letterSpacing"], "the letter spacing of a typography")
        let lineHeight = fields["lineHeight"].flatMap {
            typed($0, .number, "the line height of a typography")
        }
        guard case .fontFamily(let family)? = family, let size, case .fontWeight(let weight)? = weight,
            let spacing,
            case .number(let lineHeight)? = lineHeight
        else { return nil }
        return Typography(
            fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing,
            lineHeight: lineHeight)
    }

    /// Reads one shadow, or a list of them with references mixed in (F-201).
    func shadows(_ slot: Slot) -> [Shadow]? {
        guard slot.node.kind == .array else { return shadow(slot).map { [$0] } }
        let elements = slot.node.elements.map(slot.part)
        if elements.isEmpty { reportGap(.empty("a list of shadows", slot), slot) }
        let layers = elements.compactMap(layer)
        return layers.count == elements.count ? layers : nil
    }

    private func shadow(_ slot: Slot) -> Shadow? {
        guard slot.node.kind == .object else {
            wrongKind(slot, "a shadow", "an object or a list of them")
            return nil
        }
        let names = Shadow.members.map(\.name)
        guard let fields = fields(slot, "a shadow", required: names, optional: ["inset"]) else { return nil }
        let color = color(fields["color"], "the color of a shadow")
        let lengths = names.dropFirst().map { dimension(fields[$0], "`\($0)` of a shadow") }
        let isInset = fields["inset"].map(flag) ?? false
        guard let color, let x = lengths[0], let y = lengths[1], let blur = lengths[2],
            let spread = lengths[3],
            let isInset
        else { return nil }
        return Shadow(color: color, offsetX: x, offsetY: y, blur: blur, spread: spread, isInset: isInset)
    }

    private func flag(_ slot: Slot) -> Bool? {
        guard let slot = raw(slot) else { return nil }
        guard let flag = slot.node.boolean else {
            wrongKind(slot, "`inset`", "true or false")
            return nil
        }
        return flag
    }

    func gradient(_ slot: Slot) -> [GradientStop]? {
        guard slot.node.kind == .array else {
            wrongKind(slot, "a gradient", "a list of stops")
            return nil
        }
        let elements = slot.node.elements.map(slot.part)
        if elements.isEmpty { reportGap(.empty("a gradient", slot), slot) }
        let stops = elements.compactMap(element)
        return stops.count == elements.count ? stops : nil
    }

    private func stop(_ slot: Slot) -> GradientStop? {
        guard let fields = fields(slot, "a stop of a gradient", required: ["color", "position"]) else {
            return nil
        }
        let color = color(fields["color"], "the color of a stop")
        let position = fields["position"].flatMap { typed($0, .number, "the position of a stop") }
        guard let color, case .number(let position)? = position else { return nil }
        if !(0...1).contains(position), let slot = fields["position"] {
            diagnostics.report(
                Diagnostic(
                    .clampedPosition,
                    "a position of \(NumberText.shortest(position)) counts as \(position < 0 ? 0 : 1)",
                    at: slot.label("outside 0 to 1"), severity: .warning))
        }
        return GradientStop(color: color, position: min(max(position, 0), 1))
    }

    /// Reads a layer of a list of shadows: written in place, or a reference to a shadow with one layer (F-202).
    private func layer(_ slot: Slot) -> Shadow? {
        guard let reference = ReferenceWalker.reference(slot.node) else { return shadow(slot) }
        guard isOneElement(reference, "a layer of a shadow", slot) else { return nil }
        guard case .shadow(let layers)? = typed(slot, .shadow, "a layer of a shadow") else { return nil }
        return single(layers, "a layer of a shadow", slot)
    }

    /// Reads an element of a gradient: a stop, or a reference to a gradient with one stop, or a pointer to a stop of
    /// another gradient (F-207).
    private func element(_ slot: Slot) -> GradientStop? {
        guard let reference = ReferenceWalker.reference(slot.node) else { return stop(slot) }
        if case .pointer = reference, case .part(let node, _) = walker.place(reference), node.kind == .object
        {
            guard case .slot(let target)? = follow(reference, blame: slot) else { return nil }
            return stop(target)
        }
        guard isOneElement(reference, "a stop of a gradient", slot) else { return nil }
        guard case .gradient(let stops)? = typed(slot, .gradient, "a stop of a gradient") else { return nil }
        return single(stops, "a stop of a gradient", slot)
    }

    /// Counts the elements of a list inside a value before they are read: each may refer to several again.
    private func isOneElement(
        _ reference: ReferenceWalker.Reference, _ subject: String, _ slot: Slot
    ) -> Bool {
        guard case .part(let list, _) = walker.place(reference), list.kind == .array else { return true }
        let count = list.elements.reduce(0) { count, _ in count + 1 }
        if count > 1 { report(.severalElements(subject, count, slot), slot) }
        return count <= 1
    }

    /// The one element of a list that a list element refers to.
    private func single<Element>(_ elements: [Element], _ subject: String, _ slot: Slot) -> Element? {
        guard elements.count == 1 else {
            report(.severalElements(subject, elements.count, slot), slot)
            return nil
        }
        return elements[0]
    }

    private func color(_ slot: Slot?, _ subject: String) -> Color? {
        slot.flatMap { typed($0, .color, subject) }?.color
    }

    private func dimension(_ slot: Slot?, _ subject: String) -> Dimension? {
        slot.flatMap { typed($0, .dimension, subject) }?.dimension
    }
}

extension Diagnostic {
    fileprivate static func severalElements(_ subject: String, _ count: Int, _ slot: Slot) -> Diagnostic {
        let reference = ReferenceWalker.reference(slot.node)
        let label = slot.pointer == nil ? reference?.node.label("refers to \(count)") : nil
        return Diagnostic(
            .ambiguousElement, "\(subject) refers to a list of \(count), expected exactly one",
            at: label ?? slot.label("refers to \(count)"),
            help: ["pick one with a pointer: `{ \"$ref\": \"#/…/$value/0\" }`"])
    }
}
