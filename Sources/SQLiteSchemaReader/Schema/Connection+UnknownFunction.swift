import DatabaseReading

extension Connection {
    /// Finds a function without which SQLite can't insert, change or delete rows of a table, as its triggers,
    /// constraints, generated columns or indexes call it. No statement is run.
    func unknownFunction(of table: Table) -> (table: String, function: String)? {
        let name = quotedName(table.name)
        let values = table.columns.filter { !$0.isGenerated }.map { column in
            "\(quotedName(column.name)) = \(quotedName(column.name))"
        }
        let statements = [
            "INSERT INTO \(name) DEFAULT VALUES",
            "UPDATE \(name) SET \(values.joined(separator: ", "))",
            "DELETE FROM \(name)",
        ]
        // SQLite doesn't compile the constraints of a table that it can't change.
        let checks = checkConstraints(table.sql).map { "SELECT (\($0)) FROM \(name)" }
        return (statements + checks).lazy.compactMap {
            self.problem(compiling: $0)?.unknownFunction
        }.first
            .map { (table.name, $0) }
    }
}

extension SQLiteProblem {
    /// For example: `fold` of `no such function: fold` and of `unknown function: fold()`.
    var unknownFunction: String? {
        for start in ["no such function: ", "unknown function: "] where message.hasPrefix(start) {
            return String(message.dropFirst(start.count).prefix { $0 != "(" })
        }
        return nil
    }
}
