import AurumCompiler
import AurumDiff
import AurumSyntax

extension DiffHTML {
    /// Every variant that looks different, before and after, in each mode in which it does.
    var pictures: TextBuffer {
        let pairs = diff.components.flatMap(pairs)
        guard !pairs.isEmpty else { return "" }
        var text: TextBuffer = """
            <section aria-labelledby="pictures">
            <h2 id="pictures">Pictures <span class="count">\(pairs.count)</span></h2>
            <fieldset class="views">
            <legend>Show before and after</legend>
            <label><input type="radio" name="view" value="beside" checked> side by side</label>
            <label><input type="radio" name="view" value="slider"> under a slider</label>
            <label><input type="radio" name="view" value="difference"> as their difference</label>
            </fieldset>
            <div class="pairs">

            """
        for pair in pairs { text += figure(pair) }
        text += "</div>\n</section>\n"
        return text
    }

    /// Two pictures of a variant in a mode.
    private struct PicturePair {
        let title: String
        let old: TextBuffer
        let new: TextBuffer
    }

    private func pairs(of change: ComponentChange) -> [PicturePair] {
        guard let oldIndex = change.old, let newIndex = change.new, !change.looks.isEmpty else { return [] }
        let component = diff.new.design.components[newIndex]
        return diff.modes.pairs.enumerated().flatMap { position, modes -> [PicturePair] in
            let looks = change.looks.filter { $0.modes.contains(position) }
            guard !looks.isEmpty else { return [] }
            let before = ComponentPictures(
                diff.old.design.components[oldIndex], in: diff.old.design, mode: modes.old)
            let after = ComponentPictures(component, in: diff.new.design, mode: modes.new)
            return looks.map { look in
                let variant = report.text(of: look.variant.new, in: component.table)
                let mode = diff.new.design.modes[modes.new].mode.name
                let parts = [component.name, variant, mode].filter { !$0.isEmpty }
                return PicturePair(
                    title: parts.joined(separator: ", "), old: before.text(of: look.variant.old),
                    new: after.text(of: look.variant.new))
            }
        }
    }

    private func figure(_ pair: PicturePair) -> TextBuffer {
        """
        <figure>
        <div class="stage">
        <img class="old" alt="before" src="\(Self.address(of: pair.old))">
        <img class="new" alt="after" src="\(Self.address(of: pair.new))">
        </div>
        <input type="range" min="0" max="100" value="50" aria-label="how much of before is seen: \(xml: pair.title)">
        <figcaption>\(xml: pair.title)</figcaption>
        </figure>

        """
    }

    /// A picture as an address that holds all of it (RFC 2397); what has a meaning there is escaped.
    private static func address(of picture: TextBuffer) -> TextBuffer {
        var text: TextBuffer = "data:image/svg+xml,"
        for byte in picture.bytes {
            if byte > 0x20, byte < 0x7F, !"\"#%&<>`{}|^\\".utf8.contains(byte) {
                text.append(byte: byte)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return text
    }
}
