/// Triggers of one connection that note what undoes each change, as long as they are there.
///
/// They note what cascades change, too, and cost nothing after the save: the next one that writes
/// to this file alone runs without them.
struct UndoRecording {
    private let connection: Connection
    private let save: String
    private var triggers: [String] = []

    /// Notes the changes to some tables.
    /// - Parameter save: the save's number in hexadecimal digits.
    init(_ connection: Connection, tables: [String], save: String) throws {
        self.connection = connection
        self.save = save
        for table in tables { try record(table) }
    }

    func stop() throws {
        for trigger in triggers { try connection.execute("DROP TRIGGER temp.\(trigger)") }
    }

    private mutating func record(_ table: String) throws {
        let columns = try connection.texts("SELECT name FROM pragma_table_info(?1)", table)
            .compactMap { $0.first ?? nil }
        let keys = try connection.keyColumns(of: table)
        guard let key = keys.first, keys.count < 3 else {
            throw StoreError.invalidModel("\(table) has no primary key of one or two columns")
        }
        func step(_ change: SharedSaveTables.Change, _ row: String, _ rest: String) -> String {
            let other = keys.count > 1 ? "\(row).\(quoted(keys[1]))" : "NULL"
            return """
                INSERT INTO "_ModelStore_undo" SELECT NULL, x'\(save)', \(literal(table)), \
                \(change.rawValue), \(row).\(quoted(key)), \(other), \(rest);
                """
        }
        try add("INSERT", table, [step(.insert, "NEW", "NULL, NULL, NULL")])
        let updates = columns.map { column in
            let (old, new) = ("OLD.\(quoted(column))", "NEW.\(quoted(column))")
            let rest = "\(literal(column)), \(old), \(new)"
            return step(.update, "NEW", "\(rest) WHERE \(old) IS NOT \(new) COLLATE BINARY")
        }
        try add("UPDATE", table, updates)
        let values = columns.map { column in
            step(.delete, "OLD", "\(literal(column)), OLD.\(quoted(column)), NULL")
        }
        try add("DELETE", table, values)
    }

    private mutating func add(_ event: String, _ table: String, _ steps: [String]) throws {
        let name = quoted("_ModelStore_\(event)_\(table)")
        try connection.execute(
            "CREATE TEMP TRIGGER \(name) AFTER \(event) ON main.\(quoted(table))"
                + " BEGIN \(steps.joined(separator: " ")) END"
        )
        triggers.append(name)
    }
}
