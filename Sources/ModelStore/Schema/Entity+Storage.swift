extension Entity {
    /// The owner of an entity's table: this library, or another program.
    ///
    /// For example: `.existing(key: "AlbumId")`. A table that exists is used as it is: opening its
    /// file changes nothing in it.
    public struct Storage: Hashable, Sendable {
        /// The name of the key's column; `nil` for a table of this library.
        let key: String?
        /// The number of the entity in a store of Core Data.
        let entityNumber: Int64?
        /// Whether rows can only be read, and have no number.
        let isReadOnly: Bool

        private init(key: String? = nil, entityNumber: Int64? = nil, isReadOnly: Bool = false) {
            self.key = key
            self.entityNumber = entityNumber
            self.isReadOnly = isReadOnly
        }

        /// A table that this library makes, and changes with the model.
        ///
        /// For example: the default of ``Entity/init(_:table:storage:distributedBy:renamedFrom:parent:isAbstract:children:unique:relationships:indexes:joinTables:columns:)``.
        public static let own = Self()

        /// A view, or a table whose rows have no number: objects can only be read.
        ///
        /// For example: `.readOnly` for a view that counts the albums of every artist. Rows are identified
        /// by their values: two rows with equal values are the same object, and after a row has changed,
        /// fetches return a new object for it. Fetches don't include unsaved changes.
        public static let readOnly = Self(isReadOnly: true)

        /// A table that exists.
        ///
        /// For example: `.existing(key: "AlbumId")`, `.existing(key: "rowid")`.
        /// - Parameter key: the column with a row's number: the `INTEGER PRIMARY KEY`, or `rowid` in a
        ///   table without one.
        public static func existing(key: String) -> Self { Self(key: key) }

        /// A table of a store that Core Data made.
        ///
        /// For example: `.coreData(entity: 3)`. Each class of a hierarchy has a different number.
        /// ``ModelConfiguration/coreDataWriting`` says whether it's written.
        /// - Parameter number: the entity's number in the store, `Z_ENT`.
        public static func coreData(entity number: Int64) -> Self {
            Self(key: "Z_PK", entityNumber: number)
        }
    }
}

extension Entity.Column {
    /// A column that has another name in an existing table, or values of another form.
    ///
    /// For example: `.stored("Title", .string("title"))`,
    /// `.stored("Day", as: .text("2001-01-01"), .date("day"))`.
    /// - Parameters:
    ///   - name: The name in the table; `nil` for that of the property.
    ///   - entity: In a store of Core Data, the column with the number of the entity that the reference
    ///     leads to. For example: `Z7_COVER` beside `ZCOVER`.
    ///   - reference: The unique column that a foreign key refers to; `nil` for the row's number. For
    ///     example: `.stored("customer_code", references: "code",
    ///     .reference("customer", to: "customers"))`.
    ///   - form: The form of its dates or UUIDs.
    ///   - expression: What a new row has instead of NULL. For example: `CURRENT_TIMESTAMP`.
    ///   - isGenerated: Whether the database computes the value from other columns.
    ///   - column: The column as properties have it.
    public static func stored(
        _ name: String? = nil,
        entity: String? = nil,
        references reference: String? = nil,
        as form: Entity.StoredForm? = nil,
        default expression: String? = nil,
        isGenerated: Bool = false,
        _ column: Self
    ) -> Self {
        var column = column
        column.storedName = name
        column.storedEntity = entity
        column.storedReference = reference
        column.form = form
        column.storedDefault = expression
        column.isGenerated = isGenerated
        return column
    }
}
