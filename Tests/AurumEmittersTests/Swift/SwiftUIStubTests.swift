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

    @Test(arguments: [
        (
            "a constant that is not Sendable",
            "struct A { static let transition = AnyTransition.move(edge: .top) }"
        ),
        ("a key that is not Sendable", "struct A { static let key = LocalizedStringKey(\"a\") }"),
        (
            "an action off the main actor",
            "@MainActor func a(_ f: @escaping () -> Void) -> some View { Button(action: f) { Text(verbatim: \"\") } }"
        ),
        ("a body that is no view", "struct A: View { var body: Int { 1 } }"),
        (
            "a modifier that does not exist",
            "@MainActor func a() -> some View { Text(verbatim: \"\").rounded() }"
        ),
        (
            "a label that does not exist",
            "@MainActor func a() -> some View { Text(verbatim: \"\").frame(w: 1) }"
        ),
        (
            "a view made off the main actor",
            "struct A: View { var body: some View { EmptyView() } }\\nfunc a() { _ = A().body }"
        ),
        (
            "a shape on the main actor",
            "struct A: Shape { @MainActor func path(in rect: CGRect) -> Path { Path() } }"
        ),
        ("an unknown text style", "let a = Font.TextStyle.huge"),
        (
            "a stored closure in a binding",
            "func a(_ get: @escaping () -> Int) -> Binding<Int> { Binding(get: get, set: { _ in }) }"
        ),
        ("a shadow without a radius", "let a = ShadowStyle.drop(x: 1, y: 1)"),
        ("an observable without its import", "@Observable final class A {}"),
        ("a style that is none", "@MainActor func a() -> some View { Rectangle().fill(3) }"),
    ])
    func wrongUsesDoNotCompile(what: String, code: String) throws {
        let outcome = try compile(code.replacingOccurrences(of: "\\n", with: "\n"))
        #expect(!outcome.succeeded, "\(what)")
        #expect(outcome.output.contains("error:"))
    }

    private func compile(_ code: String) throws -> SwiftToolchain.Outcome {
        let folder = try SwiftToolchain.Folder()
        let module = folder.url.appending(path: "Use")
        try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
        try Data("import SwiftUI\n\n\(code)\n".utf8).write(to: module.appending(path: "Use.swift"))
        return try SwiftToolchain.compile(["Use"], in: folder.url, .swift6)
    }
}
#endif
