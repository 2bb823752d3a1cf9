import Figma
import Harbor
import SwiftUI

/// What Figma's Dev Mode shows for `HarborLamp`.
struct HarborLampConnection: FigmaConnect {
    let component = HarborLamp.self
    let figmaNodeUrl = "https://www.figma.com/design/AbC123?node-id=12-34"

    @FigmaString("Text content")
    var label: String = "`warm`"

    @FigmaEnum(
        "Kind",
        mapping: [
            "Calm blue": .calm,
            "Warm \"red\"": .warm,
        ])
    var tone: HarborLampTone = .warm

    @FigmaEnum(
        "Inner",
        mapping: [
            "on": .on,
            "off": .off,
        ])
    var inNer: HarborLampInNer = .on

    @FigmaBoolean("Has icon")
    var showsIcon: Bool = false

    @FigmaEnum(
        "Loud",
        mapping: [
            "Yes": true,
            "No": false,
        ])
    var isLoud: Bool = true

    @FigmaInstance("Icon")
    var icon: HarborGlyph? = nil

    var body: some View {
        HarborLamp(
            label: self.label,
            tone: self.tone,
            inNer: self.inNer,
            showsIcon: self.showsIcon,
            isLoud: self.isLoud,
            icon: self.icon,
            onClose: {}
        )
    }
}
