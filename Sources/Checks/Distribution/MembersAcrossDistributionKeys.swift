import Diagnostics
import ModelIR

/// The members of a to-many are in one partition.
enum MembersAcrossDistributionKeys: Rule {
    static let id = "distribution.members"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "the members of a to-many may be in all partitions"
    static let reason = """
        An owner that isn't distributed may have members of every key. Reading, counting and deleting them asks all \
        partitions; if those are on other servers, opening a container fails, because a foreign key can't lead from one \
        server to another. Distribute the owner, too, or fetch the members of one key by a condition.
        """
    static let before = #"""
        @Model @Distributed(by: \.accountID) final class Task { var accountID: Int; var label: Label? }
        @Model final class Label { @Relationship(inverse: \Task.label) var tasks: [Task] }
        """#
    static let after = #"""
        @Model @Distributed(by: \.accountID) final class Task { var accountID: Int; var label: Label? }
        @Model final class Label {}
        """#

    static func check(_ context: RuleContext) {
        for (relationship, entity, destination) in context.distributedRelationships {
            guard relationship.cardinality != .toOne, context.distribution(of: entity) == nil,
                context.distribution(of: destination) != nil,
                context.inverse(of: relationship)?.cardinality == .toOne
            else { continue }
            let owner = context.model.entities[entity].name
            context.report(
                Self.self,
                at: relationship.origin.location,
                "the members of '\(owner).\(relationship.name)' may be in all partitions, which are asked one"
                    + " after the other: distribute '\(owner)', too, or fetch the members of one key"
            )
        }
    }
}
