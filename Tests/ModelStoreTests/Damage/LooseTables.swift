import Foundation

/// The tables of a file while they take every value: without types, checks and references.
final class LooseTables {
    private let database: Database
    private let definitions: [(name: String, sql: String)]

    init(_ file: URL) throws {
        database = try Database(file)
        definitions = try database.rows(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql IS NOT NULL"
        ).map { ($0[0], $0[1]) }
        try write { Self.loose($0.sql) }
    }

    /// The tables of classes, and those that join them.
    func tables() throws -> [String] {
        definitions.map(\.name).filter { !$0.hasPrefix("_") && !$0.hasPrefix("sqlite") }
    }

    func columns(of table: String) throws -> [String] {
        try database.texts("SELECT name FROM pragma_table_info('\(table)')")
    }

    func execute(_ sql: String) throws { try database.execute(sql) }

    /// The tables are declared again as the store expects them.
    func close() throws { try write(\.sql) }

    private func write(_ sql: ((name: String, sql: String)) -> String) throws {
        try database.execute("PRAGMA writable_schema = ON")
        for definition in definitions {
            let text = sql(definition).replacingOccurrences(of: "'", with: "''")
            try database.execute(
                "UPDATE sqlite_schema SET sql = '\(text)'"
                    + " WHERE type = 'table' AND name = '\(definition.name)'"
            )
        }
        // The connection reads the schema again.
        try database.execute("PRAGMA writable_schema = RESET")
    }

    private static func loose(_ sql: String) -> String {
        var text = sql
        while let start = text.range(of: "CHECK (") {
            var end = start.upperBound
            var depth = 1
            while depth > 0, end < text.endIndex {
                if text[end] == "(" { depth += 1 }
                if text[end] == ")" { depth -= 1 }
                end = text.index(after: end)
            }
            text.removeSubrange(start.lowerBound..<end)
        }
        let removed = [
            " NOT NULL", " STRICT", " COLLATE \"decimal\"", " TEXT", " REAL", " BLOB",
        ]
        for word in removed { text = text.replacingOccurrences(of: word, with: "") }
        return text.replacingOccurrences(of: "\" INTEGER", with: "\"")
            .replacingOccurrences(of: "\"_pk\" PRIMARY", with: "\"_pk\" INTEGER PRIMARY")
    }
}
