extension Entity {
    /// A relationship as a generated class declares it.
    ///
    /// For example: `.toOne("person", \Photo.personReference, inverse: "photos")`.
    public struct Relationship: Sendable {
        let name: String
        let destination: ModelObject.Type
        let inverse: String?
        let isToMany: Bool
        let isOrdered: Bool
        let isRequired: Bool
        let deleteRule: DeleteRule
        let storage: Storage

        enum Storage: Sendable {
            /// A column of this table.
            case column(ReferenceAccess)
            /// The column of the inverse.
            case inverseColumn
            /// A table of its own.
            case joinTable(String, owner: String?)
        }

        /// A to-one whose key stands in a column with the relationship's name.
        ///
        /// For example: `.toOne("person", \Photo.personReference, inverse: "photos")`.
        public static func toOne<Owner: ModelObject, Destination: ModelObject>(
            _ name: String,
            _ reference: ReferenceWritableKeyPath<Owner, ToOne<Destination>> & Sendable,
            inverse: String? = nil,
            isRequired: Bool = false,
            deleteRule: DeleteRule = .nullify
        ) -> Self {
            Self(
                name: name,
                destination: Destination.self,
                inverse: inverse,
                isRequired: isRequired,
                deleteRule: deleteRule,
                storage: .column(ReferenceAccess(reference))
            )
        }

        private init(
            name: String,
            destination: ModelObject.Type,
            inverse: String?,
            isToMany: Bool = false,
            isOrdered: Bool = false,
            isRequired: Bool = false,
            deleteRule: DeleteRule,
            storage: Storage
        ) {
            self.name = name
            self.destination = destination
            self.inverse = inverse
            self.isToMany = isToMany
            self.isOrdered = isOrdered
            self.isRequired = isRequired
            self.deleteRule = deleteRule
            self.storage = storage
        }

        /// The side of a one-to-one whose key stands in the other table.
        ///
        /// For example: `.toOne("passport", Passport.self, inverse: "owner")`.
        public static func toOne(
            _ name: String,
            _ destination: ModelObject.Type,
            inverse: String,
            isRequired: Bool = false,
            deleteRule: DeleteRule = .nullify
        ) -> Self {
            Self(
                name: name,
                destination: destination,
                inverse: inverse,
                isRequired: isRequired,
                deleteRule: deleteRule,
                storage: .inverseColumn
            )
        }

        /// The owner's side of a one-to-many.
        ///
        /// For example: `.toMany("photos", Photo.self, inverse: "person", isOrdered: true)`.
        public static func toMany(
            _ name: String,
            _ destination: ModelObject.Type,
            inverse: String,
            isOrdered: Bool = false,
            deleteRule: DeleteRule = .nullify
        ) -> Self {
            Self(
                name: name,
                destination: destination,
                inverse: inverse,
                isToMany: true,
                isOrdered: isOrdered,
                deleteRule: deleteRule,
                storage: .inverseColumn
            )
        }

        /// One side of a many-to-many, in a join table with two columns: `name` holds the members,
        /// `inverse` the owners.
        ///
        /// For example: `.manyToMany("tags", Tag.self, inverse: "people", table: "Person_tags")`.
        /// A relationship without an inverse names the column of its owners: `owners: "Person"`.
        public static func manyToMany(
            _ name: String,
            _ destination: ModelObject.Type,
            inverse: String? = nil,
            table: String,
            owners: String? = nil,
            isOrdered: Bool = false,
            deleteRule: DeleteRule = .nullify
        ) -> Self {
            Self(
                name: name,
                destination: destination,
                inverse: inverse,
                isToMany: true,
                isOrdered: isOrdered,
                deleteRule: deleteRule,
                storage: .joinTable(table, owner: owners ?? inverse)
            )
        }
    }
}
