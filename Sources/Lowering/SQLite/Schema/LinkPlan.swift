import ModelIR

/// How a relationship is stored.
struct LinkPlan: Sendable {
    let relationship: Relationship
    let inverse: Relationship?
    let kind: Kind

    enum Kind: Sendable {
        /// A column of the row itself.
        case column(ReferenceColumn)
        /// The column of the other side, which has one member or many.
        case remote
        /// A table of pairs.
        case joined(JoinTable)
    }

    var isToMany: Bool { relationship.cardinality != .toOne }
    var isOrdered: Bool { relationship.cardinality == .orderedToMany }
}

/// A column that refers to another row.
struct ReferenceColumn: Sendable {
    /// What deleting the other row does: the delete rule at the other end.
    let onDelete: Relationship.DeleteRule
    let isRequired: Bool
    /// Whether two rows can't refer to one: the other side is a to-one.
    let isUnique: Bool
    /// Whether a second column holds the place among the members of the other side.
    let hasPosition: Bool
}

/// A table of pairs of rows.
struct JoinTable: Sendable {
    /// For example: `Person_tags`.
    let name: String
    /// The side that the table's statement stands with.
    let isOwner: Bool
    /// The column that refers to the relationship's own row. For example: `people`.
    let ownColumn: String
    /// The column that refers to the members. For example: `tags`.
    let memberColumn: String
    /// The column that holds the place of each member among the others; nil without an order.
    let memberPosition: String?
    /// The same for the rows that a member belongs to.
    let ownPosition: String?
}

extension JoinTable {
    /// The key leads from an owner to its members, though not in their order.
    var indexes: [TableIndex] {
        (memberPosition.map { [index(over: ownColumn, $0)] } ?? [])
            + [index(over: memberColumn, ownPosition)]
    }

    private func index(over column: String, _ position: String?) -> TableIndex {
        TableIndex(
            name: "\(name)_\(position ?? column)",
            table: name,
            keys: ([column] + [position].compactMap { $0 }).map { TableIndex.Key(column: $0) }
        )
    }
}

extension SchemaPlan {
    /// The relationships of an entity, as they are stored.
    func links(of plan: EntityPlan) -> [LinkPlan] {
        plan.entity.relationships.filter { !$0.isTransient }.map { link($0, of: plan) }
    }

    /// The position of the first own relationship: those of parents come before.
    func linkOffset(of plan: EntityPlan) -> Int {
        plan.ancestors.compactMap { self[$0] }
            .map { $0.entity.relationships.filter { !$0.isTransient }.count }
            .reduce(0, +)
    }

    private func link(_ relationship: Relationship, of plan: EntityPlan) -> LinkPlan {
        let other = inverse(of: relationship, plan)
        let kind: LinkPlan.Kind
        switch (relationship.cardinality, other?.relationship.cardinality) {
        case (.toOne, nil), (.toOne, .toMany), (.toOne, .orderedToMany):
            kind = .column(column(relationship, other?.relationship))
        case (.toOne, .toOne):
            let hasColumn = holdsColumn(relationship, plan, other)
            kind = hasColumn ? .column(column(relationship, other?.relationship)) : .remote
        case (_, .toOne): kind = .remote
        default: kind = .joined(joinTable(relationship, plan, other))
        }
        return LinkPlan(
            relationship: relationship,
            inverse: other?.relationship,
            kind: kind
        )
    }

    private typealias Other = (relationship: Relationship, plan: EntityPlan)

    /// The other side; nil where the model names none, or none that there is.
    private func inverse(of relationship: Relationship, _ plan: EntityPlan) -> Other? {
        guard let inverse = relationship.inverse,
            let start = self[inverse.entity ?? relationship.destination]
        else { return nil }
        let candidates = [start] + start.ancestors.compactMap { self[$0] }
        return candidates.lazy.compactMap { candidate in
            // By index, so that what is passed over is not copied.
            let relationships = candidate.entity.relationships
            let index = relationships.firstIndex {
                $0.name == inverse.relationship && !$0.isTransient
            }
            return index.map { (relationships[$0], candidate) }
        }.first
    }

    private func column(_ relationship: Relationship, _ inverse: Relationship?) -> ReferenceColumn {
        return ReferenceColumn(
            onDelete: inverse?.deleteRule ?? .nullify,
            isRequired: !relationship.isOptional,
            isUnique: inverse?.cardinality == .toOne,
            hasPosition: inverse?.cardinality == .orderedToMany
        )
    }

    /// Of two to-ones, the one that depends on the other has the column: the required one, else the
    /// one that goes with the other; else the first by name.
    private func holdsColumn(_ relationship: Relationship, _ plan: EntityPlan, _ other: Other?)
        -> Bool
    {
        guard let other else { return true }
        let inverse = other.relationship
        if relationship.isOptional != inverse.isOptional { return !relationship.isOptional }
        let depends = inverse.deleteRule == .cascade || inverse.deleteRule == .deny
        let isDependedOn = relationship.deleteRule == .cascade || relationship.deleteRule == .deny
        if depends != isDependedOn { return depends }
        return (plan.entity.name, relationship.name) <= (other.plan.entity.name, inverse.name)
    }

    private func joinTable(_ relationship: Relationship, _ plan: EntityPlan, _ other: Other?)
        -> JoinTable
    {
        let isOwner =
            other.map {
                (plan.entity.name, relationship.name) <= ($0.plan.entity.name, $0.relationship.name)
            } ?? true
        let first = isOwner ? (relationship, plan) : other ?? (relationship, plan)
        let second = isOwner ? other?.relationship : relationship
        // The rows of the first side are in a column that is named for the second's relationship.
        var free = FreeNames()
        let members = free.take(first.0.name)
        let owners = free.take(
            second.flatMap { free.contains($0.name) ? nil : $0.name } ?? "_owner"
        )
        let ownersPosition =
            second?.cardinality == .orderedToMany
            ? free.take(owners + "_position") : nil
        let membersPosition =
            first.0.cardinality == .orderedToMany
            ? free.take(members + "_position") : nil
        return JoinTable(
            name: tables.pairs(first.1.entity, first.0),
            isOwner: isOwner,
            ownColumn: isOwner ? owners : members,
            memberColumn: isOwner ? members : owners,
            memberPosition: isOwner ? membersPosition : ownersPosition,
            ownPosition: isOwner ? ownersPosition : membersPosition
        )
    }
}
