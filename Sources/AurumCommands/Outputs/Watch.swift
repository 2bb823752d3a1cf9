import AurumPlatform

/// Does a run again whenever something that it saw of the disk has changed.
///
/// The folders to listen to are those of all that the last run asked for, so that a config that names other files, a file
/// that is new in a folder, and a folder that was away are heard without more ado.
struct Watch {
    /// A run; false when it makes no sense to wait for changes after it.
    typealias Run = (Environment) throws(FileFailure) -> Bool

    private let environment: Environment

    init(_ environment: Environment) {
        self.environment = environment
    }

    /// Runs at once, and again after each change, until the process is ended or a run says that waiting makes no sense.
    func start(_ run: Run) throws(FileFailure) {
        while true {
            let observer = ObservingFileSystem(environment.fileSystem)
            guard try run(environment.reaching(observer)) else { return }
            environment.output.flush()
            environment.errors.flush()
            waitForChange(of: observer.observationsAfterChanges)
        }
    }

    /// Returns when the disk would answer any question in another way.
    private func waitForChange(of observations: [DiskObservation]) {
        let disk = environment.fileSystem
        let events = FolderEvents(of: folders(of: observations).map(\.text))
        // What changed before anybody listened is found by looking.
        while observations.allSatisfy({ $0.isStillTrue(on: disk) }) { events.wait() }
    }

    /// The folders in which changes matter; of what is not there, the nearest folder that is.
    private func folders(of observations: [DiskObservation]) -> [Path] {
        let disk = environment.fileSystem
        var found: Set<Path> = []
        for observation in observations {
            var folder = observation.question == .names ? observation.path : observation.path.parent
            while disk.kind(of: folder) != .folder, folder != folder.parent { folder = folder.parent }
            found.insert(folder)
        }
        return found.sorted()
    }
}
