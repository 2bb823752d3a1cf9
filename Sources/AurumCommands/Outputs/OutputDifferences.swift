import AurumEmitters
import AurumPlatform
package import AurumSyntax

/// Says how an output folder differs from what the input gives.
package struct OutputDifferences {
    private let plan: OutputPlan
    private let shownRoot: String
    private let style: TerminalStyle

    /// Makes a report on a plan whose folder is shown to the user as `shownRoot`.
    package init(
        _ plan: OutputPlan, shownAs shownRoot: String, style: TerminalStyle = TerminalStyle(isOn: false)
    ) {
        self.plan = plan
        self.shownRoot = shownRoot
        self.style = style
    }

    /// One diagnostic for each file that is stale, missing or left over; all have one remedy, to build.
    package var diagnostics: [Diagnostic] {
        let writes = plan.writes.map { write in
            let path = shown(write.file.path)
            return write.isLink ? Diagnostic.link(path) : write.current == nil ? .missing(path) : .stale(path)
        }
        let removals = plan.removals.map { Diagnostic.leftover(shown($0.path)) }
        let temporaries = plan.temporaries.map { Diagnostic.halfWritten(shown($0.text)) }
        let isOnlyList = writes.isEmpty && removals.isEmpty && plan.isListStale
        let list = shown(OutputSet.listName)
        return writes + removals + temporaries
            + (isOnlyList ? [plan.isAbandoned ? .leftover(list) : .stale(list)] : [])
    }

    /// The differences as a patch that would bring the folder up to date; files that cannot be shown as lines, or would
    /// fill too many, are named in a line each.
    package var patch: String {
        let writes = plan.writes.map { difference(of: $0.file.path, from: $0.current, to: $0.file.contents) }
        let removals = plan.removals.map { difference(of: $0.path, from: $0.current, to: nil) }
        return (writes + removals + [listDifference]).joined()
    }

    /// The list of outputs is a file like the others, and goes with the folder.
    private var listDifference: String {
        guard plan.isListStale || plan.isAbandoned else { return "" }
        return difference(
            of: OutputSet.listName,
            from: plan.currentList.original ?? (plan.isAbandoned ? plan.currentList.contents : nil),
            to: plan.isAbandoned ? nil : plan.list.contents)
    }

    private func difference(of path: String, from old: [UInt8]?, to new: [UInt8]?) -> String {
        let oldName = old == nil ? "/dev/null" : side("a", path)
        let newName = new == nil ? "/dev/null" : side("b", path)
        let (old, new) = (old ?? [], new ?? [])
        let sizes = "(\(old.count) and \(new.count) bytes)"
        guard Self.isText(old), Self.isText(new) else {
            return "Binary files \(oldName) and \(newName) differ \(sizes)\n"
        }
        guard old.count + new.count <= 4_000_000 else {
            return "Files \(oldName) and \(newName) differ \(sizes)\n"
        }
        return UnifiedDiff.render(old: old, new: new, oldName: oldName, newName: newName, style: style)
    }

    private static func isText(_ bytes: [UInt8]) -> Bool {
        !bytes.contains(0) && String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    }

    /// The name of one side of a difference; of a file outside the working folder as git writes it.
    private func side(_ letter: String, _ path: String) -> String {
        let path = shown(path)
        return path.hasPrefix("/") ? letter + path : letter + "/" + path
    }

    private func shown(_ path: String) -> String {
        shownRoot == "." ? path : shownRoot + "/" + path
    }
}

extension Diagnostic {
    fileprivate static func stale(_ path: String) -> Diagnostic {
        Diagnostic(.staleOutput, "`\(path)` is out of date", at: nil, path: path)
    }

    fileprivate static func missing(_ path: String) -> Diagnostic {
        Diagnostic(.missingOutput, "`\(path)` is missing", at: nil, path: path)
    }

    fileprivate static func link(_ path: String) -> Diagnostic {
        Diagnostic(
            .staleOutput, "`\(path)` is a symbolic link, and a file is made there", at: nil, path: path)
    }

    fileprivate static func halfWritten(_ path: String) -> Diagnostic {
        Diagnostic(
            .leftoverOutput, "`\(path)` is left over from a build that was cut short", at: nil, path: path)
    }

    fileprivate static func leftover(_ path: String) -> Diagnostic {
        Diagnostic(.leftoverOutput, "`\(path)` is no longer made", at: nil, path: path)
    }
}
