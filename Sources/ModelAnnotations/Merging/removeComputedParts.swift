import Diagnostics
import ModelIR

extension Model {
    /// Leaves out what only code for a database itself has: its views, its generated columns, and its
    /// collations.
    ///
    /// - Returns: A note for each of them.
    package mutating func removeComputedParts() -> [Diagnostic] {
        guard let tables = existing?.tables else { return [] }
        let views = Dictionary(
            tables.filter(\.isView).map { ($0.entity, $0.name) },
            uniquingKeysWith: { first, _ in first }
        )
        var notes = entities.compactMap { entity in
            views[entity.name].map { note("the view '\($0)'", at: entity.origin) }
        }
        entities.removeAll { views[$0.name] != nil }
        existing?.tables.removeAll(where: \.isView)
        for table in tables where views[table.entity] == nil {
            notes += collations(of: table)
            let generated = table.columns.filter(\.isGenerated)
            guard !generated.isEmpty,
                let index = entities.firstIndex(where: { $0.name == table.entity })
            else { continue }
            for column in generated {
                let part = "the generated column '\(column.name)' of '\(table.name)'"
                notes.append(note(part, at: entities[index].origin))
                entities[index].attributes.removeAll { $0.name == column.property }
            }
        }
        return notes
    }

    private func collations(of table: ExistingTable) -> [Diagnostic] {
        let entity = entities.first { $0.name == table.entity }
        guard let origin = entity?.origin else { return [] }
        return table.columns.compactMap { column in
            column.collation.map { collation in
                let message =
                    "the collation \(collation) of '\(table.name).\(column.name)' is left out: only code for SQLite"
                    + " that opens the database compares by it"
                return Diagnostic(.note, "sqlite.left-out", at: origin.location, message)
            }
        }
    }
}

private func note(_ part: String, at origin: Origin) -> Diagnostic {
    let message = "\(part) is left out: only code for SQLite that opens the database reads it"
    return Diagnostic(.note, "sqlite.left-out", at: origin.location, message)
}
