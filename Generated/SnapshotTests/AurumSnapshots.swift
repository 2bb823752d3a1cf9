#if canImport(UIKit)
import CoreGraphics
import Foundation
import SwiftUI
import UIKit
import XCTest

/// The recorded pictures of a test, beside the test in `__Snapshots__`.
///
/// A picture that is not there is recorded, and the test fails once; remove pictures to record them again.
@MainActor
struct AurumSnapshots {
    /// What people may have set, one picture each.
    enum Setting: String, CaseIterable {
        case light, dark, rightToLeft, largeType
    }

    /// The width that views have to themselves, that of a phone.
    static let width: CGFloat = 390
    /// How many pixels a point is wide.
    static let scale: CGFloat = 2
    /// By how much a channel of a pixel may differ; processors and drivers do not draw quite alike.
    static let tolerance = 3
    /// Which part of the pixels may differ by more.
    static let allowance = 0.001

    private let folder: URL

    /// Finds the pictures of a test by the path of its file.
    init(of test: String, beside file: String) {
        folder = URL(fileURLWithPath: file).deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__").appendingPathComponent(test)
    }

    /// Compares a view with its pictures in all settings.
    func compare(
        _ name: String, _ view: some View, file: StaticString = #filePath, line: UInt = #line
    ) {
        for setting in Setting.allCases {
            let picture = "\(name).\(setting.rawValue).png"
            do {
                guard let complaint = try compare(picture, draw(view, setting)) else { continue }
                XCTFail("\(picture): \(complaint)", file: file, line: line)
            } catch {
                XCTFail("\(picture): \(error)", file: file, line: line)
            }
        }
    }

    /// A view as it looks in a setting.
    private func draw(_ view: some View, _ setting: Setting) -> UIImage? {
        let content =
            view
            .frame(width: Self.width)
            .padding(16)
            .background(setting == .dark ? Color.black : Color.white)
            .environment(\.colorScheme, setting == .dark ? .dark : .light)
            .environment(\.layoutDirection, setting == .rightToLeft ? .rightToLeft : .leftToRight)
            .environment(\.dynamicTypeSize, setting == .largeType ? .accessibility3 : .large)
        let renderer = ImageRenderer(content: content)
        renderer.scale = Self.scale
        return renderer.uiImage
    }

    /// What is wrong with a picture, if anything; one that differs is kept to be looked at.
    private func compare(_ name: String, _ image: UIImage?) throws -> String? {
        guard let image, let drawn = image.cgImage, let data = image.pngData() else {
            return "could not be drawn"
        }
        let url = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: url.path) else {
            try write(data, to: url)
            return "recorded at \(url.path); run the test again"
        }
        guard let recorded = UIImage(data: try Data(contentsOf: url))?.cgImage else {
            return "is no picture"
        }
        if Self.isSame(drawn, recorded) { return nil }
        let kept = FileManager.default.temporaryDirectory.appendingPathComponent(folder.lastPathComponent)
            .appendingPathComponent(name)
        try write(data, to: kept)
        return "differs from what was recorded; it is now \(kept.path)"
    }

    private func write(_ data: Data, to url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    private static func isSame(_ first: CGImage, _ second: CGImage) -> Bool {
        guard first.width == second.width, first.height == second.height,
            let left = pixels(of: first), let right = pixels(of: second)
        else { return false }
        let different = zip(left, right).count { abs(Int($0) - Int($1)) > tolerance }
        return Double(different) <= Double(left.count) * allowance
    }

    /// The pixels of a picture, four bytes each, all pictures in one color space.
    private static func pixels(of image: CGImage) -> [UInt8]? {
        var pixels = [UInt8](repeating: 0, count: image.width * image.height * 4)
        let isDrawn = pixels.withUnsafeMutableBytes { bytes in
            let context = CGContext(
                data: bytes.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
                bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
            return context != nil
        }
        return isDrawn ? pixels : nil
    }
}
#endif
