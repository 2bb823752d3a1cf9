extension DiagnosticCode {
    /// The codes of the resolve stage: types, references, inheritance and resolver documents.
    package static let resolve: [DiagnosticCode] = [
        .unknownToken, .untyped, .typeMismatch, .referenceCycle, .malformedReference, .brokenPointer,
        .referenceToGroup, .unknownGroup, .extendsCycle, .pointerToToken, .ambiguousElement, .tooDeep,
        .misplacedReference, .successorCycle, .idleExtension, .wrongVersion, .wrongResolver,
        .forbiddenResolverReference, .resolverCycle,
        .wrongInput, .hiddenModifier,
    ]

    package static let unknownToken = DiagnosticCode(
        "A0301", "a reference to a token that does not exist",
        "`{group.token}` names a token by its full path, exact to the letter. No active set declares this one. "
            + "References are followed after sets and contexts are merged, so a token that only another context "
            + "declares does not count (F-104, R-082).")
    package static let untyped = DiagnosticCode(
        "A0302", "a token without a type",
        "A token's type is its own `$type`, else that of the token it refers to, else that of the nearest group "
            + "around it that has one. It is never guessed from the value (F-050, F-052).")
    package static let typeMismatch = DiagnosticCode(
        "A0303", "a reference to a token of another type",
        "A reference leads to a token of exactly the type that is asked for: the token's own `$type`, or what a part "
            + "of a composite value needs (F-054, F-124).")
    package static let referenceCycle = DiagnosticCode(
        "A0304", "references that go round in a circle",
        "Following these references comes back to where it began, so none of the tokens has a value. Give one of "
            + "them a value of its own (F-106, F-120, F-122).")
    package static let malformedReference = DiagnosticCode(
        "A0305", "a reference that cannot be read",
        "A curly reference is one whole text `{group.token}`: one pair of braces, names separated by single dots, "
            + "nothing before or after, no calculation. A pointer begins with `#/` (F-103, F-114).")
    package static let brokenPointer = DiagnosticCode(
        "A0306", "a pointer that leads nowhere",
        "A JSON pointer names the steps from the root of the merged tokens: groups, the token, `$value`, and members "
            + "or list positions inside the value. `~1` stands for `/` and `~0` for `~` (F-113, F-114).")
    package static let referenceToGroup = DiagnosticCode(
        "A0307", "a reference to a group",
        "Only tokens have values. A group's own value, if it has one, is its `$root` token: `{group.$root}` (F-061, "
            + "F-101, F-116).")
    package static let unknownGroup = DiagnosticCode(
        "A0308", "`$extends` names no group",
        "`$extends` is `{path.to.group}` or `#/path/to/group` and leads to a group, not to a token (F-070, F-071)."
    )
    package static let extendsCycle = DiagnosticCode(
        "A0309", "groups that extend each other",
        "A group cannot extend itself, a group around it, or a group that extends it in turn: it would contain "
            + "itself without end (F-076).")
    package static let pointerToToken = DiagnosticCode(
        "A0310", "a pointer that stops at a token",
        "In the place of a value a pointer goes all the way to it: `#/group/token/$value` (F-121).")
    package static let ambiguousElement = DiagnosticCode(
        "A0311", "a list element that refers to several",
        "A reference in a list stands for exactly one element. A shadow with several layers or a gradient with "
            + "several stops has to be picked apart: `{ \"$ref\": \"#/s/$value/1\" }` (F-127, F-202, F-207).")
    package static let tooDeep = DiagnosticCode(
        "A0312", "references or inheritance without measure",
        "The references here nest, or the groups multiply by `$extends`, beyond what any design system needs. The "
            + "limit keeps a mistake from taking all time or memory.")
    package static let misplacedReference = DiagnosticCode(
        "A0313", "a reference object with further members",
        "Inside a value a reference object is `{ \"$ref\": … }` and nothing else: there is no reference plus alpha. "
            + "State the parts and borrow each (F-112, F-117).")
    package static let successorCycle = DiagnosticCode(
        "A0314", "successors that go round in a circle",
        "Each of these deprecated tokens names another one to use instead (`aurum.successor`), and that comes back to "
            + "where it began, so none of them can be used. Let the last one name a token that stays, or none."
    )
    package static let idleExtension = DiagnosticCode(
        "A0315", "an extension that has no effect",
        "`aurum.successor` says what to use instead of a deprecated token, and `aurum.textStyle` what a typography "
            + "grows and shrinks with. On other tokens they change nothing.")
    package static let wrongVersion = DiagnosticCode(
        "A0320", "a resolver document of another version",
        "This edition of the resolver format is `\"version\": \"2025.10\"`, a text (R-011). Drafts had "
            + "other versions, and their documents may mean something else.")
    package static let wrongResolver = DiagnosticCode(
        "A0321", "a resolver document with the wrong structure",
        "A resolver document has `version` and `resolutionOrder`, and may have `sets` of `sources` and `modifiers` "
            + "of `contexts`. A modifier has at least two contexts (R-010 to R-046).")
    package static let forbiddenResolverReference = DiagnosticCode(
        "A0322", "a reference that a resolver document cannot make",
        "Sets and contexts refer to files, sets and single sources. Only the resolution order refers to modifiers, "
            + "and nothing refers into the resolution order (R-035, R-045, R-046).")
    package static let resolverCycle = DiagnosticCode(
        "A0323", "sources that contain themselves",
        "The sources of a set or context are inserted where it is named, so they cannot name that set again, directly "
            + "or through other sets, nor the document itself: it would have no end (R-052). Put what both need into a "
            + "set of its own, and name that in both places.")
    package static let wrongInput = DiagnosticCode(
        "A0324", "an input that does not fit the modifiers",
        "An input names one context for each modifier. A modifier without a `default` has to be named; names that no "
            + "modifier or context has are errors (R-070 to R-078).")
    package static let hiddenModifier = DiagnosticCode(
        "A0325", "a modifier that no input can reach",
        "A modifier that the resolution order does not list brings in no tokens, and an input can name it. This one "
            + "has the name of a modifier that is listed, so the input under that name is for the other one (R-040, "
            + "R-041). Usually the order was meant to refer to it.")
}
