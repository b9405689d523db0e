import Diagnostics

/// No entity inherits from itself.
enum ParentCycle: Rule {
    static let id = "entity.parent-cycle"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "an entity inherits from itself"
    static let reason = "Neither Core Data nor Swift supports a class that inherits from itself."
    static let before = """
        <entity name="Note" parentEntity="Draft"/>
        <entity name="Draft" parentEntity="Note"/>
        """
    static let after = """
        <entity name="Note"/>
        <entity name="Draft" parentEntity="Note"/>
        """

    static func check(_ context: RuleContext) {
        let entities = context.model.entities
        let parents = entities.indices.map { index in
            entities[index].parent.flatMap { context.entities[$0] }.map { [$0] } ?? []
        }
        for cycle in cycles(in: parents) {
            let names = cycle.map { entities[$0].name }
            context.report(
                Self.self,
                at: context.place(entities[cycle[0]].origin, "parentEntity", "parent"),
                "'\(names[0])' inherits from itself: \(path(names))"
            )
        }
    }
}
