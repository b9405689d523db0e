extension Entity {
    /// A relationship as a generated class declares it.
    ///
    /// For example: `.toOne("person", Person.self, column: "person", inverse: "photos")`.
    public struct Relationship: Sendable {
        let name: String
        let destination: ModelObject.Type
        let inverse: String?
        var isToMany = false
        var isOrdered = false
        var isRequired = false
        var minimum = 0
        var maximum: Int?
        let deleteRule: DeleteRule
        let storage: Storage
        /// The second column of a one-to-one relationship in a store of Core Data.
        var copy: Copy?
        /// The relationship's earlier names, the latest first.
        var renamedFrom: [String] = []
        /// The unique columns that the foreign keys of a join table refer to; `nil` for the rows' numbers.
        var ownersReference: String?
        var membersReference: String?

        enum Storage: Sendable {
            /// A column of this table.
            case column(ColumnName)
            /// The column of the inverse.
            case inverseColumn
            /// A table of its own.
            case joinTable(String, owner: String?, member: String, position: String?)
        }

        /// The column of the side that another program reads, and that of the entity that it leads to.
        struct Copy: Sendable {
            let column: String
            let entity: String?
        }

        struct ColumnName: Sendable {
            let column: String
            /// The column of the place in an ordered relationship.
            let position: String
        }

        /// A to-one whose key is in a column of the class's table.
        ///
        /// For example: `.toOne("person", Person.self, column: "person", inverse: "photos")`. The
        /// place in an ordered relationship is in `<column>_position`, unless `position` names
        /// another column. The class overrides ``ModelObject/swapReference(_:with:)``.
        public static func toOne(
            _ name: String,
            _ destination: ModelObject.Type,
            column: String,
            position: String? = nil,
            inverse: String? = nil,
            isRequired: Bool = false,
            deleteRule: DeleteRule = .nullify,
            renamedFrom: [String] = []
        ) -> Self {
            let columns = ColumnName(column: column, position: position ?? column + "_position")
            return Self(
                name: name,
                destination: destination,
                inverse: inverse,
                isRequired: isRequired,
                deleteRule: deleteRule,
                storage: .column(columns),
                renamedFrom: renamedFrom
            )
        }

        /// The side of a one-to-one whose key is in the other table.
        ///
        /// For example: `.toOne("passport", Passport.self, inverse: "owner")`. Saving looks whether a
        /// required one is there. Core Data stores both sides: `copy` names the column of this one, and
        /// `copiedEntity` the column with the entity that it leads to.
        public static func toOne(
            _ name: String,
            _ destination: ModelObject.Type,
            inverse: String,
            copy: String? = nil,
            copiedEntity: String? = nil,
            isRequired: Bool = false,
            deleteRule: DeleteRule = .nullify,
            renamedFrom: [String] = []
        ) -> Self {
            var relationship = byInverse(name, destination, inverse, deleteRule)
            relationship.copy = copy.map { Copy(column: $0, entity: copiedEntity) }
            relationship.isRequired = isRequired
            relationship.renamedFrom = renamedFrom
            return relationship
        }

        /// The owner's side of a one-to-many.
        ///
        /// For example: `.toMany("photos", Photo.self, inverse: "person", isOrdered: true)`. Saving
        /// looks whether there are members where it's required, at least `minimum` if there are any,
        /// and no more than `maximum`.
        public static func toMany(
            _ name: String,
            _ destination: ModelObject.Type,
            inverse: String,
            isOrdered: Bool = false,
            isRequired: Bool = false,
            minimum: Int = 0,
            maximum: Int? = nil,
            deleteRule: DeleteRule = .nullify,
            renamedFrom: [String] = []
        ) -> Self {
            var relationship = byInverse(name, destination, inverse, deleteRule)
            relationship.isToMany = true
            relationship.renamedFrom = renamedFrom
            relationship.isOrdered = isOrdered
            relationship.isRequired = isRequired
            (relationship.minimum, relationship.maximum) = (minimum, maximum)
            return relationship
        }

        private static func byInverse(
            _ name: String,
            _ destination: ModelObject.Type,
            _ inverse: String,
            _ deleteRule: DeleteRule
        ) -> Self {
            Self(
                name: name,
                destination: destination,
                inverse: inverse,
                deleteRule: deleteRule,
                storage: .inverseColumn
            )
        }

        /// One side of a many-to-many, in a join table with two columns: `name` holds the members,
        /// `inverse` the owners.
        ///
        /// For example: `.manyToMany("tags", Tag.self, inverse: "people", table: "Person_tags")`.
        /// If the names of the relationships can't name columns, because there is no inverse or because
        /// both have the same name, `owners` and `members` name them: `owners: "Person"`.
        /// `position` names the column of the members' places if it isn't `<members>_position`.
        /// In a table of another program, `ownersReference` and `membersReference` name the unique
        /// columns that the two foreign keys refer to, unless they refer to the numbers of rows.
        /// Saving looks at the number of members, as it does for a one-to-many.
        public static func manyToMany(
            _ name: String,
            _ destination: ModelObject.Type,
            inverse: String? = nil,
            table: String,
            owners: String? = nil,
            ownersReference: String? = nil,
            members: String? = nil,
            membersReference: String? = nil,
            position: String? = nil,
            isOrdered: Bool = false,
            isRequired: Bool = false,
            minimum: Int = 0,
            maximum: Int? = nil,
            deleteRule: DeleteRule = .nullify,
            renamedFrom: [String] = []
        ) -> Self {
            Self(
                name: name,
                destination: destination,
                inverse: inverse,
                isToMany: true,
                isOrdered: isOrdered,
                isRequired: isRequired,
                minimum: minimum,
                maximum: maximum,
                deleteRule: deleteRule,
                storage: .joinTable(
                    table,
                    owner: owners ?? inverse,
                    member: members ?? name,
                    position: position
                ),
                renamedFrom: renamedFrom,
                ownersReference: ownersReference,
                membersReference: membersReference
            )
        }
    }
}
