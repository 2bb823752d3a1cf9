import AurumEmitters
package import AurumPlatform

/// Carries out the plan for an output folder.
package struct OutputWriter {
    private let fileSystem: any FileSystem

    /// Makes a writer for a file system.
    package init(_ fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
    }

    /// Removes what is left over, then writes what differs.
    ///
    /// First of all the list of outputs is made to name the files of before and after, so that a build that is cut
    /// short leaves nothing the next one does not know of.
    package func carryOut(_ plan: OutputPlan) throws(FileFailure) {
        if plan.isUpToDate { return }
        try fileSystem.createFolder(plan.root)
        let union = OutputList(plan.list.paths + plan.currentList.paths)
        if union.paths != plan.currentList.paths { try write(union, plan) }
        for removal in plan.removals { try remove(removal.path, below: plan.root) }
        for write in plan.writes {
            let path = plan.root.appending(write.file.path)
            try fileSystem.createFolder(path.parent)
            try fileSystem.write(write.file.contents, to: path)
        }
        if plan.list.paths != union.paths || !plan.currentList.refused.isEmpty { try write(plan.list, plan) }
    }

    private func write(_ list: OutputList, _ plan: OutputPlan) throws(FileFailure) {
        try fileSystem.write(list.contents, to: plan.root.appending(OutputSet.listName))
    }

    /// Removes a file and the folders that are empty without it.
    private func remove(_ path: String, below root: Path) throws(FileFailure) {
        let full = root.appending(path)
        try fileSystem.removeFile(full)
        var folder = full.parent
        while folder != root, try fileSystem.removeFolderIfEmpty(folder) { folder = folder.parent }
    }
}
