import Diagnostics
import ModelIR

/// Cascades don't lead back to the entity where they start.
enum CascadeCycle: Rule {
    static let id = "relationship.cascade-cycle"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.advice
    static let summary = "cascading relationships lead back to the entity where they start"
    static let reason = """
        Deleting an object then deletes other objects of the same entity, through objects that don't appear to own it. A \
        relationship from an entity to itself, as in a tree, isn't such a cycle, nor is a pair of inverses.
        """
    static let before = #"""
        <entity name="Project"><relationship name="tasks" toMany="YES" deletionRule="Cascade" destinationEntity="Task"/></entity>
        <entity name="Task"><relationship name="related" toMany="YES" deletionRule="Cascade" destinationEntity="Project"/></entity>
        """#
    static let after = #"""
        <entity name="Project"><relationship name="tasks" toMany="YES" deletionRule="Cascade" destinationEntity="Task"/></entity>
        <entity name="Task"><relationship name="related" toMany="YES" deletionRule="Nullify" destinationEntity="Project"/></entity>
        """#

    static func check(_ context: RuleContext) {
        let entities = context.model.entities
        let owned = entities.map { entity in
            entity.relationships.filter { context.isCascade($0, from: entity) }
        }
        let graph = owned.map { $0.compactMap { context.entities[$0.destination] } }
        for cycle in cycles(in: graph) {
            let next = cycle.count > 1 ? cycle[1] : cycle[0]
            let first = owned[cycle[0]].first { context.entities[$0.destination] == next }
            guard let first else { continue }
            context.report(
                Self.self,
                at: context.place(first.origin, "deletionRule", "deleteRule", "name"),
                "deleting a '\(entities[cycle[0]].name)' cascades to others: "
                    + path(cycle.map { entities[$0].name })
            )
        }
    }
}

extension RuleContext {
    /// Returns the inverse of a relationship, if it exists.
    func inverse(of relationship: Relationship) -> Relationship? {
        guard let inverse = relationship.inverse,
            let place = entities[inverse.entity ?? relationship.destination]
        else { return nil }
        return family(of: place).lazy.flatMap { self.model.entities[$0].properties.relationships }
            .first { $0.name == inverse.relationship }
    }

    /// Whether deleting an object of an entity deletes objects of another, but not vice versa
    /// through the inverse.
    fileprivate func isCascade(_ relationship: Relationship, from entity: Entity) -> Bool {
        relationship.deleteRule == .cascade && relationship.destination != entity.name
            && inverse(of: relationship)?.deleteRule != .cascade
    }
}
