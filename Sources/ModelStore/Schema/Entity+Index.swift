extension Entity {
    /// An index over columns of a class.
    ///
    /// For example: `.index("Photo_person", ["person", "person_position"])`.
    public struct Index: Sendable {
        let schema: IndexSchema

        /// An index with a name that is unique among tables and indexes.
        ///
        /// For example: `.index("Note_date", [.descending("date"), "title"])`.
        public static func index(_ name: String, _ keys: [Key]) -> Self {
            Self(schema: IndexSchema(name: name, keys: keys.map(\.schema)))
        }

        /// A column of an index. For example: `"title"`, `.descending("date")`.
        public struct Key: Sendable, ExpressibleByStringLiteral {
            let schema: IndexSchema.Key

            /// A column, from its least value to its greatest. For example: `"title"`.
            public init(stringLiteral name: String) {
                schema = IndexSchema.Key(column: name, isDescending: false)
            }

            private init(_ schema: IndexSchema.Key) { self.schema = schema }

            /// A column, from its greatest value to its least. For example: `.descending("date")`.
            public static func descending(_ name: String) -> Self {
                Self(IndexSchema.Key(column: name, isDescending: true))
            }
        }
    }

    /// A table with the pairs of a many-to-many relationship.
    ///
    /// For example: `.joinTable("Person_tags", columns: [.reference("people", to: "Person", onDelete:
    /// .cascade), .reference("tags", to: "Tag", onDelete: .cascade)])`.
    public struct JoinTable: Sendable {
        let schema: TableSchema

        /// A table whose first two columns are its key.
        ///
        /// For example: `.joinTable("Person_tags", columns: columns)`.
        /// - Parameters:
        ///   - name: unique among tables and indexes.
        ///   - columns: the references to both rows, then the columns of places.
        ///   - indexes: its indexes.
        public static func joinTable(
            _ name: String,
            columns: [Column],
            indexes: [Index] = []
        ) -> Self {
            Self(
                schema: TableSchema(
                    name: name,
                    columns: columns.map(\.schema),
                    indexes: indexes.map(\.schema),
                    isJoinTable: true
                )
            )
        }
    }
}

/// An index of a table, as data.
package struct IndexSchema: Hashable, Sendable, Codable {
    package let name: String
    package var keys: [Key]

    package init(name: String, keys: [Key]) { (self.name, self.keys) = (name, keys) }

    package struct Key: Hashable, Sendable, Codable {
        package var column: String
        package let isDescending: Bool
    }
}
