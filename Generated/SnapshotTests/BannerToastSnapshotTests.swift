#if canImport(UIKit)
import Aurum
import SwiftUI
import XCTest

/// Compares components with the pictures that were recorded of them.
nonisolated final class BannerToastSnapshotTests: XCTestCase {
    /// Every variant of `AurumToast`.
    ///
    /// The pictures are recorded with iPhone 17 Pro, iOS 26.5, Xcode 26.6.
    @MainActor
    func testToastStates() {
        let pictures = AurumSnapshots(of: "BannerToastSnapshotTests.testToastStates", beside: #filePath)
        pictures.compare(
            "neutral-small",
            AurumToast(label: "Link copied", tone: .neutral, size: .small, onDismiss: {})
        )
        pictures.compare(
            "neutral-large",
            AurumToast(
                label: """
                    The link is copied. Everyone who has it can read the list, and only you can change it.
                    """,
                tone: .neutral,
                size: .large,
                onDismiss: {}
            )
        )
        pictures.compare(
            "brand-small",
            AurumToast(label: "Your new theme is here", tone: .brand, size: .small, onDismiss: {})
        )
        pictures.compare(
            "brand-large",
            AurumToast(
                label: "Your new theme is here. It follows you to all your devices.",
                tone: .brand,
                size: .large,
                onDismiss: {}
            )
        )
        pictures.compare(
            "success-small",
            AurumToast(label: "Changes saved", tone: .success, size: .small, onDismiss: {})
        )
        pictures.compare(
            "success-large",
            AurumToast(
                label: "Changes saved. Your other devices show them as soon as they are online.",
                tone: .success,
                size: .large,
                onDismiss: {}
            )
        )
        pictures.compare(
            "error-small",
            AurumToast(label: "Message not sent", tone: .error, size: .small, onDismiss: {})
        )
        pictures.compare(
            "error-large",
            AurumToast(
                label: """
                    The message could not be sent. It stays in the outbox and goes out with the next connecti\
                    on.
                    """,
                tone: .error,
                size: .large,
                onDismiss: {}
            )
        )
        pictures.compare(
            "warning-small",
            AurumToast(label: "Storage almost full", tone: .warning, size: .small, onDismiss: {})
        )
        pictures.compare(
            "warning-large",
            AurumToast(
                label: "Storage is almost full. New photos stay on this phone until there is room again.",
                tone: .warning,
                size: .large,
                onDismiss: {}
            )
        )
        pictures.compare(
            "info-small",
            AurumToast(label: "New version available", tone: .info, size: .small, onDismiss: {})
        )
        pictures.compare(
            "info-large",
            AurumToast(
                label: "A new version is available. It is installed the next time the app starts.",
                tone: .info,
                size: .large,
                onDismiss: {}
            )
        )
    }
}
#endif
