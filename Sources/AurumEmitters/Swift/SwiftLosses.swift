import AurumCompiler
import AurumSyntax

/// Tells what of the tokens SwiftUI cannot draw, and which constants have another value than their token.
///
/// The constants hold every value in full; what is lost is lost where SwiftUI makes something of them.
struct SwiftLosses {
    let design: ResolvedDesign

    /// Reports each token once; an alias loses what its target does.
    func report(_ diagnostics: inout DiagnosticSink) {
        for id in design.tokens.all {
            guard let token = design.token(id) else { continue }
            if let successor = design.successor(of: token) { compare(token, successor, &diagnostics) }
            let losses = design.modes.lazy.compactMap { $0[id] }.filter { $0.aliasTarget == nil }
                .map { (token: $0, loss: Self.loss(of: $0.value)) }
            guard let (token, loss) = losses.first(where: { $0.loss != nil }), let loss else { continue }
            let place = token.key.label("kept in full in the constant")
            diagnostics.report(.undrawable(design.tokens[id].path, loss, at: place))
        }
    }

    /// Reports a deprecated token that forwards to one with another value.
    private func compare(
        _ token: ResolvedToken, _ successor: TokenID, _ diagnostics: inout DiagnosticSink
    ) {
        let differs = design.modes.contains { mode in
            guard let old = mode[token.id]?.value, let new = mode[successor]?.value else { return false }
            return old != new
        }
        guard differs else { return }
        diagnostics.report(
            .otherValue(design.tokens[token.id].path, design.tokens[successor].path, at: token.key))
    }

    /// What a view does with a value that it cannot draw as designed.
    struct Loss {
        /// What it cannot do.
        let fact: String
        /// What it does instead.
        let instead: String
    }

    /// What SwiftUI loses of a value, if anything.
    static func loss(of value: TokenValue) -> Loss? {
        if let loss = lengthLoss(of: value) { return loss }
        return switch value {
        case .shadow(let layers) where layers.contains { $0.spread.value != 0 }:
            Loss(fact: "draw the spread of", instead: "a view draws the shadow without it")
        case .strokeStyle(.keyword(let keyword)): loss(of: keyword)
        case .border(let border):
            if case .keyword(let keyword) = border.style { loss(of: keyword) } else { nil }
        case .fontWeight(let weight): loss(of: weight)
        case .duration(let duration): loss(of: [duration])
        case .transition(let transition): loss(of: [transition.duration, transition.delay])
        case .typography(let typography): loss(of: typography.fontWeight) ?? lineHeightLoss(of: typography)
        default: nil
        }
    }

    private static func loss(of keyword: StrokeStyle.Keyword) -> Loss? {
        switch keyword {
        case .solid, .dashed, .dotted: nil
        case .double, .groove, .ridge, .outset, .inset:
            Loss(
                fact: "draw the line style `\(keyword.rawValue)` of",
                instead: "a view draws an unbroken line")
        }
    }

    private static func loss(of durations: [AurumCompiler.Duration]) -> Loss? {
        guard durations.contains(where: { $0.milliseconds.magnitude > SwiftValues.longestDuration }) else {
            return nil
        }
        return Loss(
            fact: "count the time of", instead: "the constant has the longest time span that Swift has")
    }

    /// The system has nine weights, a hundred apart.
    private static func loss(of weight: FontWeight) -> Loss? {
        let isOfSystem =
            weight.number.truncatingRemainder(dividingBy: 100) == 0 && (100...900).contains(weight.number)
        guard !isOfSystem else { return nil }
        let nearest = min(max((weight.number / 100).rounded() * 100, 100), 900)
        return Loss(
            fact: "set the weight \(NumberText.shortest(weight.number)) of",
            instead: "a view sets the type in \(NumberText.shortest(nearest))")
    }

    /// Fonts give a line about 1.2 times the size of the type, and SwiftUI sets the lines of a text no closer.
    private static func lineHeightLoss(of typography: Typography) -> Loss? {
        guard typography.lineHeightPoints + 0.001 < typography.fontSize.points * 1.2 else { return nil }
        return Loss(
            fact: "set lines as close as those of",
            instead:
                "one line has the exact height; the lines of a longer text are as far apart as the font has them"
        )
    }
}

extension Diagnostic {
    /// A value, of a token or of a style property, that views draw in another way.
    static func undrawable(_ path: String, _ loss: SwiftLosses.Loss, at place: Label)
        -> Diagnostic
    {
        Diagnostic(
            .undrawable, "SwiftUI cannot \(loss.fact) `\(path)`",
            at: place,
            severity: .warning, help: [loss.instead])
    }

    fileprivate static func otherValue(_ path: String, _ successor: String, at key: NodeRef) -> Diagnostic {
        Diagnostic(
            .otherValue, "`\(path)` forwards to `\(successor)`, which has another value",
            at: key.label("has the value of its successor in Swift"), severity: .warning,
            help: ["make it an alias, `{\(successor)}`, or leave out its successor"])
    }
}
