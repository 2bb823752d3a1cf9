import AurumEmitters
import AurumPlatform

/// Finds what earlier builds left behind: files half written when a build was cut short, and whole folders that the
/// config no longer names.
enum LeftoverFiles {
    /// The temporary files of processes that are gone, in the folder of the list and in the folders of its files.
    static func temporaries(
        of lists: [OutputList], below root: Path, _ fileSystem: any FileSystem
    ) -> [Path] {
        var folders: Set<Path> = [Path(".")]
        var last: Path?
        for folder in lists.lazy.flatMap(\.paths).map(\.parent) where folder != last {
            folders.insert(folder)
            last = folder
        }
        return folders.sorted().flatMap { folder in
            // A folder that is not there, or cannot be listed, holds nothing that could be removed.
            let names = (try? fileSystem.list(root.appending(folder.text))) ?? []
            return names.filter { TemporaryName($0)?.isAbandoned == true }.map { folder.appending($0) }
        }
    }

    /// The folders beside those of the outputs whose list names the config, though no output has them any more.
    static func folders(
        beside outputs: [Path], madeFrom config: Path, _ fileSystem: any FileSystem
    ) -> [(folder: Path, list: OutputList)] {
        let parents = Set(outputs.map(\.parent)).sorted()
        let beside = parents.flatMap { parent in
            ((try? fileSystem.list(parent)) ?? []).map { parent.appending($0) }
        }
        let named = beside.compactMap { folder -> (folder: Path, list: OutputList)? in
            if outputs.contains(where: { $0.isSameOnAnyDisk(as: folder) }) { return nil }
            guard let bytes = try? fileSystem.readRegular(folder.appending(OutputSet.listName)) else {
                return nil
            }
            let list = OutputList(bytes)
            return list.maker.map { folder.appending($0) } == config ? (folder, list) : nil
        }
        if named.isEmpty { return [] }
        // The folder of an output may be a link to one beside it.
        let real = Set(outputs.map { fileSystem.realPath($0) })
        return named.filter {
            !fileSystem.isLink($0.folder) && !real.contains(fileSystem.realPath($0.folder))
        }
    }
}
