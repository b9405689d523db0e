/// The declared columns of a model, which know more than a file holds: how to compute values.
struct SchemaHints: Sendable {
    /// By entity and name.
    private(set) var columns: [String: [String: Entity.Column]] = [:]
    /// What a stage has computed.
    var filledValues: [FilledValues] = []

    init(_ entities: [FlatEntity]) {
        for entity in entities {
            columns[entity.name] = Dictionary(
                entity.type.entity.columns.map { ($0.schema.name, $0) },
                uniquingKeysWith: { first, _ in first }
            )
        }
    }
}
