import Diagnostics
import ModelIR

extension PostgreSQLDialect {
    /// The diagnostics for parts of a schema that would have the same name on a server, where an index
    /// has a name of the same kind as a table's.
    ///
    /// For example: two unique constraints of `T`, one of `a_b`, and one of `a` with `b`.
    func sameNames(_ tables: SchemaTables) -> [Diagnostic] {
        var parts: [String: String] = [:]
        var found: [Diagnostic] = []
        for table in tables.all {
            for (name, part) in relations(of: table) {
                guard let other = parts.updateValue(part, forKey: name) else { continue }
                found.append(
                    Diagnostic(
                        .error,
                        "postgresql.same-name",
                        at: table.origin.location(of: "name"),
                        "\(other) and \(part) would both have the name '\(name)'; rename an attribute or an"
                            + " entity"
                    )
                )
            }
        }
        return found
    }

    /// The table, and the indexes of its constraints and its own.
    private func relations(of table: TableDefinition) -> [(name: String, part: String)] {
        let own = "the table '\(table.name)'"
        let unique = unique(of: table).map { columns in
            let list = columns.map { "'\($0)'" }.joined(separator: ", ")
            return (
                constraintName(table.name, columns, "key"), "the unique values of \(own) in \(list)"
            )
        }
        let indexes = table.indexes.map { ($0.name, "the index '\($0.name)' of \(own)") }
        let key = (constraintName(table.name, [], "pkey"), "the primary key of \(own)")
        return [(table.name, own), key] + unique + indexes
    }
}
