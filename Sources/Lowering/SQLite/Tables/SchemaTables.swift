import ModelIR

/// The tables of a schema: for each hierarchy, its own and those of its pairs.
package struct SchemaTables: Sendable {
    let families: [[TableDefinition]]
    /// The relationships whose numbers of members have limits, which no table has.
    let memberLimits: [MemberLimit]

    var all: [TableDefinition] { families.flatMap(\.self) }
}

/// A relationship that requires members, or limits their number.
struct MemberLimit: Sendable {
    /// For example: `League.players`.
    let name: String
    let origin: Origin
}

extension LinkPlan {
    /// Whether saving counts the members, as the column is another row's.
    var limitsMembers: Bool {
        if case .column = kind { return false }
        let hasBounds =
            relationship.minimumCount ?? 0 > 1 || relationship.maximumCount ?? 0 > 0
        return !relationship.isOptional || isToMany && hasBounds
    }
}
