#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A `/`-separated path; two are equal exactly when their UTF-8 is.
package struct Path: Sendable {
    /// The path as text, without needless `.`, `..` and slashes; `.` for the empty relative path.
    package let text: String

    /// Makes a path, with `.` and `..` resolved by the text alone.
    package init(_ text: String) {
        self.text = Self.isPlain(text) ? text : Self.normalized(text)
    }

    private init(verbatim text: String) {
        self.text = text
    }

    /// Whether it starts at the root.
    package var isAbsolute: Bool { text.utf8.first == UInt8(ascii: "/") }

    /// The names between the slashes; none for `/` and `.`.
    package var components: [Substring] {
        text == "." ? [] : text.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    }

    /// The last name, or the whole text for `/` and `.`.
    package var name: String {
        guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")), text != "/" else { return text }
        return String(text[text.utf8.index(after: slash)...])
    }

    /// The part of the name after its last dot, without the dot; empty if there is none or the dot starts the name.
    package var fileExtension: String {
        let name = name
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
        return String(name[name.utf8.index(after: dot)...])
    }

    /// The folder it is in; the root is in itself, and `a` is in `.`.
    package var parent: Path {
        if text == "/" { return self }
        let slash = text.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = text.utf8[(slash.map { text.utf8.index(after: $0) } ?? text.startIndex)...]
        if text == "." || name.elementsEqual("..".utf8) { return appending("..") }
        guard let slash else { return Path(verbatim: ".") }
        return Path(verbatim: slash == text.startIndex ? "/" : String(text[..<slash]))
    }

    /// The path that `other` means when read in this folder; an absolute one stands for itself.
    ///
    /// Without `normalizing`, `..` is left to the operating system, which follows symbolic links first.
    package func appending(_ other: String, normalizing: Bool = true) -> Path {
        let isComplete = other.utf8.first == UInt8(ascii: "/")
        let joined = isComplete ? other : text == "/" ? "/" + other : text + "/" + other
        return normalizing ? Path(joined) : Path(verbatim: joined)
    }

    /// Whether this is `folder` or something inside it, by the text alone.
    package func isInside(_ folder: Path) -> Bool {
        guard isAbsolute == folder.isAbsolute else { return false }
        let parts = folder.components
        let own = components.prefix(parts.count)
        return own.elementsEqual(parts) { $0.utf8.elementsEqual($1.utf8) }
            && !components.dropFirst(parts.count).contains("..")
    }

    /// The shortest path that leads here from `folder`; both must be absolute or both relative, else it is unchanged.
    package func relative(to folder: Path) -> Path {
        guard isAbsolute == folder.isAbsolute else { return self }
        let own = components
        let base = folder.components
        let shared = zip(own, base).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let rest = base.dropFirst(shared)
        guard !rest.contains("..") else { return self }
        let steps = rest.map { _ in Substring("..") } + own.dropFirst(shared)
        return Path(verbatim: steps.isEmpty ? "." : steps.joined(separator: "/"))
    }

    /// Whether a text has only names between single slashes, as nearly all have.
    private static func isPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            // A name without anything in it counts as one of dots.
            var isDots = true
            for byte in bytes.dropFirst(bytes.first == UInt8(ascii: "/") ? 1 : 0) {
                if byte != UInt8(ascii: "/") {
                    isDots = isDots && byte == UInt8(ascii: ".")
                } else if isDots {
                    return false
                } else {
                    isDots = true
                }
            }
            return !isDots
        }
    }

    private static func normalized(_ text: String) -> String {
        let isAbsolute = text.utf8.first == UInt8(ascii: "/")
        var parts: [Substring] = []
        for part in text.utf8.split(separator: UInt8(ascii: "/")).map({ Substring($0) }) where part != "." {
            if part != ".." {
                parts.append(part)
            } else if let last = parts.last, last != ".." {
                parts.removeLast()
            } else if !isAbsolute {
                parts.append(part)
            }
        }
        if parts.isEmpty { return isAbsolute ? "/" : "." }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }
}

extension Path: Hashable, Comparable {
    package static func == (left: Path, right: Path) -> Bool {
        left.withBytes { left in
            right.withBytes { left.count == $0.count && compare(left, $0, left.count) == 0 }
        }
    }

    package static func < (left: Path, right: Path) -> Bool {
        left.withBytes { left in
            right.withBytes { right in
                let order = compare(left, right, min(left.count, right.count))
                return order == 0 ? left.count < right.count : order < 0
            }
        }
    }

    package func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// How the first bytes of two texts are ordered.
    private static func compare(
        _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, _ count: Int
    ) -> Int32 {
        guard let left = left.baseAddress, let right = right.baseAddress else { return 0 }
        return memcmp(left, right, count)
    }

    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var text = text
        return text.withUTF8(body)
    }
}
