extension Schema {
    /// An entity as the store has it.
    ///
    /// For example: `container.schema.entity(for: Person.self)?.relationshipsByName["pets"]`.
    public struct Entity: Hashable, Sendable, Codable {
        /// The name in the model. For example: `"Person"`.
        public let name: String
        /// The name of the entity above; `nil` for most. For example: `"Plant"` for a hedge.
        public let superentityName: String?
        /// The names of the entities directly below. For example: `["Hedge", "Tree"]`.
        public let subentityNames: [String]
        /// The columns, those of entities above included. For example: `entity.attributes.count`.
        public let attributes: Set<Attribute>
        /// The relationships, those of entities above included. For example:
        /// `entity.relationships.map(\.name)`.
        public let relationships: Set<Relationship>
        /// The columns that are unique together, for each constraint. For example: `[["email"]]`.
        public let uniquenessConstraints: [[String]]

        /// The attributes by their names. For example: `entity.attributesByName["email"]?.isUnique`.
        public var attributesByName: [String: Attribute] {
            Dictionary(attributes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }

        /// The relationships by their names. For example:
        /// `entity.relationshipsByName["owner"]?.destination`.
        public var relationshipsByName: [String: Relationship] {
            Dictionary(relationships.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }

        /// All attributes and relationships, sorted by name. For example:
        /// `entity.properties.map(\.name)`.
        public var properties: [any SchemaProperty] {
            let all: [any SchemaProperty] = Array(attributes) + Array(relationships)
            return all.sorted { $0.name < $1.name }
        }

        init?(_ info: EntityInfo, in schema: ResolvedSchema) {
            guard let flat = try? FlatEntity(info.type) else { return nil }
            name = info.name
            superentityName = flat.parent?.entity.name
            subentityNames = flat.children.map(\.entity.name)
            let own = Set(flat.columns.map { flat.table.columnNames[$0] })
            attributes = Set(
                flat.table.columns.filter { own.contains($0.name) }.compactMap(Attribute.init)
            )
            relationships = Set(info.relationships.map { Relationship($0, in: schema) })
            uniquenessConstraints = flat.unique
        }
    }
}

/// An attribute or a relationship of an entity.
///
/// For example: `entity.properties.filter(\.isOptional)`.
public protocol SchemaProperty: Hashable, Sendable {
    /// The name in the store. For example: `"name"`.
    var name: String { get }
    /// Whether an object may lack a value. For example: true for `String?`.
    var isOptional: Bool { get }
    /// Whether no two objects have the same value. For example: true for `@Attribute(.unique)`.
    var isUnique: Bool { get }
    /// The name in the earlier version, or the name itself. For example: `"mail"`.
    var originalName: String { get }
}
