package import AurumCompiler
package import AurumSyntax

/// What something in an output comes from, and where that is written.
package struct Origin: Hashable, Sendable {
    /// A thing of the design; components are named by their position in it.
    package enum Subject: Hashable, Sendable {
        /// A token.
        case token(TokenID)
        /// The tokens of a group, by its name.
        case group(String)
        /// A whole component.
        case component(Int)
        /// A value of an axis, by the positions of both.
        case value(component: Int, axis: Int, value: Int)
        /// A column of a component's table.
        case property(component: Int, property: Int)
        /// A cell of a component's table; it holds for all variants that have the same values of some axes.
        case cell(component: Int, property: Int, variant: VariantID, axes: [Int])
        /// What shows a component for a while.
        case host(Int)
    }

    /// What it comes from.
    package let subject: Subject
    /// Where that is written.
    package let node: NodeRef

    /// Makes an origin.
    package init(_ subject: Subject, _ node: NodeRef) {
        self.subject = subject
        self.node = node
    }
}

/// What some lines of an output come from.
package struct LineOrigin: Hashable, Sendable {
    /// The lines, from 1.
    package let lines: ClosedRange<Int>
    /// What they come from.
    package let origin: Origin

    /// Makes the origin of some lines.
    package init(_ lines: ClosedRange<Int>, _ origin: Origin) {
        self.lines = lines
        self.origin = origin
    }
}
