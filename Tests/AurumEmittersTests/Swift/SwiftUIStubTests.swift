#if !canImport(SwiftUI)
import Foundation
import Testing

/// The stand-in for SwiftUI has to refuse what SwiftUI refuses, or compiling against it would prove nothing.
@Suite("The stand-in for SwiftUI is as strict as SwiftUI", .serialized)
struct SwiftUIStubTests {
    @Test func rightUsesCompile() throws {
        let outcome = try compile(
            """
            struct Right: View {
                let action: @MainActor () -> Void
                @State private var isOn = false
                var body: some View {
                    Button { action() } label: { Text(verbatim: isOn ? "on" : "off") }
                        .buttonStyle(.plain)
                        .padding([.horizontal, .bottom], 8)
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                        .onChange(of: isOn) { isOn = false }
                }
            }
            """)
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test(arguments: wrongUses)
    func wrongUsesDoNotCompile(use: WrongUse) throws {
        let outcome = try compile(use.code)
        #expect(!outcome.succeeded && outcome.output.contains(use.error), "\(outcome.output)")
    }

    /// Code that SwiftUI refuses, and what the compiler says about it.
    struct WrongUse: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let code: String
        let error: String

        init(_ description: String, _ code: String, _ error: String) {
            testDescription = description
            self.code = code
            self.error = error
        }
    }

    private static let wrongUses = [
        WrongUse(
            "a constant that is not Sendable",
            "struct A { static let transition = AnyTransition.move(edge: .top) }",
            "non-'Sendable' type 'AnyTransition'"),
        WrongUse(
            "a key that is not Sendable",
            "struct A { static let key = LocalizedStringKey(\"a\") }",
            "non-'Sendable' type 'LocalizedStringKey'"),
        WrongUse(
            "environment values as a constant",
            "struct A { static let values = EnvironmentValues() }",
            "non-'Sendable' type 'EnvironmentValues'"),
        WrongUse(
            "a default of the environment that is not Sendable",
            "final class A {}\nstruct B: EnvironmentKey { static let defaultValue = A() }",
            "non-'Sendable' type 'A'"),
        WrongUse(
            "a view where something Sendable is needed",
            "let a: any Sendable.Type = AnyView.self as any Sendable.Type",
            "conformance of 'AnyView' to 'Sendable' is unavailable"),
        WrongUse(
            "an action off the main actor",
            "@MainActor func a(_ f: @escaping () -> Void) -> some View { Button(action: f) { Text(verbatim: \"\") } }",
            "passing non-Sendable parameter 'f'"),
        WrongUse(
            "a stored closure in a binding",
            "func a(_ get: @escaping () -> Int) -> Binding<Int> { Binding(get: get, set: { _ in }) }",
            "passing non-Sendable parameter 'get'"),
        WrongUse(
            "a body that is no view",
            "struct A: View { var body: Int { 1 } }",
            "does not conform to protocol 'View'"),
        WrongUse(
            "a modifier that does not exist",
            "@MainActor func a() -> some View { Text(verbatim: \"\").rounded() }",
            "has no member 'rounded'"),
        WrongUse(
            "a label that does not exist",
            "@MainActor func a() -> some View { Text(verbatim: \"\").frame(w: 1) }",
            "extra argument 'w'"),
        WrongUse(
            "a view made off the main actor",
            "struct A: View { var body: some View { EmptyView() } }\nfunc a() { _ = A().body }",
            "main actor-isolated property 'body'"),
        WrongUse(
            "a shape on the main actor",
            "struct A: Shape { @MainActor func path(in rect: CGRect) -> Path { Path() } }",
            "conformance of 'A' to protocol 'Shape' crosses into main actor-isolated code"),
        WrongUse(
            "a style on the main actor",
            "struct A: ShapeStyle {\n    @MainActor func resolve(in environment: EnvironmentValues) -> Color { .clear }\n}",
            "conformance of 'A' to protocol 'ShapeStyle' crosses into main actor-isolated code"),
        WrongUse(
            "an unknown text style",
            "let a = Font.TextStyle.huge",
            "has no member 'huge'"),
        WrongUse(
            "a shadow without a radius",
            "let a = ShadowStyle.drop(x: 1, y: 1)",
            "missing argument for parameter 'radius'"),
        WrongUse(
            "a style that is none",
            "@MainActor func a() -> some View { Rectangle().fill(3) }",
            "requires that 'Int' conform to 'ShapeStyle'"),
        WrongUse(
            "the inner border of a shape that has none",
            "struct A: Shape { func path(in rect: CGRect) -> Path { Path() } }\n@MainActor func a() -> some View { A().strokeBorder(Color.clear) }",
            "has no member 'strokeBorder'"),
        WrongUse(
            "a color of single precision",
            "let a = Color(.sRGB, red: 1 as Float, green: 0, blue: 0)",
            "cannot convert value of type 'Float'"),
        WrongUse(
            "a change that is told by its new value only",
            "@MainActor func a(_ v: Int) -> some View { EmptyView().onChange(of: v) { (new: Int) in } }",
            "expects 2 arguments"),
        WrongUse(
            "all cases of an enum that may get more",
            "func a(_ scheme: ColorScheme) -> Int { switch scheme { case .light: 1; case .dark: 2 } }",
            "may have additional unknown values"),
        WrongUse(
            "an observable without its import",
            "@Observable final class A {}",
            "unknown attribute 'Observable'"),
        WrongUse(
            "an announcement without its import",
            "func a() { AccessibilityNotification.Announcement(\"a\").post() }",
            "cannot find 'AccessibilityNotification'"),
    ]

    private func compile(_ code: String) throws -> SwiftToolchain.Outcome {
        let folder = try SwiftToolchain.Folder()
        let module = folder.url.appending(path: "Use")
        try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
        try Data("import SwiftUI\n\n\(code)\n".utf8).write(to: module.appending(path: "Use.swift"))
        return try SwiftToolchain.compile(["Use"], in: folder.url, .swift6)
    }
}
#endif
