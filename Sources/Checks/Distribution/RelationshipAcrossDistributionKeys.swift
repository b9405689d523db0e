import Diagnostics
import ModelIR

/// A relationship between distributed entities stays within a partition.
enum RelationshipAcrossDistributionKeys: Rule {
    static let id = "distribution.relationship"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.meaning
    static let summary = "a relationship of a distributed entity can't be kept across partitions"
    static let reason = """
        A reference to a distributed entity consists of its key and its number, and the object that refers to it has to have \
        the same key: its entity is distributed, too, by a key of the same type. A to-one from a distributed entity to one \
        that isn't distributed is possible, unless its inverse is a to-one, too.
        """
    static let before = #"""
        @Model @Distributed(by: \.accountID) final class Task { var accountID: Int … }
        @Model final class Reminder { var task: Task? }
        """#
    static let after = #"""
        @Model @Distributed(by: \.accountID) final class Task { var accountID: Int … }
        @Model @Distributed(by: \.accountID) final class Reminder { var accountID: Int; var task: Task? }
        """#

    static func check(_ context: RuleContext) {
        for (relationship, entity, destination) in context.distributedRelationships {
            guard let problem = problem(relationship, entity, destination, context) else {
                continue
            }
            let name = "\(context.model.entities[entity].name).\(relationship.name)"
            context.report(Self.self, at: relationship.origin.location, "'\(name)' \(problem)")
        }
    }

    private static func problem(
        _ relationship: Relationship,
        _ entity: Int,
        _ destination: Int,
        _ context: RuleContext
    ) -> String? {
        let own = context.distribution(of: entity)
        let other = context.distribution(of: destination)
        let inverse = context.inverse(of: relationship)
        guard let own, let other else {
            return mixedProblem(relationship, inverse, entity, destination, context)
        }
        let types = [entity, destination].map { context.distributionType(of: $0) }
        // Once for both ends.
        let isSecond = inverse != nil && (destination, relationship.name) < (entity, "")
        guard types[0] != types[1], !types.contains(nil), !isSecond else { return nil }
        return
            "leads to '\(relationship.destination)', whose key '\(other.attribute)' has another type than"
            + " '\(own.attribute)': distribute both by keys of one type"
    }

    /// One of the two entities isn't distributed.
    private static func mixedProblem(
        _ relationship: Relationship,
        _ inverse: Relationship?,
        _ entity: Int,
        _ destination: Int,
        _ context: RuleContext
    ) -> String? {
        let plain = context.distribution(of: entity) == nil ? entity : destination
        let name = context.model.entities[plain].name
        let isPair =
            relationship.cardinality != .toOne && inverse.map { $0.cardinality != .toOne } ?? true
        if isPair {
            // Once for both ends.
            if inverse != nil, plain != entity { return nil }
            return
                "has pairs of which one half isn't in a partition: distribute '\(name)', too, or relate"
                + " them by an entity of their own that is distributed"
        }
        guard relationship.cardinality == .toOne, inverse?.deleteRule != .noAction else {
            return nil
        }
        if inverse?.cardinality == .toOne, plain == entity {
            return
                "is the only one of '\(relationship.destination)' across all partitions: distribute"
                + " '\(name)', too, or make its inverse to-many"
        }
        guard plain == entity else { return nil }
        return
            "leads to '\(relationship.destination)', which is distributed, so that a reference needs its key:"
            + " distribute '\(name)', too"
    }
}
