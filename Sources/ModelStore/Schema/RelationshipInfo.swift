import Foundation

/// A relationship with everything that follows from its description.
final class RelationshipInfo: Sendable {
    let name: String
    /// Its place among the class's relationships.
    let number: Int
    /// The class that declares it: siblings may have relationships of one name.
    let declarer: ObjectIdentifier
    /// For messages. For example: `Person.children`.
    let fullName: String
    let isToMany: Bool
    let isOrdered: Bool
    let isRequired: Bool
    /// How many members are right; nil for any number, and where this is the side with the column.
    let counts: MemberCounts?
    let deleteRule: DeleteRule
    /// Whether the destination keeps its members in an order.
    let isOrderedByOwner: Bool
    /// Whether the relationship leads back to its class, and to itself. For example: `Person.friends`.
    let isOwnInverse: Bool
    /// Whether the destination's side is a to-one, too.
    let isOnlyMember: Bool
    /// The second column of a one-to-one relationship in a store of Core Data, on this side.
    let copy: Entity.Relationship.Copy?
    /// How far apart members are in an order.
    let places: PlaceSteps
    /// The destination's number in the schema.
    let destination: Int
    /// The inverse's number among the destination's relationships.
    let inverse: Int?
    let storage: Storage

    enum Storage: Sendable {
        case reference(Reference)
        case members(Members)
        case join(Join)
    }

    /// The side with the column.
    final class Reference: Sendable {
        let column: Int
        /// The column with the place among the owner's members, in an ordered relationship.
        let place: Int?
        /// What `didChange` is told.
        let mask: UInt64
        /// Whether the database deletes the row with the destination's.
        let isCascaded: Bool
        /// What the foreign key refers to.
        let referred: ReferredColumn

        init(column: Int, place: Int?, isCascaded: Bool, referred: ReferredColumn) {
            self.column = column
            self.place = place
            self.isCascaded = isCascaded
            self.referred = referred
            mask = changeBit(column) | changeBit(place ?? column)
        }
    }

    /// The side without a column, whose members have one.
    final class Members: Sendable {
        let column: Int
        let columnName: String
        let placeName: String?
        /// What the database does by itself when the owner's row is deleted.
        let onDelete: DeleteRule?
        /// Whether that is what the rule says.
        let isDoneByDatabase: Bool
        /// What the foreign key refers to.
        let referred: ReferredColumn

        init(
            column: Int,
            columnName: String,
            placeName: String?,
            onDelete: DeleteRule?,
            isDoneByDatabase: Bool,
            referred: ReferredColumn
        ) {
            self.referred = referred
            self.column = column
            self.columnName = columnName
            self.placeName = placeName
            self.onDelete = onDelete
            self.isDoneByDatabase = isDoneByDatabase
        }
    }

    /// A side of a join table.
    final class Join: Sendable {
        let table: String
        let owner: String
        let member: String
        let place: String?
        /// Which of the two sides writes the rows.
        let isFirst: Bool
        /// Whether the rows are the members' own, which have the owner in a column: Core Data stores
        /// relationships without an inverse so.
        let isInMembers: Bool
        /// What `owner` refers to.
        let referredOwner: ReferredColumn
        /// What `member` refers to.
        let referredMember: ReferredColumn

        init(
            table: String,
            owner: String,
            member: String,
            place: String?,
            isFirst: Bool,
            isInMembers: Bool,
            referredOwner: ReferredColumn,
            referredMember: ReferredColumn
        ) {
            self.referredOwner = referredOwner
            self.referredMember = referredMember
            self.isInMembers = isInMembers
            self.table = table
            self.owner = owner
            self.member = member
            self.place = place
            self.isFirst = isFirst
        }
    }

    /// Whether this is the side with the column.
    let hasColumn: Bool
    /// Whether a server's database ensures that both ends have the same distribution key.
    let sharesKey: Bool
    /// What `didChange` is told where this is the side with the column.
    var mask: UInt64 { reference?.mask ?? 0 }
    /// The parts of `storage`.
    let reference: Reference?
    let members: Members?
    let join: Join?

    init(
        _ relationship: Entity.Relationship,
        _ number: Int,
        _ entity: FlatEntity,
        _ columns: [String: Int],
        _ numbers: SchemaNumbers
    ) throws {
        name = relationship.name
        self.number = number
        declarer = entity.declarers[number]
        let fullName = "\(entity.name).\(relationship.name)"
        self.fullName = fullName
        isToMany = relationship.isToMany
        isOrdered = relationship.isOrdered
        isRequired = relationship.isRequired
        counts = relationship.counts
        deleteRule = relationship.deleteRule
        destination = try numbers.number(of: relationship.destination)
        let target = try numbers.flatEntity(of: relationship.destination)
        inverse = try relationship.inverse.map { name in
            guard let inverse = target.relationships.firstIndex(where: { $0.name == name }) else {
                throw StoreError.invalidModel("\(fullName): \(target.name) has no '\(name)'")
            }
            return inverse
        }
        let other = inverse.map { target.relationships[$0] }
        isOwnInverse = inverse == number && declarer == inverse.map { target.declarers[$0] }
        isOnlyMember = other?.isToMany == false
        copy = relationship.copy
        let isCoreData = entity.existing?.isCoreData == true
        places = isCoreData ? .coreData : .own
        isOrderedByOwner = other?.isOrdered == true
        let bothAreDivided = entity.table.distribution != nil && target.table.distribution != nil
        switch relationship.storage {
        case .column(let name):
            guard let column = columns[name.column] else {
                throw StoreError.invalidModel("\(fullName) has no column")
            }
            let place = other?.isOrdered == true ? columns[name.position] : nil
            let reference = Reference(
                column: column,
                place: place,
                isCascaded: entity.databaseDeleteRule(of: name.column) == .cascade,
                referred: ReferredColumn(entity.referredColumn(name.column), of: target)
            )
            storage = .reference(reference)
            hasColumn = true
            sharesKey = bothAreDivided && entity.table.isForeignKey(name.column)
            (self.reference, members, join) = (reference, nil, nil)
        case .inverseColumn:
            guard case .column(let name) = other?.storage,
                let column = target.table.columnNames.firstIndex(of: name.column)
            else { throw StoreError.invalidModel("\(fullName) needs an inverse with a column") }
            let onDelete = target.databaseDeleteRule(of: name.column)
            let members = Members(
                column: column,
                columnName: target.storedName(name.column),
                placeName: relationship.isOrdered ? target.storedName(name.position) : nil,
                onDelete: onDelete,
                isDoneByDatabase: onDelete == relationship.deleteRule,
                referred: ReferredColumn(target.referredColumn(name.column), of: entity)
            )
            storage = .members(members)
            hasColumn = false
            sharesKey = bothAreDivided && target.table.isForeignKey(name.column)
            (reference, self.members, join) = (nil, members, nil)
        case .joinTable(let table, let owner, let member, let position):
            guard let owner else { throw StoreError.invalidModel("\(fullName) names no owners") }
            let join = Join(
                table: table,
                owner: owner,
                member: member,
                place: relationship.isOrdered ? position ?? "\(member)_position" : nil,
                isFirst: other == nil || owner < member,
                isInMembers: isCoreData && member == "Z_PK",
                referredOwner: ReferredColumn(relationship.ownersReference, of: entity),
                referredMember: ReferredColumn(relationship.membersReference, of: target)
            )
            storage = .join(join)
            hasColumn = false
            sharesKey = bothAreDivided
            (reference, members, self.join) = (nil, nil, join)
        }
    }
}

extension Entity.Relationship {
    /// The table's NOT NULL says it for a column.
    fileprivate var counts: MemberCounts? {
        if case .column = storage { return nil }
        return MemberCounts(isRequired: isRequired, minimum: minimum, maximum: maximum)
    }
}
