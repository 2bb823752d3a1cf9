/// All files of one compilation, in load order.
package struct SourceMap: Sendable {
    /// The files; a file's `id` is its index.
    package private(set) var files: [SourceFile] = []

    /// Makes an empty map.
    package init() {}

    /// Adds a file and returns it with its identity.
    @discardableResult
    package mutating func add(path: String, bytes: [UInt8]) -> SourceFile {
        let file = SourceFile(id: SourceID(UInt32(clamping: files.count)), path: path, bytes: bytes)
        files.append(file)
        return file
    }

    /// The same files, one of them under another name.
    package func naming(_ id: SourceID, _ path: String) -> SourceMap {
        var map = SourceMap()
        for file in files { map.add(path: file.id == id ? path : file.path, bytes: file.bytes) }
        return map
    }

    /// The file with an identity that this map gave out.
    package subscript(_ id: SourceID) -> SourceFile? {
        Int(id.index) < files.count ? files[Int(id.index)] : nil
    }
}
