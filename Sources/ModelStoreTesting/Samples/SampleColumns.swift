import ModelStore

/// A column of an entity, with the sample values that its rows may have.
struct SampleColumn {
    let schema: ColumnSchema
    /// The entity that declares the column: this one, or one above it.
    let declarer: String
    /// Whether a row of the entity may lack a value.
    let isOptional: Bool
    /// Whether no two rows should have the same value.
    let isUnique: Bool
    fileprivate(set) var values: SampleValues
}

/// The columns with values of every entity that can have rows; those of relationships are filled later.
struct SampleColumns {
    private var columns: [String: [SampleColumn]] = [:]

    /// - Parameter samples: values by entity and column. For example: `Note.code`.
    /// - Throws: ``MigrationTestError`` for samples of a column that doesn't exist.
    init(_ model: ModelDescription, _ samples: [String: [String]]) throws {
        let sorted = samples.sorted { $0.key < $1.key }
        var unknown = Set(samples.keys)
        for entity in model.tables.entities {
            columns[entity.name] = Self.columns(of: entity, in: model).map { column in
                var column = column
                for (name, texts) in sorted where column.isMeant(by: name, of: entity) {
                    column.values.replace(by: texts.map(literal))
                    unknown.remove(name)
                }
                return column
            }
        }
        if let name = unknown.min() { throw MigrationTestError.unknownName(name) }
        try checkValues()
    }

    private static func columns(of entity: EntitySchema, in model: ModelDescription)
        -> [SampleColumn]
    {
        guard let table = model.tables[table: entity.table] else { return [] }
        return model.tables.lineage(of: entity).reversed().flatMap { declarer in
            declarer.columns.compactMap { name in
                guard let column = table[name], column.type.hasSamples else { return nil }
                let values = SampleValues(column, of: declarer.name, in: model)
                return SampleColumn(column, declarer.name, values, entity, table)
            }
        }
    }

    subscript(entity: String) -> [SampleColumn] { columns[entity] ?? [] }

    private func checkValues() throws {
        for (_, columns) in columns.sorted(by: { $0.key < $1.key }) {
            if let column = columns.first(where: \.values.isEmpty) { throw column.lacksSamples }
        }
    }

    /// Leaves out the values for which the classes refuse rows.
    ///
    /// - Returns: whether there were any. If a property has several columns, no single value is at
    ///   fault.
    mutating func removeValues(of refused: [RefusedRow], in cells: SampleCells) throws -> Bool {
        var hasRemoved = false
        for row in refused {
            let entity = row.identifier.entityName
            let own = columns[entity] ?? []
            guard let number = own.firstIndex(where: { $0.schema.name.holds(row.property) }),
                let value = cells[row.identifier]?[own[number].schema.name],
                columns[entity]?[number].values.remove(value) == true
            else { continue }
            hasRemoved = true
        }
        try checkValues()
        return hasRemoved
    }
}

extension SampleColumn {
    /// The error that no value of the column can be stored.
    var lacksSamples: MigrationTestError {
        .noSamples(entity: declarer, column: schema.name)
    }

    /// Whether a name like `Note.code` is the column's or its property's.
    fileprivate func isMeant(by name: String, of entity: EntitySchema) -> Bool {
        [declarer, entity.name].contains { owner in
            name.hasPrefix(owner + ".")
                && schema.name.holds(String(name.dropFirst(owner.count + 1)))
        }
    }

    fileprivate init(
        _ column: ColumnSchema,
        _ declarer: String,
        _ values: SampleValues,
        _ entity: EntitySchema,
        _ table: TableSchema
    ) {
        schema = column
        self.declarer = declarer
        isOptional = column.isOptional(in: entity)
        isUnique = column.isUnique || table.unique.contains { $0.contains(column.name) }
        self.values = values
    }
}

extension ColumnSchema {
    /// Whether a row of an entity may lack a value.
    func isOptional(in entity: EntitySchema) -> Bool {
        isOptional || !requiredFor.isEmpty && !requiredFor.contains(entity.name)
    }
}

extension ColumnType {
    /// Whether rows get values before they are related.
    fileprivate var hasSamples: Bool {
        switch self {
        case .reference, .position: false
        default: true
        }
    }
}

extension String {
    /// Whether a column of this name is that of a property. For example: `moodRaw` of `mood`.
    func holds(_ property: String) -> Bool { self == property || self == property + "Raw" }
}
