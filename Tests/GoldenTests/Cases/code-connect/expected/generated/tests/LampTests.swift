#if canImport(UIKit)
import Harbor
import HarborSamples
import SwiftUI
import XCTest

/// Compares components with the pictures that were recorded of them.
nonisolated final class LampTests: XCTestCase {
    /// Every variant of `HarborLamp`.
    ///
    /// The pictures are recorded with iPhone 17 Pro, iOS 26.5.
    @MainActor
    func testLamps() {
        let pictures = HarborSnapshots(of: "LampTests.testLamps", beside: #filePath)
        pictures.compare(
            "calm-on-small",
            HarborLamp(label: "Say \"calm\"", tone: .calm, inNer: .on, size: .small, onClose: {})
        )
        pictures.compare(
            "calm-on-large",
            HarborLamp(label: "Say \"calm\"", tone: .calm, inNer: .on, size: .large, onClose: {})
        )
        pictures.compare(
            "calm-off-small",
            HarborLamp(label: "Say \"calm\"", tone: .calm, inNer: .off, size: .small, onClose: {})
        )
        pictures.compare(
            "calm-off-large",
            HarborLamp(label: "Say \"calm\"", tone: .calm, inNer: .off, size: .large, onClose: {})
        )
        pictures.compare(
            "warm-on-small",
            HarborLamp(label: "`warm`", tone: .warm, inNer: .on, size: .small, onClose: {})
        )
        pictures.compare(
            "warm-on-large",
            HarborLamp(label: "`warm`", tone: .warm, inNer: .on, size: .large, onClose: {})
        )
        pictures.compare(
            "warm-off-small",
            HarborLamp(label: "`warm`", tone: .warm, inNer: .off, size: .small, onClose: {})
        )
        pictures.compare(
            "warm-off-large",
            HarborLamp(label: "`warm`", tone: .warm, inNer: .off, size: .large, onClose: {})
        )
    }
}
#endif
