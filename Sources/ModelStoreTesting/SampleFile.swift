import Foundation
import ModelStore

/// A file of one version of a model, with sample rows.
///
/// For example: `try SampleFile(NotesV1.models, seed: 1, configuration).write()`.
struct SampleFile {
    private let model: ModelDescription
    private let file: StoreFile
    private let configuration: ModelConfiguration
    private var random: SeededGenerator
    /// The keys of the rows, by entity.
    private var keys: [String: [Int]] = [:]

    init(
        _ models: [any PersistentModel.Type],
        seed: UInt64,
        _ configuration: ModelConfiguration
    ) throws {
        model = try ModelDescription(models)
        self.configuration = configuration
        random = SeededGenerator(seed: seed)
        _ = try ModelContainer(for: model.schema, configurations: [configuration])
        file = try StoreFile(configuration)
    }

    /// Writes the rows, and removes those that the version's own classes can't read: what columns
    /// have to hold together, only the classes know.
    mutating func write() throws {
        try file.execute("PRAGMA foreign_keys = OFF")
        chooseKeys()
        for entity in model.tables.entities where !entity.isAbstract { try writeRows(of: entity) }
        for table in model.tables.tables where table.isJoinTable { try writePairs(table) }
        try removeUnreadable()
        try removeDangling()
        for entity in model.tables.entities where !entity.isAbstract { try expectRows(of: entity) }
    }

    // MARK: Rows

    private mutating func chooseKeys() {
        var last: [String: Int] = [:]
        for entity in model.tables.entities where !entity.isAbstract {
            let count = 16 + 2 * longest(entity)
            let first = last[entity.table, default: 0] + 1
            keys[entity.name] = Array(first..<first + count)
            last[entity.table] = first + count - 1
        }
    }

    private func longest(_ entity: EntitySchema) -> Int {
        columns(of: entity).map { values(of: $0.column, $0.declarer).count }.max() ?? 0
    }

    private func columns(of entity: EntitySchema) -> [(column: ColumnSchema, declarer: String)] {
        let table = model.tables[table: entity.table]
        return model.tables.lineage(of: entity).flatMap { declarer in
            declarer.columns.compactMap { name in table?[name].map { ($0, declarer.name) } }
        }
    }

    private func values(of column: ColumnSchema, _ declarer: String) -> [String] {
        SampleValues(column, of: declarer, in: model).all()
    }

    private mutating func writeRows(of entity: EntitySchema) throws {
        let columns = columns(of: entity)
        let samples = columns.map { values(of: $0.column, $0.declarer) }
        let hasType = model.tables[table: entity.table]?.hasTypeColumn ?? false
        let names = ["_pk"] + (hasType ? ["_type"] : []) + columns.map(\.column.name)
        let list = names.map(quoted).joined(separator: ", ")
        // Columns start at different values, so that rows combine them.
        let starts = columns.map { _ in Int.random(in: 0..<64, using: &random) }
        for (row, key) in keys[entity.name, default: []].enumerated() {
            var cells = ["\(key)"] + (hasType ? [literal(entity.name)] : [])
            for (number, column) in columns.enumerated() {
                cells.append(
                    cell(column.column, entity, samples[number], row, row + starts[number])
                )
            }
            // Rows that a constraint over several columns refuses are left out.
            try file.execute(
                "INSERT OR IGNORE INTO \(quoted(entity.table)) (\(list))"
                    + " VALUES (\(cells.joined(separator: ", ")))"
            )
        }
    }

    /// Row 0 has nil wherever it may; half of the rows have no nil, and the others some.
    private mutating func cell(
        _ column: ColumnSchema,
        _ entity: EntitySchema,
        _ samples: [String],
        _ row: Int,
        _ turn: Int
    ) -> String {
        let mayLack =
            column.isOptional
            || !column.requiredFor.isEmpty && !column.requiredFor.contains(entity.name)
        let lacks = row == 0 || row % 2 == 1 && Bool.random(using: &random)
        switch column.type {
        case .reference: return mayLack && lacks ? "NULL" : reference(column, entity, row)
        // Of rows without an owner, it's cleared in the end.
        case .position: return "\(row + 1)"
        default: break
        }
        if samples.isEmpty || mayLack && lacks { return "NULL" }
        if column.isUnique, case .string = column.type, column.check == nil {
            return literal("\(entity.name) \(row)")
        }
        return samples[turn % samples.count]
    }

    private func reference(_ column: ColumnSchema, _ entity: EntitySchema, _ row: Int) -> String {
        let relationship = model.tables.lineage(of: entity).flatMap(\.relationships)
            .first { relationship in
                if case .column(column.name, _) = relationship.storage { true } else { false }
            }
        guard let relationship else { return "NULL" }
        let members = keys(below: relationship.destination)
        if members.isEmpty { return "NULL" }
        let inverse = inverse(of: relationship)
        if inverse?.isToMany == false { return row < members.count ? "\(members[row])" : "NULL" }
        return "\(members[row % max(1, members.count / 3)])"
    }

    private func inverse(of relationship: RelationshipSchema) -> RelationshipSchema? {
        model.tables[entity: relationship.destination].flatMap { destination in
            model.tables.lineage(of: destination).flatMap(\.relationships)
                .first { $0.name == relationship.inverse }
        }
    }

    /// The keys of an entity and of those that inherit from it.
    private func keys(below name: String) -> [Int] {
        model.tables.entities.filter { entity in
            model.tables.lineage(of: entity).contains { $0.name == name }
        }.flatMap { keys[$0.name, default: []] }
    }

    // MARK: Pairs

    private mutating func writePairs(_ table: TableSchema) throws {
        for entity in model.tables.entities {
            for relationship in entity.relationships {
                guard case .joinTable(table.name, let owner, let member, _) = relationship.storage
                else { continue }
                return try writePairs(
                    table,
                    (owner, keys(below: entity.name)),
                    (member, keys(below: relationship.destination))
                )
            }
        }
    }

    private mutating func writePairs(
        _ table: TableSchema,
        _ owners: (column: String, keys: [Int]),
        _ members: (column: String, keys: [Int])
    ) throws {
        let names = table.columns.map(\.name)
        for (number, owner) in owners.keys.enumerated() where number > 0 {
            for (place, member) in members.keys.shuffled(using: &random).prefix(3).enumerated() {
                let cells = names.map { name in
                    name == owners.column
                        ? "\(owner)" : name == members.column ? "\(member)" : "\(place + 1)"
                }
                try file.execute(
                    "INSERT OR IGNORE INTO \(quoted(table.name))"
                        + " (\(names.map(quoted).joined(separator: ", ")))"
                        + " VALUES (\(cells.joined(separator: ", ")))"
                )
            }
        }
    }

    // MARK: Removing

    private func removeUnreadable() throws {
        let context = try ModelContext(
            ModelContainer(for: model.schema, configurations: [configuration])
        )
        for type in model.classes {
            var rows: [UndecodableRow] = []
            try Self.read(type, context) { rows.append($0) }
            for row in rows {
                guard let entity = model.tables[entity: row.identifier.entityName] else { continue }
                try file.execute(
                    "DELETE FROM \(quoted(entity.table)) WHERE \"_pk\" = \(row.identifier.key)"
                )
            }
        }
    }

    static func read<Model: PersistentModel>(
        _ type: Model.Type,
        _ context: ModelContext,
        _ skip: (UndecodableRow) -> Void
    ) throws {
        _ = try context.fetch(FetchDescriptor<Model>(), skippingUndecodable: skip)
    }

    /// Until nothing refers to rows that were left out or removed.
    private func removeDangling() throws {
        var before = -1
        var now = try changes()
        while now != before {
            before = now
            for table in model.tables.tables { try removeDangling(table) }
            now = try changes()
        }
        for entity in model.tables.entities {
            for case .column(let key, let place?) in entity.relationships.map(\.storage) {
                try file.execute(
                    "UPDATE \(quoted(entity.table)) SET \(quoted(place)) = NULL"
                        + " WHERE \(quoted(key)) IS NULL"
                )
            }
        }
    }

    private func removeDangling(_ table: TableSchema) throws {
        for column in table.columns {
            guard case .reference(let other, _) = column.type else { continue }
            let missing =
                "\(quoted(column.name)) NOT NULL AND \(quoted(column.name)) NOT IN"
                + " (SELECT \"_pk\" FROM \(quoted(other)))"
            let isNeeded = !column.isOptional || table.isJoinTable
            try file.execute(
                isNeeded
                    ? "DELETE FROM \(quoted(table.name)) WHERE \(missing)"
                    : "UPDATE \(quoted(table.name)) SET \(quoted(column.name)) = NULL"
                        + " WHERE \(missing)"
            )
        }
    }

    private func changes() throws -> Int {
        try file.texts("SELECT total_changes()").first?[0].flatMap { Int($0) } ?? 0
    }

    /// A test that looks at no rows would always pass.
    private func expectRows(of entity: EntitySchema) throws {
        let picture = StorePicture(model.tables, file)
        if try picture.rows(of: entity, []).isEmpty {
            throw SampleError(entity: entity.name)
        }
    }
}

/// No row of an entity could be made from its columns' rules.
struct SampleError: Error, CustomStringConvertible {
    let entity: String

    var description: String {
        "no sample row of \(entity) could be made: a required property has a type or a rule without"
            + " sample values"
    }
}
