/// What a model says about its past, which a file doesn't hold: earlier names and initial values.
struct SchemaHints: Sendable {
    /// The earlier names of entities, the latest first.
    private(set) var entities: [String: [String]] = [:]
    /// The earlier names of relationships, by entity.
    private(set) var relationships: [String: [String: [String]]] = [:]
    /// The declared columns, by entity.
    private(set) var columns: [String: [String: Entity.Column]] = [:]

    init(_ flatEntities: [FlatEntity]) {
        for flat in flatEntities {
            let entity = flat.type.entity
            entities[flat.name] = entity.renamedFrom
            relationships[flat.name] = Dictionary(
                entity.relationships.map { ($0.name, $0.renamedFrom) },
                uniquingKeysWith: { first, _ in first }
            )
            columns[flat.name] = Dictionary(
                entity.columns.map { ($0.schema.name, $0) },
                uniquingKeysWith: { first, _ in first }
            )
        }
    }
}
