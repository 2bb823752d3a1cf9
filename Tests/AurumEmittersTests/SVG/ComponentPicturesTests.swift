import AurumCompiler
import AurumEmitters
import AurumTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements of a picture with their attributes, read by another parser than ours.
private final class Picture: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        /// The sum of the translations around the element.
        let x: Double
        let y: Double
        var text = ""

        func number(_ name: String) -> Double { Double(attributes[name] ?? "") ?? 0 }
    }

    private(set) var elements: [Element] = []
    private(set) var isWellFormed = false
    private var places = [(0.0, 0.0)]
    private var open: [Int] = []

    init(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        var (x, y) = places.last ?? (0, 0)
        if let match = attributes["transform"]?.firstMatch(of: /translate\(([0-9.-]+) ([0-9.-]+)\)/) {
            x += Double(match.1) ?? 0
            y += Double(match.2) ?? 0
        }
        places.append((x, y))
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes, x: x, y: y))
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        places.removeLast()
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let index = open.last { elements[index].text += text }
    }

    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }
}

extension Picture.Element {
    /// Where the element reaches from left to right.
    var horizontal: ClosedRange<Double> {
        if name == "text" { return x + number("x")...x + number("x") + number("textLength") }
        if name == "rect" { return x + number("x")...x + number("x") + number("width") }
        // Coordinates come in pairs; the horizontal one is first.
        let numbers = (attributes["d"] ?? "").matches(of: /-?[0-9.]+/).compactMap { Double($0.0) }
        let across = numbers.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        return x + (across.min() ?? 0)...x + (across.max() ?? 0)
    }
}

struct ComponentPicturesTests {
    private let design = SampleDesign.make(modes: ["light", "dark"])

    private func pictures(_ mode: Int = 0) -> ComponentPictures {
        ComponentPictures(design.components[0], in: design, mode: mode)
    }

    @Test(arguments: [0, 1])
    func isWellFormed(_ mode: Int) {
        let sheet = Picture(pictures(mode).sheet)
        #expect(sheet.isWellFormed)
        #expect(sheet.all("title").map(\.text) == ["SampleNotice"])
        #expect(sheet.all("text").count == 2 + 2 + 2 * (1 + 3))
        let ids = sheet.elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: 0..<4)
    func nothingOverlaps(_ index: Int) {
        let picture = Picture(pictures().picture(of: VariantID(index)))
        let glyphs = picture.all("path").map(\.horizontal)
        let texts = picture.all("text").map(\.horizontal)
        let container = picture.all("rect")[2].horizontal
        #expect(glyphs.count == 2)
        #expect(texts.count == (index % 2 == 0 ? 1 : 3))
        for text in texts {
            #expect(text.lowerBound >= glyphs[0].upperBound)
            #expect(text.upperBound <= glyphs[1].lowerBound)
        }
        #expect(container.lowerBound + 12 <= glyphs[0].lowerBound)
        #expect(glyphs[1].upperBound <= container.upperBound - 12)
    }

    @Test func fixedHeightsStayAndOthersFollowTheText() {
        let heights = (0..<2).map {
            Picture(pictures().picture(of: VariantID($0))).all("rect")[2].number("height")
        }
        #expect(heights == [48, 3 * 20 + 2 * 12])
    }

    @Test func cutsTextsWithAnEllipsis() {
        let texts = (0..<2).map { Picture(pictures().picture(of: VariantID($0))).all("text").map(\.text) }
        #expect(texts[0].count == 1 && texts[0][0].hasSuffix("…"))
        #expect(texts[1].count == 3 && texts[1][2].hasSuffix("…") && !texts[1][0].hasSuffix("…"))
    }

    @Test func drawsTheBorderInside() {
        let picture = Picture(pictures().picture(of: VariantID(0)))
        let border = picture.all("rect")[3]
        #expect(border.number("x") == 0.5)
        #expect(border.number("width") == 342)
        #expect(border.number("rx") == 7.5)
    }

    @Test func blursHalfAsFarAsDesignToolsSay() {
        let picture = Picture(pictures().picture(of: VariantID(0)))
        #expect(picture.all("feGaussianBlur").map { $0.number("stdDeviation") } == [4])
        #expect(picture.all("rect")[1].number("y") == 2)
    }

    @Test func definesEachBlurOnce() {
        var builder = DesignBuilder()
        builder.component(
            "Box", axes: [("depth", ["8", "4", "0", "8"])], parts: [.init(name: "box", kind: .container)],
            properties: ["box.shadow"]
        ) { values, _ in
            let blur = Dimension(value: Double(values[0]) ?? 0, unit: .px)
            let none = Dimension(value: 0, unit: .px)
            let layer = Shadow(
                color: .black, offsetX: none, offsetY: none, blur: blur, spread: none, isInset: false)
            return .single(.literal(ModeValues([.shadow([layer])]), references: []))
        }
        let design = builder.build()
        let pictures = ComponentPictures(design.components[0], in: design)
        func filters(_ picture: Picture) -> [String?] {
            picture.all("rect").dropFirst().map { $0.attributes["filter"] }
        }
        let sheet = Picture(pictures.sheet)
        #expect(sheet.all("feGaussianBlur").map { $0.number("stdDeviation") } == [4, 2])
        #expect(filters(sheet) == ["url(#blur-1)", "url(#blur-2)", nil, "url(#blur-1)"])
        #expect(filters(Picture(pictures.picture(of: VariantID(1)))) == ["url(#blur-1)"])
    }

    @Test func hasABackdropAsDarkAsTheMode() {
        let fills = (0..<2).map { Picture(pictures($0).sheet).all("rect").first?.attributes["fill"] }
        #expect(fills == ["#F4F5F7", "#171A1F"])
    }

    @Test(arguments: HostileNames.all)
    func escapesWhatItSays(_ text: String) {
        var builder = DesignBuilder(modes: [text])
        builder.component(
            "Name " + text, axes: [(text, [text, "b"])],
            parts: [.init(name: "container", kind: .container), .init(name: "label", kind: .text)],
            parameters: [.init(name: "label", kind: .text(sample: text), part: "label", summary: "")],
            properties: ["container.height"]
        ) { _, _ in .hug }
        let design = builder.build()
        let pictures = ComponentPictures(design.components[0], in: design)
        #expect(Picture(pictures.sheet).isWellFormed)
        #expect(Picture(pictures.picture(of: VariantID(0))).isWellFormed)
        #expect(Picture(pictures.sheet).all("script").isEmpty)
    }

    @Test func hugsItsText() {
        var builder = DesignBuilder()
        let padding = Dimension(value: 8, unit: .px)
        builder.component(
            "Tag", axes: [],
            parts: [.init(name: "box", kind: .container), .init(name: "label", kind: .text)],
            parameters: [.init(name: "label", kind: .text(sample: "New"), part: "label", summary: "")],
            properties: ["box.width", "box.height", "box.padding.horizontal", "box.background"]
        ) { _, property in
            switch property {
            case "box.padding.horizontal":
                .single(.literal(ModeValues([.dimension(padding)]), references: []))
            case "box.background": .single(.literal(ModeValues([.color(.white)]), references: []))
            default: .hug
            }
        }
        let design = builder.build()
        let picture = Picture(ComponentPictures(design.components[0], in: design).sheet)
        let box = picture.all("rect")[1]
        let text = picture.all("text")[0]
        #expect(text.text == "New")
        #expect(
            (16 + text.number("textLength")..<17.1 + text.number("textLength")).contains(box.number("width")))
    }

    /// A strip of parts, on which each test looks at one thing.
    private func strip(_ cells: [String: CellValue], samples: [String: String]) -> Picture {
        var builder = DesignBuilder()
        builder.glyphs([
            Glyph(
                name: "Dot",
                segments: [.move(x: 2, y: 2), .line(x: 22, y: 2), .line(x: 22, y: 22), .close])
        ])
        builder.component(
            "Strip", axes: [],
            parts: [
                .init(name: "box", kind: .container), .init(name: "icon", kind: .glyph),
                .init(name: "label", kind: .text), .init(name: "more", kind: .textButton),
            ],
            parameters: [
                .init(name: "label", kind: .text(sample: "Label"), part: "label", summary: ""),
                .init(
                    name: "more", kind: .text(sample: samples["more"] ?? ""), part: "more", summary: "",
                    isOptional: true),
                .init(
                    name: "icon", kind: .glyph, part: "icon", summary: "",
                    samples: [samples["icon"] ?? ""]),
            ],
            properties: Array(cells.keys)
        ) { _, path in cells[path] ?? .none }
        let design = builder.build()
        return Picture(ComponentPictures(design.components[0], in: design).picture(of: VariantID(0)))
    }

    private func length(_ value: Double) -> CellValue {
        .single(
            .literal(
                ModeValues([.dimension(Dimension(value: value, unit: .px))]), references: []))
    }

    private let black = CellValue.single(.literal(ModeValues([.color(.black)]), references: []))

    @Test func partsWithoutAnythingToShowAreLeftOut() {
        let empty = strip(["box.gap": length(8)], samples: [:])
        #expect(empty.all("path").isEmpty)
        #expect(empty.all("text").map(\.text) == ["Label"])
        #expect(empty.all("text")[0].horizontal.lowerBound == 24, "no gap before what comes first")

        let full = strip(["box.gap": length(8)], samples: ["icon": "Dot", "more": "More"])
        #expect(full.all("path").count == 1)
        #expect(full.all("text").map(\.text) == ["Label", "More"])
        #expect(full.all("text")[0].horizontal.lowerBound == 24 + 24 + 8)
    }

    @Test func aTextToTapIsAtLeastAsWideAsItsTarget() {
        let picture = strip(
            ["box.width": length(200), "more.touchTarget": length(60)], samples: ["more": "OK"])
        let text = picture.all("text")[1].horizontal
        #expect(abs((text.lowerBound + text.upperBound) / 2 - (24 + 200 - 30)) < 0.02, "in the middle of it")
    }

    @Test func linesAreDrawnAlongSomeEdges() {
        let cells = [
            "box.width": length(100), "box.height": length(40), "box.border.color": black,
            "box.border.width": length(2), "box.border.edges": CellValue.edges(EdgeSet([.bottom, .leading])),
        ]
        let lines = strip(cells, samples: [:]).all("rect").filter { $0.attributes["fill"] == "#000000" }
        let boxes = lines.map { [$0.number("x"), $0.number("y"), $0.number("width"), $0.number("height")] }
        #expect(boxes == [[0, 38, 100, 2], [0, 0, 2, 40]])
    }

    @Test func whatFillsIsAsWideAsTheScreen() {
        let white = CellValue.single(.literal(ModeValues([.color(.white)]), references: []))
        let widths = [CellValue.fill, .none].map { width in
            strip(["box.width": width, "box.background": white], samples: [:]).all("rect")[1].number("width")
        }
        #expect(widths == [375, 343])
    }

    @Test func measuresLikeTheFont() {
        // 14 px at weight 500; the sum of the advances in Inter Medium's own tables.
        let picture = Picture(pictures().picture(of: VariantID(1)))
        let line = picture.all("text")[0]
        #expect(line.text == "The connection was lost while the last")
        #expect((255.0...256.2).contains(line.number("textLength")))
    }

    @Test(
        .enabled(if: Rasterizer.isThere, "needs rsvg-convert and python3"), arguments: 0..<4, [0, 1])
    func showsTheCompositeThatTheTableHas(_ index: Int, _ mode: Int) throws {
        let variant = VariantID(index)
        let cell = try #require(design.components[0].table[variant, "container.background"])
        let composite = SRGB8(try #require(design.composite(of: cell, inMode: mode)))
        // Between the upper edge and the text, in the middle from left to right.
        let pixel = try Rasterizer.pixel(pictures(mode).picture(of: variant), x: 24 + 171, y: 24 + 6)
        #expect(pixel == [composite.red, composite.green, composite.blue, 255])
    }
}

/// Draws pictures with a program of the system and looks at single pixels.
private enum Rasterizer {
    static var isThere: Bool {
        ["rsvg-convert", "python3"].allSatisfy { name in
            (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
                FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
            }
        }
    }

    /// Undoes the line filters of a PNG with four bytes a pixel and prints one pixel.
    private static let script = """
        import subprocess, sys, zlib
        x, y = int(sys.argv[1]), int(sys.argv[2])
        png = subprocess.run(["rsvg-convert"], input=sys.stdin.buffer.read(), capture_output=True, check=True).stdout
        at, data = 8, b""
        while at < len(png):
            size, kind = int.from_bytes(png[at:at + 4], "big"), png[at + 4:at + 8]
            body = png[at + 8:at + 8 + size]
            if kind == b"IHDR": width = int.from_bytes(body[:4], "big")
            if kind == b"IDAT": data += body
            at += size + 12
        raw, stride, above = zlib.decompress(data), width * 4, bytearray(width * 4)
        for row in range(y + 1):
            start = row * (stride + 1)
            kind, line = raw[start], bytearray(raw[start + 1:start + 1 + stride])
            for i in range(stride):
                a, b = line[i - 4] if i >= 4 else 0, above[i]
                c = above[i - 4] if i >= 4 else 0
                p = a + b - c
                paeth = min((a, b, c), key=lambda v: abs(p - v))
                line[i] = (line[i] + [0, a, b, (a + b) // 2, paeth][kind]) & 255
            above = line
        print(*above[x * 4:x * 4 + 4])
        """

    static func pixel(_ svg: String, x: Int, y: Int) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script, String(x), String(y)]
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        input.fileHandleForWriting.write(Data(svg.utf8))
        try input.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split { $0.isWhitespace }.compactMap { UInt8($0) }
    }
}
