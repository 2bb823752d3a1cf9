package import AurumSyntax

/// Where a component set is in Figma, and what its axes and parameters are called there.
package struct FigmaReference: Sendable {
    /// A property in Figma that an axis or a parameter follows.
    package struct Property: Sendable {
        /// The name of the axis or parameter.
        package let name: String
        /// The name in Figma.
        package let property: String
        /// The values that have another name in Figma than here; `true` and `false` for a parameter.
        package let values: [(name: String, inFigma: String)]

        /// Makes a property.
        package init(_ name: String, _ property: String, values: [(name: String, inFigma: String)] = []) {
            self.name = name
            self.property = property
            self.values = values
        }

        /// What a value is called in Figma.
        package func nameInFigma(of value: String) -> String {
            values.first { $0.name.utf8.elementsEqual(value.utf8) }?.inFigma ?? value
        }
    }

    /// The file's key.
    package let file: String
    /// The node, such as `12:34`.
    package let node: String
    /// The properties, in authored order; each stands for one axis or parameter.
    package let properties: [Property]
    /// The axes and parameters that Figma is said to have no property for.
    package let codeOnly: [String]
    /// Where this is written.
    package let place: NodeRef

    /// Makes a place in Figma.
    package init(file: String, node: String, properties: [Property], codeOnly: [String] = [], place: NodeRef)
    {
        self.file = file
        self.node = node
        self.properties = properties
        self.codeOnly = codeOnly
        self.place = place
    }

    /// The property of an axis or parameter.
    package func property(of name: String) -> Property? {
        properties.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// The page of the node.
    package var url: String {
        let dashed = node.map { $0 == ":" ? "-" : String($0) }.joined()
        return "https://www.figma.com/design/\(Self.escaped(file))?node-id=\(Self.escaped(dashed))"
    }

    /// A text with everything percent-encoded that could end a part of a URL, or a line.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."):
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                escaped += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return escaped
    }
}
