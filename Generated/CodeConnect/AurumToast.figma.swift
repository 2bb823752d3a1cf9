import Aurum
import Figma
import SwiftUI

/// What Figma's Dev Mode shows for `AurumToast`.
struct AurumToastConnection: FigmaConnect {
    let component = AurumToast.self
    let figmaNodeUrl = "https://www.figma.com/design/YvIxqu2oTlM6UnkL0OloHc?node-id=6014-2621"

    @FigmaEnum(
        "state",
        mapping: [
            "neutral": .neutral,
            "brand": .brand,
            "success": .success,
            "error": .error,
            "warning": .warning,
            "info": .info,
        ])
    var tone: AurumToastTone = .neutral

    @FigmaEnum(
        "size",
        mapping: [
            "small": .small,
            "large": .large,
        ])
    var size: AurumToastSize = .small

    var body: some View {
        AurumToast(label: "Link copied", tone: self.tone, size: self.size, onDismiss: {})
    }
}
