import ModelStore

/// What was written to each row, as SQL writes it.
typealias SampleCells = [RowName: [String: String]]

/// Rows of every entity, in which every sample value occurs.
struct SampleRows {
    private let model: ModelDescription
    private let file: StoreFile
    private let random: SharedRandom

    init(_ model: ModelDescription, _ file: StoreFile, _ random: SharedRandom) {
        self.model = model
        self.file = file
        self.random = random
    }

    /// Replaces all rows.
    func write(_ columns: SampleColumns) throws -> SampleCells {
        let sizes = SampleSizes(model, columns)
        for table in model.tables.tables {
            try file.execute("DELETE FROM \(quoted(table.name))")
        }
        var cells: SampleCells = [:]
        var last: [String: Int64] = [:]
        for entity in model.tables.entities where !entity.isAbstract {
            let maker = RowMaker(columns[entity.name], random)
            for number in 0..<sizes[entity.name] {
                let key = last[entity.table, default: 0] + 1
                last[entity.table] = key
                let row = maker.row(number, key)
                try insert(row, key, entity)
                cells[RowName(entityName: entity.name, key: key)] = row
            }
        }
        return cells
    }

    /// Rows that a constraint over several columns refuses are left out.
    private func insert(_ row: [String: String], _ key: Int64, _ entity: EntitySchema) throws {
        guard let table = model.tables[table: entity.table] else { return }
        var cells = row.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        cells.append(("_pk", "\(key)"))
        if table.hasTypeColumn { cells.append(("_type", literal(entity.name))) }
        for column in table.columns {
            // Until the row is related, so that no two lead to the same one.
            guard case .reference = column.type, !column.isOptional(in: entity) else { continue }
            cells.append((column.name, "-\(key)"))
        }
        try file.execute(
            "INSERT OR IGNORE INTO \(quoted(table.name))"
                + " (\(cells.map { quoted($0.0) }.joined(separator: ", ")))"
                + " VALUES (\(cells.map(\.1).joined(separator: ", ")))"
        )
    }

    func remove(_ refused: [RefusedRow]) throws {
        for row in refused {
            guard let entity = model.tables[entity: row.identifier.entityName] else { continue }
            try file.execute(
                "DELETE FROM \(quoted(entity.table)) WHERE \"_pk\" = \(row.identifier.key)"
            )
        }
    }
}
