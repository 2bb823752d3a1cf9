#if canImport(SwiftUI)
import SwiftUI

/// Every variant of `AurumToast`, for Xcode's canvas.
struct AurumToastPreviews: PreviewProvider {
    static var previews: some View {
        ScrollView {
            VStack(spacing: 16) {
                ForEach(AurumToastTone.allCases, id: \.self) { tone in
                    ForEach(AurumToastSize.allCases, id: \.self) { size in
                        AurumToast(label: "Link copied", tone: tone, size: size, onDismiss: {})
                    }
                }
            }
            .padding(16)
        }
    }
}
#endif
