import Foundation

extension Database {
    /// Everything that a file holds, as text: marks, definitions and rows.
    ///
    /// Without what the store keeps about saves that change several files. Such a save that was
    /// undone leaves keys that never come back, so instead of a key there's its rank among those of
    /// the table.
    static func contents(_ file: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        let database = try Database(file)
        let marks = try ["application_id", "user_version"].filter {
            try database.integer("PRAGMA \($0)") != 0
        }
        let tables = try database.texts(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql IS NOT NULL ORDER BY name"
        )
        return try marks
            + database.texts("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY sql")
            + tables.filter { !$0.hasPrefix("_ModelStore") }.flatMap(database.lines)
    }

    private func lines(of table: String) throws -> [String] {
        let columns = try texts("SELECT name FROM pragma_table_info('\(table)')")
        let references = try rows(
            "SELECT \"from\", \"table\" FROM pragma_foreign_key_list('\(table)')"
        )
        let values = columns.map { column in
            let target = references.first { $0[0] == column }?[1]
            guard let keys = column == "_pk" ? table : target else { return "quote(\"\(column)\")" }
            return "(SELECT count(*) FROM \"\(keys)\" k WHERE k._pk <= t.\"\(column)\")"
        }
        let line = values.joined(separator: " || ',' || ")
        return try texts("SELECT '\(table): ' || \(line) FROM \"\(table)\" t ORDER BY 1")
    }
}
