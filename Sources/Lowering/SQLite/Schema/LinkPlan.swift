import ModelIR

/// The storage of a relationship.
struct LinkPlan: Sendable {
    let relationship: Relationship
    let inverse: Relationship?
    let kind: Kind
    /// The column that Core Data has at this side, too, of a one-to-one relationship.
    var copy: ExistingColumn?

    enum Kind: Sendable {
        /// A column of the row.
        case column(ReferenceColumn)
        /// A column of the related rows, for one member or many.
        case remote
        /// A table of pairs.
        case joined(JoinTable)

        var isRemote: Bool { if case .remote = self { true } else { false } }
    }

    var isToMany: Bool { relationship.cardinality != .toOne }
    var isOrdered: Bool { relationship.cardinality == .orderedToMany }
}

/// A column that refers to another row.
struct ReferenceColumn: Sendable {
    /// What deleting the other row does: the delete rule at the other end.
    let onDelete: Relationship.DeleteRule
    let isRequired: Bool
    /// Whether at most one row can refer to another: the inverse is a to-one.
    let isUnique: Bool
    /// Whether a second column stores the position among the members of the inverse.
    let hasPosition: Bool
}

/// A table of pairs of rows.
struct JoinTable: Sendable {
    /// For example: `Person_tags`.
    let name: String
    /// Whether the statement for the table belongs to this side.
    let isOwner: Bool
    /// The column that refers to the relationship's own row. For example: `people`.
    let ownColumn: String
    /// The column that refers to the members. For example: `tags`.
    let memberColumn: String
    /// The column with each member's position among the others; `nil` for unordered relationships.
    let memberPosition: String?
    /// The column with each row's position among the owners of a member; `nil` for unordered ones.
    let ownPosition: String?
    /// The unique columns of an existing database that the foreign keys refer to; `nil` for the numbers of
    /// rows.
    var ownReference: String?
    var memberReference: String?
}

extension JoinTable {
    /// A table of a database that another program made.
    init(_ pairs: ExistingPairs, isOwner: Bool) {
        name = pairs.table
        self.isOwner = isOwner
        ownColumn = pairs.owners
        memberColumn = pairs.members
        (memberPosition, ownPosition) = (pairs.position, nil)
        ownReference = pairs.ownersReference.column
        memberReference = pairs.membersReference.column
    }

    /// The wished names and the keys of the indexes in addition to the key, which leads from owners to
    /// members, but not in their order.
    var indexes: [(name: String, keys: [TableIndex.Key])] {
        (memberPosition.map { [index(over: ownColumn, $0)] } ?? [])
            + [index(over: memberColumn, ownPosition)]
    }

    private func index(
        over column: String,
        _ position: String?
    ) -> (name: String, keys: [TableIndex.Key]) {
        let columns = [column] + [position].compactMap { $0 }
        return ("\(name)_\(position ?? column)", columns.map { TableIndex.Key(column: $0) })
    }
}

extension SchemaPlan {
    /// The relationships of an entity with their storage.
    func links(of plan: EntityPlan) -> [LinkPlan] {
        plan.entity.relationships.filter { !$0.isTransient }.map { link($0, of: plan) }
    }

    /// The index of the first relationship that isn't inherited. Inherited ones precede it.
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
            kind: kind,
            copy: kind.isRemote && existing?.isCoreDataStore == true
                ? existing?[plan.entity.name]?.column(relationship.name) : nil
        )
    }

    private typealias Other = (relationship: Relationship, plan: EntityPlan)

    /// The inverse; `nil` if the model doesn't have it.
    private func inverse(of relationship: Relationship, _ plan: EntityPlan) -> Other? {
        guard let inverse = relationship.inverse,
            let start = self[inverse.entity ?? relationship.destination]
        else { return nil }
        let candidates = [start] + start.ancestors.compactMap { self[$0] }
        return candidates.lazy.compactMap { candidate in
            // By index, so that skipped relationships aren't copied.
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

    /// Whether a to-one relationship has the column. Of two sides, the dependent one has it: the
    /// required side, or the side that the other's delete rule deletes or protects, or the first by
    /// name. In an existing database, the table says which.
    private func holdsColumn(_ relationship: Relationship, _ plan: EntityPlan, _ other: Other?)
        -> Bool
    {
        guard let other else { return true }
        let inverse = other.relationship
        let isThere = existing?[plan.entity.name]?.column(relationship.name) != nil
        let isBack = existing?[other.plan.entity.name]?.column(inverse.name) != nil
        if isThere != isBack { return isThere }
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
        if let pairs = existing?.pairs(plan.entity.name, relationship.name) {
            return JoinTable(pairs, isOwner: isOwner)
        }
        let first = isOwner ? (relationship, plan) : other ?? (relationship, plan)
        let second = isOwner ? other?.relationship : relationship
        // The column with the rows of the first side has the name of the second side's
        // relationship.
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
