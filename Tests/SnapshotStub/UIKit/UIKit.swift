// Declarations without behavior of what snapshot tests need of an iOS project, as Apple's frameworks have them.

@_exported public import CoreGraphics
public import Foundation
public import SwiftUI

public class UIImage: NSObject, @unchecked Sendable {
    public init?(data: Data) {}
    public var cgImage: CGImage? { nil }
    public func pngData() -> Data? { nil }
}

public final class CGImage: Sendable {
    public let width = 0
    public let height = 0
}

public final class CGColorSpace: Sendable {}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

public enum CGImageAlphaInfo: UInt32, Sendable { case none, premultipliedLast }

public final class CGContext {
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {}
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
}

@MainActor
public final class ImageRenderer<Content: View> {
    public init(content view: Content) {}
    public var scale: CGFloat = 1
    public var cgImage: CGImage? { nil }
    public var uiImage: UIImage? { nil }
}

extension Color {
    public static let black = Color(red: 0, green: 0, blue: 0)
    public static let white = Color(red: 1, green: 1, blue: 1)
}
