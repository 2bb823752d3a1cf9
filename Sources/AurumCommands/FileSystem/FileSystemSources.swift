import AurumPlatform
package import AurumSyntax

/// Gives stages the bytes of files, from the environment's file system.
package struct FileSystemSources: SourceProvider {
    private let environment: Environment
    private let given: [String: [UInt8]]

    /// Makes a provider in which relative paths start in the environment's working folder, and some names stand for
    /// bytes that are there already.
    package init(_ environment: Environment, given: [String: [UInt8]] = [:]) {
        self.environment = environment
        self.given = given
    }

    package func bytes(at path: String) throws(SourceFailure) -> [UInt8] {
        if let bytes = given[path] { return bytes }
        do throws(FileFailure) {
            return try environment.fileSystem.read(environment.path(path))
        } catch {
            throw SourceFailure(error)
        }
    }
}

extension SourceFailure {
    /// Why a stage cannot have a file, by what the system says.
    init(_ failure: FileFailure) {
        switch failure.reason {
        case .missing: self = .missing
        case .isFolder: self = .isDirectory
        case .tooLarge(let most): self = .tooLarge(most)
        default: self = .unreadable(failure.words)
        }
    }
}
