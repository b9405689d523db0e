/// The tables of a model with the classes that read them, for `ModelStoreTesting`.
///
/// For example: `try ModelDescription(NotesV1.self).tables[entity: "Note"]`.
package struct ModelDescription {
    package let schema: Schema
    package let tables: StoreSchema
    private let hints: SchemaHints

    package init(_ models: [any PersistentModel.Type]) throws {
        schema = try Schema(models)
        let definitions = try StoreDefinitions(schema.entities, isOneOfSeveral: false)
        tables = definitions.schema
        hints = definitions.hints
    }

    /// The classes that rows are fetched as.
    package var classes: [any PersistentModel.Type] {
        schema.entities.compactMap { $0.type as? any PersistentModel.Type }
    }

    /// Whether a JSON text is a value of a column.
    package func decodes(_ text: String, _ column: String, of entity: String) -> Bool {
        hints.columns[entity]?[column]?.decodes?(text) ?? false
    }

    /// Which parts of an older model are the same.
    package func match(_ old: ModelDescription) -> SchemaMatch {
        SchemaMatch(old.tables, tables, hints)
    }
}
