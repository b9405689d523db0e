import Diagnostics

/// No composite contains itself.
enum CompositeCycle: Rule {
    static let id = "composite.cycle"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "a composite contains itself"
    static let reason = "A value that contains a value of its own type would be infinite."
    static let before = """
        <composite name="Place"><attribute name="parent" attributeType="Composite" composite="Place"/></composite>
        """
    static let after = """
        <composite name="Place"><attribute name="parent" optional="YES" attributeType="URI"/></composite>
        """

    static func check(_ context: RuleContext) {
        let composites = context.model.composites
        let parts = composites.map { composite in
            composite.attributes.compactMap(\.type.compositeName)
                .compactMap { context.composites[$0] }
        }
        for cycle in cycles(in: parts) {
            let names = cycle.map { composites[$0].name }
            context.report(
                Self.self,
                at: context.place(composites[cycle[0]].origin, "name"),
                "'\(names[0])' holds itself: \(path(names))"
            )
        }
    }
}
