import AurumPlatform
package import AurumSyntax

/// Gives stages the bytes of files, from the environment's file system.
package struct FileSystemSources: SourceProvider {
    private let environment: Environment

    /// Makes a provider in which relative paths start in the environment's working folder.
    package init(_ environment: Environment) {
        self.environment = environment
    }

    package func bytes(at path: String) throws(SourceFailure) -> [UInt8] {
        do throws(FileFailure) {
            return try environment.fileSystem.read(environment.path(path))
        } catch {
            switch error.reason {
            case .missing: throw .missing
            case .isFolder: throw .isDirectory
            default: throw .unreadable(error.words)
            }
        }
    }
}
