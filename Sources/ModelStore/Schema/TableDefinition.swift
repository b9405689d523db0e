/// A table as its CREATE TABLE statement says it.
struct TableDefinition: Hashable, Sendable {
    let name: String
    /// In their order, each with its whole definition.
    let columns: [Column]
    /// What follows the columns: keys and checks over several of them.
    let constraints: [String]
    /// What follows the bracket. For example: `STRICT`.
    let options: String
    let sql: String

    struct Column: Hashable, Sendable {
        let name: String
        /// For example: `"label" TEXT NOT NULL UNIQUE`.
        let definition: String
    }

    /// `nil` if the statement creates something else.
    init?(_ statement: String) {
        let text = SQLText.normalized(statement)
        guard text.uppercased().hasPrefix("CREATE TABLE "),
            let (name, rest) = SQLText.identifier(at: text.dropFirst("CREATE TABLE ".count)),
            let open = rest.firstIndex(of: "("),
            let close = rest.lastIndex(of: ")")
        else { return nil }
        self.name = name
        sql = text
        options = SQLText.normalized(rest[rest.index(after: close)...])
        let body = rest[rest.index(after: open)..<close]
        let parts = SQLText.pieces(of: body, separator: ",").map(SQLText.normalized)
        constraints = parts.filter(Self.isConstraint)
        columns = parts.filter { !Self.isConstraint($0) }.compactMap { part in
            SQLText.identifier(at: part[...]).map { Column(name: $0.name, definition: part) }
        }
    }

    private static func isConstraint(_ part: String) -> Bool {
        let words = ["PRIMARY KEY", "UNIQUE", "CHECK", "FOREIGN KEY", "CONSTRAINT"]
        return words.contains { part.uppercased().hasPrefix($0) }
    }
}

/// An index as its CREATE INDEX statement says it.
struct IndexDefinition: Hashable, Sendable {
    let name: String
    let sql: String

    /// `nil` if the statement creates something else.
    init?(_ statement: String) {
        sql = SQLText.normalized(statement)
        let upper = sql.uppercased()
        guard
            let start = ["CREATE INDEX ", "CREATE UNIQUE INDEX "].first(where: upper.hasPrefix),
            let (name, _) = SQLText.identifier(at: sql.dropFirst(start.count))
        else { return nil }
        self.name = name
    }
}
