extension Schema {
    /// A column of an entity's table.
    ///
    /// For example: `entity.attributesByName["email"]?.isUnique`. A property that takes several
    /// columns has one attribute for each.
    public struct Attribute: SchemaProperty, Codable {
        /// The column's name. For example: `"email"`.
        public let name: String
        /// Whether a row may lack a value. For example: true for `Double?`.
        public let isOptional: Bool
        /// Whether no two rows have the same value. For example: true for `@Attribute(.unique)`.
        public let isUnique: Bool
        /// Earlier names, the latest first. For example: `["mail"]`.
        public let earlierNames: [String]

        /// - Returns: `nil` for a column that belongs to a relationship.
        init?(_ column: ColumnSchema) {
            switch column.type {
            case .reference, .position: return nil
            default: break
            }
            name = column.name
            isOptional = column.isOptional
            isUnique = column.isUnique
            earlierNames = column.renamedFrom
        }
    }

    /// A relationship of an entity.
    ///
    /// For example: `entity.relationshipsByName["pets"]?.deleteRule == .cascade`.
    public struct Relationship: SchemaProperty, Codable {
        /// The name in the model. For example: `"pets"`.
        public let name: String
        /// The entity it leads to. For example: `"Pet"`.
        public let destination: String
        /// The relationship that leads back, if there is one. For example: `"owner"`.
        public let inverseName: String?
        /// Whether an object may have no member. For example: true for `Person?`.
        public let isOptional: Bool
        /// Whether there's at most one member. For example: false for `[Pet]`.
        public let isToOneRelationship: Bool
        /// Whether a member belongs to one owner only, and each owner has one. For example: true for
        /// a person's passport.
        public let isUnique: Bool
        /// What happens to the members when their owner is deleted. For example: `.cascade`.
        public let deleteRule: DeleteRule

        init(_ info: RelationshipInfo, in schema: ResolvedSchema) {
            let target = schema.entities[info.destination]
            name = info.name
            destination = target.name
            inverseName = info.inverse.map { target.relationships[$0].name }
            isOptional = !info.isRequired
            isToOneRelationship = !info.isToMany
            isUnique = info.isOnlyMember && !info.isToMany
            deleteRule = info.deleteRule
        }
    }
}
