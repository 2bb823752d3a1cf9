import AurumPlatform
import AurumYAML

/// Looks at what a machine has that goes with aurumc.
struct MachineExamination {
    let environment: Environment
    /// Where a git repository is looked for, and above.
    let folder: Path

    /// What is found.
    var findings: [Finding] { [swift, yaml, hook, pictures, cache] }

    private var swift: Finding {
        guard environment.programs.path("swift") != nil else {
            return Finding(
                subject: "swift", status: .missing, detail: "no toolchain, which only generated Swift needs",
                remedy: "https://www.swift.org/install")
        }
        let line =
            environment.programs.firstLine(["swift", "--version"]) ?? "a toolchain that says no version"
        return Finding(subject: "swift", status: .ok, detail: line)
    }

    private var yaml: Finding {
        Finding(subject: "libyaml", status: .ok, detail: YAMLReader.libraryVersion, isEssential: true)
    }

    private var hook: Finding {
        guard let root = repository else {
            return Finding(
                subject: "git", status: .warn, detail: "no repository", remedy: "`git init` begins one")
        }
        let isConfigured = mentions(root.appending(".pre-commit-config.yaml"))
        let hook = hooks(of: root).appending("pre-commit")
        if environment.fileSystem.kind(of: hook) == .file, isConfigured || mentions(hook) {
            return Finding(subject: "git", status: .ok, detail: "a hook runs aurumc before a commit")
        }
        return Finding(
            subject: "git", status: .warn, detail: "no hook runs aurumc before a commit",
            remedy: isConfigured
                ? "run `pre-commit install`"
                : "name its hooks in `.pre-commit-config.yaml`, or run `aurumc check` in CI")
    }

    private var pictures: Finding {
        guard let path = environment.programs.path("rsvg-convert") else {
            return Finding(
                subject: "pictures", status: .missing,
                detail: "no `rsvg-convert`, which turns pictures into PNG",
                remedy: "install librsvg if you want that")
        }
        return Finding(subject: "pictures", status: .ok, detail: path)
    }

    private var cache: Finding {
        if environment.variables["AURUMC_CACHE"] == "off" {
            return Finding(subject: "cache", status: .ok, detail: "off, as AURUMC_CACHE says")
        }
        guard let folder = environment.cache?.folder, environment.fileSystem.mayWriteBelow(folder) else {
            return Finding(
                subject: "cache", status: .warn, detail: "no folder to remember runs in",
                remedy: "let AURUMC_CACHE name one that can be written")
        }
        return Finding(subject: "cache", status: .ok, detail: folder.text)
    }

    private var repository: Path? {
        var place = folder
        while environment.fileSystem.kind(of: place.appending(".git")) == nil {
            if place == place.parent { return nil }
            place = place.parent
        }
        return place
    }

    /// The folder of a repository's hooks; in a worktree and in a submodule `.git` is a file that says where git keeps
    /// things, and worktrees share the hooks of their repository.
    private func hooks(of root: Path) -> Path {
        let entry = root.appending(".git")
        guard let line = firstLine(of: entry), line.hasPrefix("gitdir: ") else {
            return entry.appending("hooks")
        }
        let own = root.appending(String(line.dropFirst("gitdir: ".count)))
        return (firstLine(of: own.appending("commondir")).map { own.appending($0) } ?? own).appending("hooks")
    }

    /// The first line of a short file.
    private func firstLine(of file: Path) -> String? {
        guard let bytes = try? environment.fileSystem.readRegular(file, atMost: 1 << 16) else { return nil }
        return String(
            decoding: bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }

    private func mentions(_ file: Path) -> Bool {
        let bytes = try? environment.fileSystem.readRegular(file, atMost: 1 << 20)
        return String(decoding: bytes ?? [], as: UTF8.self).contains("aurumc")
    }
}
