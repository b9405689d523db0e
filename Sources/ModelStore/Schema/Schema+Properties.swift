import Foundation

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
        private let type: ColumnType

        /// The name in the earlier version, or the name itself. For example: `"mail"`.
        public var originalName: String { earlierNames.first ?? name }
        /// The type of what the column holds; `String` for a value that is stored as JSON. For example:
        /// `Double.self`.
        public var valueType: any Any.Type { type.valueType }

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
            type = column.type
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
        /// The fewest members that an object may have, unless it may have none. For example: 2.
        public let minimumModelCount: Int?
        /// The most members that an object may have; `nil` for any number. For example: 3.
        public let maximumModelCount: Int?

        /// The name, as schemas don't keep earlier names of relationships. For example: `"pets"`.
        public var originalName: String { name }

        init(_ info: RelationshipInfo, in schema: ResolvedSchema) {
            let target = schema.entities[info.destination]
            name = info.name
            destination = target.name
            inverseName = info.inverse.map { target.relationships[$0].name }
            isOptional = !info.isRequired
            isToOneRelationship = !info.isToMany
            isUnique = info.isOnlyMember && !info.isToMany
            deleteRule = info.deleteRule
            minimumModelCount = info.counts?.least
            maximumModelCount = info.counts?.most
        }
    }
}

extension SchemaProperty {
    /// Whether it's an attribute. For example: `entity.properties.filter(\.isAttribute)`.
    public var isAttribute: Bool { self is Schema.Attribute }
    /// Whether it's a relationship. For example: `entity.properties.filter(\.isRelationship)`.
    public var isRelationship: Bool { self is Schema.Relationship }
    /// Whether it's never stored: always false, as a schema only contains what is stored. For example:
    /// `entity.properties.filter { !$0.isTransient }`.
    public var isTransient: Bool { false }
}

extension ColumnType {
    /// The Swift type of the values of a column.
    fileprivate var valueType: any Any.Type {
        switch self {
        case .bool: Bool.self
        case .int16: Int16.self
        case .int32: Int32.self
        case .int64, .reference, .position: Int64.self
        case .float: Float.self
        case .double: Double.self
        case .decimal: Decimal.self
        case .string, .json: String.self
        case .date: Date.self
        case .data: Data.self
        case .uuid: UUID.self
        case .url: URL.self
        }
    }
}
