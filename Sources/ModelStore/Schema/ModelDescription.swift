/// The tables of a model with the classes that read them, for `ModelStoreTesting`.
///
/// For example: `try ModelDescription(NotesV1.models).tables[entity: "Note"]`.
package struct ModelDescription {
    package let schema: Schema
    package let tables: StoreSchema
    private let entities: [EntityInfo]
    private let hints: SchemaHints

    package init(_ models: [any PersistentModel.Type]) throws {
        schema = Schema(models)
        entities = try schema.resolved().entities
        let definitions = try StoreDefinitions(entities, isOneOfSeveral: false)
        tables = definitions.schema
        hints = definitions.hints
    }

    /// The classes without a parent: together they read all rows.
    package var roots: [any PersistentModel.Type] {
        entities.filter(\.isRoot).compactMap { $0.type as? any PersistentModel.Type }
    }

    /// The type whose values are a column's JSON.
    package func codableType(of column: String, _ entity: String) -> (any Codable.Type)? {
        hints.columns[entity]?[column]?.codable
    }

    /// Which parts of an older model are the same.
    package func match(_ old: ModelDescription) -> SchemaMatch {
        SchemaMatch(old.tables, tables, hints)
    }
}

// MARK: - Relationships

extension ModelDescription {
    /// How many members a row may have where another table has the column; `nil` for any number.
    package func counts(of relationship: RelationshipSchema, _ entity: EntitySchema)
        -> MemberCounts?
    {
        guard let info = info(of: relationship, entity), !info.hasColumn else { return nil }
        if info.isToMany { return info.counts }
        return MemberCounts(isRequired: info.isRequired, minimum: 0, maximum: 1)
    }

    /// Whether a row with the relationship's column needs a destination.
    package func isRequired(_ relationship: RelationshipSchema, _ entity: EntitySchema) -> Bool {
        guard let info = info(of: relationship, entity), let reference = info.reference,
            let table = tables[table: entity.table]
        else { return false }
        let column = table[table.columnNames[reference.column]]
        return info.isRequired || column?.isOptional == false
    }

    /// The other end of a relationship, and the entity that declares it.
    package func inverse(of relationship: RelationshipSchema)
        -> (entity: EntitySchema, relationship: RelationshipSchema)?
    {
        SchemaMatch(tables, tables, hints).inverse(of: relationship, in: tables)
            .map { (entity: $0.0, relationship: $0.1) }
    }

    /// An entity and those that inherit from it, without those that no row is of.
    package func concrete(below name: String) -> [EntitySchema] {
        tables.entities.filter { entity in
            !entity.isAbstract && tables.lineage(of: entity).contains { $0.name == name }
        }
    }

    private func info(of relationship: RelationshipSchema, _ entity: EntitySchema)
        -> RelationshipInfo?
    {
        entities.first { $0.name == entity.name }?.relationships
            .first { $0.name == relationship.name }
    }
}
