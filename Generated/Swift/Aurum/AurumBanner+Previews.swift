#if canImport(SwiftUI)
import SwiftUI

/// Every variant of `AurumBanner`, for Xcode's canvas.
struct AurumBannerPreviews: PreviewProvider {
    static var previews: some View {
        ScrollView {
            VStack(spacing: 16) {
                ForEach(AurumBannerTone.allCases, id: \.self) { tone in
                    AurumBanner(
                        label: "You are looking at a copy from this morning.",
                        tone: tone,
                        actionLabel: "Refresh",
                        onAction: {},
                        onDismiss: {}
                    )
                }
            }
            .padding(16)
        }
    }
}
#endif
