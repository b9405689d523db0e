import CSQLite
import Foundation

/// Adapts a database to the model, or reports why it can't.
struct StoreOpening {
    let configuration: ModelConfiguration
    let location: StoreLocation
    let settings: ConnectionSettings
    let connection: Connection
    let wanted: StoreDefinitions
    private var allowsSave: Bool { configuration.allowsSave }

    /// Connects to the file, and changes nothing in it.
    /// - Throws: `StoreError`, also if the file is another application's.
    init(_ configuration: ModelConfiguration, _ definitions: StoreDefinitions) throws {
        self.configuration = configuration
        configuration.createStandardFolder()
        location = StoreLocation(configuration)
        settings = ConnectionSettings(configuration)
        connection = try location.connect(configuration.allowsSave ? .create : .read, settings)
        wanted = configuration.allowsSave ? definitions : definitions.readable
        _ = try StoreIdentity(connection)
    }

    func run() throws {
        if allowsSave { _ = try connection.texts("PRAGMA journal_mode = WAL") }
        let changes = try changes()
        if changes.isEmpty, try StoreIdentity(connection).isCurrent { return }
        guard allowsSave else {
            if changes.isEmpty { return }
            throw StoreError.schemaDiffers(path: connection.path, differences: changes)
        }
        try connection.transaction("BEGIN IMMEDIATE") {
            // Another process may have come first.
            _ = try StoreIdentity(connection)
            for change in try self.changes() { try apply(change) }
            if wanted.isOneOfSeveral { try connection.execute(SharedSaveTables.numberFile) }
            try connection.execute("PRAGMA application_id = \(StoreFormat.application)")
            try connection.execute("PRAGMA user_version = \(StoreFormat.version)")
        }
    }

    private func apply(_ sql: String) throws {
        do {
            try connection.execute(sql)
        } catch StoreError.sql(let failure) where failure.code & 0xFF == SQLITE_ERROR {
            throw StoreError.schemaDiffers(
                path: connection.path,
                differences: ["\(failure.message), for: \(sql)"]
            )
        }
    }

    /// The statements that add what is missing.
    private func changes() throws -> [String] {
        let present = try connection.texts("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
            .compactMap { $0.first ?? nil }
        let tables = Dictionary(
            present.compactMap(TableDefinition.init).map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let indexes = Dictionary(
            present.compactMap(IndexDefinition.init).map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var changes: [String] = []
        var differences: [String] = []
        for table in wanted.tables {
            guard let other = tables[table.name] else {
                changes.append(table.sql)
                continue
            }
            let comparison = TableComparison(table, other)
            changes += comparison.additions
            differences += comparison.differences
        }
        for index in wanted.indexes {
            guard let other = indexes[index.name] else {
                changes.append(index.sql)
                continue
            }
            if other.sql != index.sql {
                differences.append("index \(index.name): \(other.sql) is not \(index.sql)")
            }
        }
        guard differences.isEmpty else {
            throw StoreError.schemaDiffers(path: connection.path, differences: differences)
        }
        return changes
    }
}

/// What differs between a table of the model and that of a file.
struct TableComparison {
    /// Statements that add what the file lacks.
    private(set) var additions: [String] = []
    /// What no statement can add.
    private(set) var differences: [String] = []

    init(_ wanted: TableDefinition, _ present: TableDefinition) {
        let known = Dictionary(
            present.columns.map { ($0.name, $0.definition) },
            uniquingKeysWith: { first, _ in first }
        )
        for column in wanted.columns {
            let name = "\(wanted.name).\(column.name)"
            guard let definition = known[column.name] else {
                if Self.canBeAdded(column.definition) {
                    additions.append(
                        "ALTER TABLE \(quoted(wanted.name)) ADD COLUMN \(column.definition)"
                    )
                } else {
                    differences.append("\(name) is not in the file, and cannot be added")
                }
                continue
            }
            if definition != column.definition {
                differences.append("\(name) is \(definition) in the file, not \(column.definition)")
            }
        }
        let names = Set(wanted.columns.map(\.name))
        for column in present.columns where !names.contains(column.name) {
            differences.append("\(wanted.name).\(column.name) is not in the model")
        }
        if wanted.constraints != present.constraints || wanted.options != present.options {
            differences.append("\(wanted.name) has other constraints in the file")
        }
    }

    /// What SQLite refuses to add: unique values, and required ones without a default.
    private static func canBeAdded(_ definition: String) -> Bool {
        let text = definition.uppercased()
        if text.contains(" UNIQUE") || text.contains(" PRIMARY KEY") { return false }
        return !text.contains(" NOT NULL") || text.contains(" DEFAULT ")
    }
}
