// Declarations without behavior: names, labels, defaults and isolation as Figma's package for Code Connect has them.

public import SwiftUI

@MainActor
public protocol FigmaConnect: View {
    associatedtype Component: View = AnyView
    var variant: [String: Any]? { get }
    var component: Component.Type? { get }
    var figmaNodeUrl: String { get }
}

extension FigmaConnect {
    public var variant: [String: Any]? { nil }
    public var component: Component.Type? { nil }
}

@propertyWrapper
public struct FigmaString {
    public var wrappedValue: String
    public init(wrappedValue: String, _ name: String) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
public struct FigmaEnum<Value> {
    public var wrappedValue: Value
    public init(
        wrappedValue: Value, _ name: String, mapping: [String: Value], hideDefault: Bool = false
    ) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
public struct FigmaBoolean<Value> {
    public var wrappedValue: Value
    public init(
        wrappedValue: Value, _ name: String, mapping: [Bool: Value]? = nil, hideDefault: Bool = false
    ) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
public struct FigmaInstance<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value, _ name: String) { self.wrappedValue = wrappedValue }
}
