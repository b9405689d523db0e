/// The pairs of a relationship in the old tables.
package struct RelationshipPairs {
    /// The table with the pairs.
    package let table: String
    /// The column with the keys of the relationship's own rows.
    package let own: String
    /// The column with the keys of the rows that it leads to.
    package let other: String
    /// The column with the places of the other rows among each own row's.
    package let otherPlace: String?
    /// The column with the places of own rows among each other row's.
    let ownPlace: String?
    /// The tables that the keys are of.
    package let ownTable: String
    package let otherTable: String
    /// Whether an own row can have several others.
    package let hasSeveral: Bool

    /// The same, seen from the other end.
    func reversed(hasSeveral: Bool) -> RelationshipPairs {
        RelationshipPairs(
            table: table,
            own: other,
            other: own,
            otherPlace: ownPlace,
            ownPlace: otherPlace,
            ownTable: otherTable,
            otherTable: ownTable,
            hasSeveral: hasSeveral
        )
    }
}

/// Old pairs that a relationship of the model takes over.
struct TakenPairs {
    let entity: EntitySchema
    let relationship: RelationshipSchema
    let pairs: RelationshipPairs

    /// The entity of the objects that a column of the pairs leads to.
    func entity(of column: String) -> String {
        column == pairs.own ? entity.name : relationship.destination
    }
}

extension SchemaMatch {
    /// The old pairs of all relationships, and those of inverses that weren't theirs.
    var takenPairs: [TakenPairs] {
        new.entities.flatMap { entity in
            entity.relationships.flatMap { relationship in
                (pairs(of: relationship, entity) + pairsOfNewInverse(of: relationship, entity))
                    .map { TakenPairs(entity: entity, relationship: relationship, pairs: $0) }
            }
        }
    }

    /// The old pairs of a new relationship, found by itself or by its inverse.
    ///
    /// There are several if classes that each had such a relationship have got a superclass with it.
    package func pairs(of relationship: RelationshipSchema, _ entity: EntitySchema)
        -> [RelationshipPairs]
    {
        let own = oldForms(of: relationship, entity)
        if !own.isEmpty { return own.compactMap { pairs(old: $0.relationship, $0.entity) } }
        guard let (other, inverse) = inverse(of: relationship, in: new) else { return [] }
        return oldForms(of: inverse, other).compactMap { form in
            let isSingle =
                self.inverse(of: form.relationship, in: old).map { !$0.1.isToMany } ?? false
            return pairs(old: form.relationship, form.entity)?.reversed(hasSeveral: !isSingle)
        }
    }

    /// The old pairs of a relationship's inverse, if the two weren't inverses of each other.
    ///
    /// For example: those of `Author.books` for `Book.author` if both were declared without an inverse.
    package func pairsOfNewInverse(of relationship: RelationshipSchema, _ entity: EntitySchema)
        -> [RelationshipPairs]
    {
        let own = oldForms(of: relationship, entity)
        guard !own.isEmpty, let (other, inverse) = inverse(of: relationship, in: new) else {
            return []
        }
        let known =
            own.map { qualifiedName(of: $0.relationship, $0.entity) }
            + own.compactMap {
                self.inverse(of: $0.relationship, in: old).map { qualifiedName(of: $0.1, $0.0) }
            }
        return oldForms(of: inverse, other)
            .filter { !known.contains(qualifiedName(of: $0.relationship, $0.entity)) }
            .compactMap { pairs(old: $0.relationship, $0.entity)?.reversed(hasSeveral: true) }
    }

    /// The pairs of an old relationship, if its own side stores them.
    func storedPairs(of relationship: RelationshipSchema, _ entity: EntitySchema)
        -> RelationshipPairs?
    {
        if case .inverseColumn = relationship.storage { return nil }
        return pairs(old: relationship, entity)
    }

    private func pairs(old relationship: RelationshipSchema, _ entity: EntitySchema)
        -> RelationshipPairs?
    {
        let other = inverse(of: relationship, in: old)
        let destination = old[entity: relationship.destination]?.table ?? ""
        switch relationship.storage {
        case .column(let column, let position):
            return RelationshipPairs(
                table: entity.table,
                own: "_pk",
                other: column,
                otherPlace: nil,
                ownPlace: position,
                ownTable: entity.table,
                otherTable: destination,
                hasSeveral: false
            )
        case .inverseColumn:
            guard let (otherEntity, inverse) = other,
                case .column(let column, let position) = inverse.storage
            else { return nil }
            return RelationshipPairs(
                table: otherEntity.table,
                own: column,
                other: "_pk",
                otherPlace: position,
                ownPlace: nil,
                ownTable: entity.table,
                otherTable: otherEntity.table,
                hasSeveral: relationship.isToMany
            )
        case .joinTable(let table, let owner, let member, let position):
            var ownPlace: String?
            if case .joinTable(_, _, _, let place)? = other?.1.storage { ownPlace = place }
            return RelationshipPairs(
                table: table,
                own: owner,
                other: member,
                otherPlace: position,
                ownPlace: ownPlace,
                ownTable: entity.table,
                otherTable: destination,
                hasSeveral: true
            )
        }
    }

    /// The other end of a relationship, and the entity that declares it.
    func inverse(of relationship: RelationshipSchema, in schema: StoreSchema)
        -> (EntitySchema, RelationshipSchema)?
    {
        guard let name = relationship.inverse,
            let destination = schema[entity: relationship.destination]
        else { return nil }
        for entity in schema.lineage(of: destination) {
            if let found = entity.relationships.first(where: { $0.name == name }) {
                return (entity, found)
            }
        }
        return nil
    }
}
