/// The tables of a database that another program made, under the names that they have there.
///
/// For example: the table `Album`, whose key `AlbumId` isn't an attribute in code that opens the
/// database.
package struct ExistingTables: Hashable, Sendable, Codable {
    package var tables: [ExistingTable] = []
    package var pairs: [ExistingPairs] = []

    package init() {}

    /// Whether Core Data made the database.
    package var isCoreDataStore: Bool { tables.contains { $0.entityNumber != nil } }

    /// The tables of two databases, or of one.
    package func merged(with other: ExistingTables?) -> ExistingTables {
        var result = self
        result.tables += other?.tables ?? []
        result.pairs += other?.pairs ?? []
        return result
    }

    /// The table of an entity.
    package subscript(entity: String) -> ExistingTable? { tables.first { $0.entity == entity } }

    /// The pairs of a relationship.
    package func pairs(_ entity: String, _ relationship: String) -> ExistingPairs? {
        pairs.first { $0.entity == entity && $0.relationship == relationship }
    }
}

/// The table of an entity.
package struct ExistingTable: Hashable, Sendable, Codable {
    package let entity: String
    package let name: String
    /// Whether it's a view.
    package var isView = false
    /// The column with a row's number. For example: `AlbumId`, `rowid`. `nil` if rows have none.
    package var key: String?
    /// The attribute that holds the key, if a column holds it.
    package var keyAttribute: String?
    /// Whether the key refers to a row of another table, so that no number can be made up for it.
    package var isKeyReference = false
    /// The number that rows of the entity have in a Core Data store.
    package var entityNumber: Int?
    package var columns: [ExistingColumn] = []

    package init(entity: String, name: String) {
        self.entity = entity
        self.name = name
    }

    /// Whether rows can only be read, because they have no number.
    package var isReadOnly: Bool { key == nil && entityNumber == nil }

    /// The column of an attribute or of a relationship.
    package func column(_ property: String) -> ExistingColumn? {
        columns.first { $0.property == property }
    }
}

/// The column of a property.
package struct ExistingColumn: Hashable, Sendable, Codable {
    package let property: String
    package let name: String
    /// The form of its dates or UUIDs; `nil` for that of other stores.
    package var form: Form?
    /// Whether the database computes the value from other columns.
    package var isGenerated = false
    /// The default that only the database can compute, as written.
    package var defaultText: String?
    /// The collation, unless texts are compared exactly. For example: `NOCASE`.
    package var collation: String?
    /// The column with the place of a row among the members of the inverse.
    package var position: String?
    /// The column of a Core Data store with the entity of the row that the column leads to. For
    /// example: `Z7_COVER` beside `ZCOVER`.
    package var entityColumn: String?
    /// The attribute that the column is if its relationship can't be followed.
    package var attribute: Attribute?
    /// What the column refers to.
    package var reference = ExistingReference.row

    package init(property: String, name: String) {
        self.property = property
        self.name = name
    }

    /// The same column, with the same values, for another property.
    package func forProperty(_ property: String) -> ExistingColumn {
        var column = ExistingColumn(property: property, name: name)
        column.form = form
        column.defaultText = defaultText
        column.isGenerated = isGenerated
        column.collation = collation
        column.entityColumn = entityColumn
        column.reference = reference
        return column
    }

    /// How values are written.
    package enum Form: Hashable, Sendable, Codable {
        /// Dates as text, as in an example for the start of 2001. For example: `2001-01-01`.
        case text(String)
        /// The same, if others are written in other ways.
        case mixedText(String)
        /// Dates as numbers since 1970, and as Julian days.
        case seconds, milliseconds, julianDay
        /// Dates as integers since 1970.
        case wholeSeconds
        /// The same, if others are written in other ways.
        case mixedSeconds, mixedWholeSeconds, mixedMilliseconds, mixedJulianDays
        /// UUIDs as text.
        case uppercase, lowercase
        /// UUIDs as text of any form; new ones have lowercase letters.
        case mixedLowercase
        /// Truth values as `t` and `f`.
        case letters
        /// Truth values as numbers, of which some are neither 0 nor 1.
        case numbers
        /// Data that Core Data may keep in a file.
        case external
        /// Values of any storage class, which are read as data.
        case anyClass
    }
}

/// What a column refers to in another table.
package enum ExistingReference: Hashable, Sendable, Codable {
    /// The number of a row.
    case row
    /// Another column whose values are unique in a table whose rows have numbers. For example: `code`.
    case column(String)
    /// Rows without a number, or a column with a collation of its own.
    case none
    /// What no foreign key may refer to, so that SQLite refuses to save and delete rows of both tables: why, and
    /// what to do. For example: `'code' isn't unique; create a unique index`.
    case refused(String)

    /// The column that isn't the number of a row.
    package var column: String? { if case .column(let name) = self { name } else { nil } }

    /// Why SQLite refuses to save and delete rows, and what to do; `nil` if it doesn't.
    package var refusal: String? { if case .refused(let reason) = self { reason } else { nil } }

    /// Whether a row can be found by it.
    package var leadsToRow: Bool {
        switch self {
        case .row, .column: true
        case .none, .refused: false
        }
    }
}

/// One side of a table that connects two others.
package struct ExistingPairs: Hashable, Sendable, Codable {
    package let entity: String
    package let relationship: String
    package let table: String
    /// The column that refers to the relationship's own row.
    package let owners: String
    /// The column that refers to the members.
    package let members: String
    /// What `owners` refers to.
    package var ownersReference = ExistingReference.row
    /// What `members` refers to.
    package var membersReference = ExistingReference.row
    /// The column with the place of a member.
    package var position: String?

    /// Whether objects can be found by both columns.
    package var leadsToRows: Bool { ownersReference.leadsToRow && membersReference.leadsToRow }

    package init(
        entity: String,
        relationship: String,
        table: String,
        owners: String,
        members: String
    ) {
        self.entity = entity
        self.relationship = relationship
        self.table = table
        self.owners = owners
        self.members = members
    }
}
