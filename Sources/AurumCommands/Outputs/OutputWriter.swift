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
    /// short leaves nothing the next one does not know of. `written` goes up with every file written.
    package func carryOut(_ plan: OutputPlan, counting written: inout Int) throws(FileFailure) {
        if plan.isUpToDate { return }
        for path in plan.temporaries { try removeTemporary(path, below: plan.root) }
        if plan.isAbandoned { return try removeAll(plan) }
        try fileSystem.createFolder(plan.root)
        let union = OutputList(plan.list.paths + plan.currentList.paths, maker: plan.list.maker)
        if !union.isSame(as: plan.currentList) { try write(union, plan) }
        for removal in plan.removals { try remove(removal.path, below: plan.root) }
        for write in plan.writes {
            let path = plan.root.appending(write.file.path)
            try fileSystem.createFolder(path.parent)
            try fileSystem.write(write.file.contents, to: path)
            written += 1
        }
        if !plan.list.isSame(as: union) { try write(plan.list, plan) }
    }

    /// Does the same when nobody asks how far it got.
    package func carryOut(_ plan: OutputPlan) throws(FileFailure) {
        var written = 0
        try carryOut(plan, counting: &written)
    }

    /// Removes the files of a folder that no output has any more, their list last, and the folder when it is empty then.
    private func removeAll(_ plan: OutputPlan) throws(FileFailure) {
        for removal in plan.removals { try remove(removal.path, below: plan.root) }
        try fileSystem.removeFile(plan.root.appending(OutputSet.listName))
        try fileSystem.removeFolderIfEmpty(plan.root)
    }

    private func removeTemporary(_ path: Path, below root: Path) throws(FileFailure) {
        do {
            try fileSystem.removeFile(root.appending(path.text))
        } catch {
            // Another build may have been faster.
            if error.reason != .missing { throw error }
        }
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
