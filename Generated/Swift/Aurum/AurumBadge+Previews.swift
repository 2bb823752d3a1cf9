#if canImport(SwiftUI)
import SwiftUI

/// Every variant of `AurumBadge`, for Xcode's canvas.
struct AurumBadgePreviews: PreviewProvider {
    static var previews: some View {
        ScrollView {
            VStack(spacing: 16) {
                ForEach(AurumBadgeRole.allCases, id: \.self) { role in
                    ForEach(AurumBadgeEmphasis.allCases, id: \.self) { emphasis in
                        ForEach(AurumBadgeSize.allCases, id: \.self) { size in
                            AurumBadge(label: "Draft", role: role, emphasis: emphasis, size: size)
                        }
                    }
                }
            }
            .padding(16)
        }
    }
}
#endif
