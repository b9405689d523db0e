import ModelStore

/// A column of an entity, with the sample values that its rows may have.
struct SampleColumn {
    let schema: ColumnSchema
    /// Whether a row of the entity may lack a value.
    let isOptional: Bool
    /// Whether no two rows should have the same value.
    let isUnique: Bool
    fileprivate(set) var values: SampleValues
}

/// The columns with values of every entity that can have rows; those of relationships are filled later.
struct SampleColumns {
    private var columns: [String: [SampleColumn]] = [:]

    /// - Throws: ``MigrationTestError`` for samples of a column that doesn't exist.
    init(_ model: ModelDescription, _ samples: [String: [String]]) throws {
        var given = samples
        for entity in model.tables.entities {
            guard let table = model.tables[table: entity.table] else { continue }
            for declarer in model.tables.lineage(of: entity).reversed() {
                for name in declarer.columns {
                    guard let column = table[name], column.type.hasSamples else { continue }
                    var values = SampleValues(column, of: declarer.name, in: model)
                    for known in [declarer.name, entity.name].map({ "\($0).\(name)" }) {
                        guard let texts = samples[known] else { continue }
                        values.replace(by: texts.map(literal))
                        given[known] = nil
                    }
                    columns[entity.name, default: []].append(
                        SampleColumn(column, values, entity, table)
                    )
                }
            }
        }
        if let unknown = given.keys.min() { throw MigrationTestError.unknownName(unknown) }
        try checkValues()
    }

    subscript(entity: String) -> [SampleColumn] { columns[entity] ?? [] }

    private func checkValues() throws {
        for (entity, columns) in columns.sorted(by: { $0.key < $1.key }) {
            for column in columns where column.values.isEmpty {
                throw MigrationTestError.noSamples(entity: entity, column: column.schema.name)
            }
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
    fileprivate init(
        _ column: ColumnSchema,
        _ values: SampleValues,
        _ entity: EntitySchema,
        _ table: TableSchema
    ) {
        schema = column
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
