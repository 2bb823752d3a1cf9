/// Writes the manual page `aurumc(1)` in the language of `man`.
struct ManualPage {
    let commands: [any Command.Type]

    var text: String {
        let tool = HelpPage(tool: commands)
        let lines =
            [
                ".\\\" Made by `aurumc manual`.",
                ".TH AURUMC 1 \"\" \"aurumc \(Version.current)\" \"User Commands\"",
                ".SH NAME", escaped("aurumc - \(tool.summary)"),
                ".SH SYNOPSIS", ".B aurumc", escaped("COMMAND [options]"),
                ".SH DESCRIPTION",
            ] + paragraphs(tool.paragraphs) + [".SH OPTIONS OF ALL COMMANDS"]
            + rows(GlobalOptions.table.declarations.map(HelpPage.Row.init)) + [".SH COMMANDS"]
            + commands.flatMap(lines) + Self.end
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(on command: any Command.Type) -> [String] {
        let page = HelpPage(command)
        let own = page.sections.filter { $0.title != "Options of all commands" }
        return [".SS \(quoted(page.usage))", escaped(sentence(page.summary))]
            + paragraphs(page.paragraphs, first: ".PP")
            + own.flatMap { rows($0.rows) }
            + page.examples.flatMap {
                [
                    ".PP", escaped(sentence($0.explanation)), ".PP", ".in +4n", ".EX", escaped($0.line),
                    ".EE", ".in",
                ]
            }
    }

    private func paragraphs(_ texts: [String], first: String? = nil) -> [String] {
        texts.enumerated().flatMap { index, text in
            (index == 0 ? [first].compactMap(\.self) : [".PP"]) + [escaped(text)]
        }
    }

    private func rows(_ rows: [HelpPage.Row]) -> [String] {
        rows.flatMap { row in
            let term = row.term.split(separator: " ").joined(separator: " ")
            return [".TP", ".B " + escaped(term), escaped(sentence(row.meaning))]
        }
    }

    private func sentence(_ phrase: String) -> String {
        phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
    }

    /// Text in which nothing is a request or an escape.
    private func escaped(_ text: String) -> String {
        let escaped = text.reduce(into: "") { result, character in
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "`": result += "\\(ga"
            case "'": result += "\\(aq"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            default: result.append(character)
            }
        }
        return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }

    private func quoted(_ text: String) -> String {
        "\""
            + escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(
                separator: "\\(dq") + "\""
    }

    private static let end = [
        ".SH EXIT STATUS", ".TP", ".B 0", "Done.", ".TP", ".B 1", "The input or the outputs are at fault.",
        ".TP",
        ".B 64", "The words on the command line make no sense.", ".TP", ".B 66", "An input is not there.",
        ".TP",
        ".B 70", "A mistake of aurumc itself.", ".TP", ".B 74", "Something cannot be read or written.",
        ".SH FILES", ".TP", ".B aurum.yaml",
        "The project: what is compiled, how tokens are called in code, and where the outputs go.",
        ".TP", ".B .aurumc\\-files", "In each output folder, the files that aurumc wrote there.",
        ".SH ENVIRONMENT", ".TP", ".B NO_COLOR", "Print nothing in color.", ".TP", ".B CLICOLOR_FORCE",
        "Print in color also where there is no terminal.", ".TP", ".B AURUMC_CACHE",
        "The folder that remembers runs, or \"off\"; by default aurumc in the user\\(aqs cache folder.",
    ]
}
