#if canImport(SwiftUI)
import SwiftUI

/// Every variant of `LagoonChip`, for Xcode's canvas.
struct LagoonChipPreviews: PreviewProvider {
    static var previews: some View {
        ScrollView {
            VStack(spacing: 16) {
                ForEach(LagoonChipEmphasis.allCases, id: \.self) { emphasis in
                    LagoonChip(label: "Label", emphasis: emphasis)
                }
            }
            .padding(16)
        }
    }
}
#endif
