import AurumCompiler
import AurumDiff
import AurumSyntax
import AurumTestSupport
import Testing

struct MeaningTests {
    private static let base = AurumDesign.compiled.design

    private func diff(_ path: String, _ old: String, _ new: String, rules: ReleaseRules = ReleaseRules())
        -> DesignDiff
    {
        let edited = AurumDesign.edited([("tokens/" + path, old, new)]).design
        return DesignDiff(from: DesignSide(Self.base), to: DesignSide(edited), rules: rules)
    }

    private func change(_ diff: DesignDiff, _ path: String) throws -> TokenChange {
        try #require(diff.tokens.first { $0.new.map { diff.new.design.tokens[$0].path } == path })
    }

    @Test func findsTheVariantsAndThePicturesAColorIsIn() throws {
        // The text of the warning toast and of badges, and nothing else.
        let diff = diff(
            "feedback.tokens.yaml",
            "    notice:\n      intense: { $value: \"{colors.orange.600}\" }\n      subtle: { $value: \"{colors.orange.400}\" }",
            "    notice:\n      intense: { $value: \"{colors.orange.900}\" }\n      subtle: { $value: \"{colors.orange.400}\" }"
        )
        let change = try change(diff, "feedback.text.notice.intense")
        let names = change.components.map { diff.new.design.components[diff.components[$0].new ?? 0].name }
        #expect(names == ["AurumToast", "AurumBadge", "AurumBanner"])
        let toast = try #require(diff.components.first)
        #expect(toast.looks.count == 2)
        #expect(
            toast.looks.allSatisfy { look in
                diff.new.design.components[0].table.values(of: look.variant.new)[0].name == "warning"
            })
        #expect(diff.pictures.filter { $0.component == 0 }.count == 2)
        #expect(diff.pictures.allSatisfy { $0.kind == .changed })
        #expect(!change.contrast.isEmpty)
        for place in change.contrast {
            let contrast = diff.contrast[place]
            #expect(contrast.new?.wcag != contrast.old?.wcag)
        }
    }

    @Test func theContrastIsThatOfAnAuditOfEachDesign() {
        let diff = diff(
            "palette.tokens.yaml", "[0.3529, 0.1294, 0.6392], hex: \"#5a21a3\"", "[0.8, 0.7, 0.9]")
        #expect(!diff.contrast.isEmpty || !diff.tokens.isEmpty)
        for change in diff.contrast {
            let olds = diff.old.design.contrast[change.oldComponent ?? 0]
            let news = diff.new.design.contrast[change.newComponent ?? 0]
            #expect(olds.contains { $0.wcag == change.old?.wcag && $0.variant == change.old?.variant })
            #expect(news.contains { $0.wcag == change.new?.wcag && $0.variant == change.new?.variant })
        }
    }

    @Test func aPairThatFailsNowIsAReason() throws {
        let diff = diff(
            "feedback.tokens.yaml", "{ $value: \"{colors.green.700}\" }", "{ $value: \"{colors.green.50}\" }")
        let reason = try #require(diff.verdict.reasons.first { $0.rule == .contrastLost })
        #expect(reason.level == .minor)
        #expect(Set(reason.subjects).count == reason.subjects.count)
        #expect(reason.subjects.contains("AurumBadge: leadingIcon.color on container.background"))
        #expect(diff.contrast.contains { $0.crossing == .lost })
    }

    @Test func theRulesDecideTheLevel() {
        var rules = ReleaseRules()
        let (old, new) = ("s1: { $value: { value: 2, unit: px } }", "s1: { $value: { value: 3, unit: px } }")
        #expect(diff("metrics.tokens.yaml", old, new, rules: rules).verdict.level == .patch)
        for rule in ReleaseRule.allCases { rules[rule] = ReleaseLevel.none }
        #expect(diff("metrics.tokens.yaml", old, new, rules: rules).verdict.level == .none)
        rules[.valueChanged] = .major
        #expect(diff("metrics.tokens.yaml", old, new, rules: rules).verdict.level == .major)
    }

    @Test func componentsAreComparedVariantByVariant() throws {
        // A new axis, whose first value stands for what there was.
        let edited = AurumDesign.edited([
            (
                "tokens/components/badge.yaml", "  size: [small, large]",
                "  size: [small, large]\n  shape: [round, square]"
            ),
            ("tokens/components/badge.yaml", "size: small }", "size: small, shape: round }"),
        ])
        #expect(edited.diagnostics.allSatisfy { $0.severity == .warning } as Bool)
        let other = DesignDiff(from: DesignSide(Self.base), to: DesignSide(edited.design))
        let badge = try #require(other.components.first)
        #expect(badge.axes.map(\.name) == ["shape"] && badge.axes.map(\.kind) == [.added])
        #expect(badge.addedVariants.count == 24 && badge.removedVariants.isEmpty)
        #expect(badge.looks.isEmpty && badge.styles.isEmpty)
        #expect(other.verdict.level == .minor)
    }

    @Test func aCellBoundToAnotherTokenIsSeenWhereItComesToSomethingElse() throws {
        let diff = diff("components/badge.yaml", "radius: \"{radius.max}\"", "radius: \"{radius.md}\"")
        let badge = try #require(diff.components.first)
        #expect(badge.styles.map(\.property) == ["container.radius"])
        #expect(badge.styles.map(\.isRebound) == [true])
        #expect(badge.looks.count == 24)
        #expect(diff.verdict.reasons.map(\.rule) == [.styleChanged, .lookChanged])
    }

    @Test func theOtherWayRoundEverythingIsMirrored() {
        let edited = AurumDesign.edited([
            ("tokens/palette.tokens.yaml", "[0.3529, 0.1294, 0.6392], hex: \"#5a21a3\"", "[0.8, 0.7, 0.9]"),
            (
                "tokens/feedback.tokens.yaml", "{ $value: \"{colors.green.700}\" }",
                "{ $value: \"{colors.green.50}\" }"
            ),
            ("tokens/metrics.tokens.yaml", "  s11: {", "  s12: {"),
            ("tokens/components/badge.yaml", "size: [small, large]", "size: [small, large, huge]"),
            ("tokens/components/badge.yaml", "large: 28 }", "large: 28, huge: 40 }"),
        ]).design
        let there = DesignDiff(from: DesignSide(Self.base), to: DesignSide(edited))
        let back = DesignDiff(from: DesignSide(edited), to: DesignSide(Self.base))
        #expect(!there.contrast.isEmpty && !there.components.isEmpty)
        #expect(Set(there.contrast.map(measures)) == Set(back.contrast.map { measures($0).reversed() }))
        #expect(
            there.contrast.count { $0.crossing == .lost } == back.contrast.count { $0.crossing == .gained })
        #expect(there.components.count == back.components.count)
        for (first, second) in zip(there.components, back.components) {
            let (looks, mirrored) = (first.looks.map(\.variant), second.looks.map(\.variant))
            #expect(Set(looks.map { [$0.old, $0.new] }) == Set(mirrored.map { [$0.new, $0.old] }))
            #expect(first.addedVariants.count == second.removedVariants.count)
            #expect(first.styles.map(\.property).sorted() == second.styles.map(\.property).sorted())
        }
        #expect(there.pictures.count { $0.kind == .added } == back.pictures.count { $0.kind == .removed })
    }

    private func measures(_ change: ContrastChange) -> [String] {
        [change.old, change.new].map { fact in
            fact.map { "\($0.part) \($0.on) \($0.wcag) \($0.required)" } ?? "-"
        }
    }

    @Test(arguments: [
        ("summary: A small pill", "summary: A tiny pill", ComponentChange.Aspect.documentation),
        (
            "{ part: label.color, on: container.background }",
            "{ part: label.color, on: container.background, required: 4.5 }", .contrastPairs
        ),
    ])
    func whatIsInNoTableIsNotForgotten(_ old: String, _ new: String, _ aspect: ComponentChange.Aspect) {
        let diff = diff("components/badge.yaml", old, new)
        #expect(diff.components.map(\.aspects) == [[aspect]])
        #expect(!diff.isEmpty && diff.verdict.level == .patch)
    }
}
