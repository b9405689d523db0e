import Diagnostics
import ModelIR

extension Model {
    /// Leaves out what only code for a database itself has: its views, its generated columns, and its
    /// collations. Foreign keys that lead to views become attributes.
    ///
    /// - Returns: A note for each of them, and a warning for each foreign key.
    package mutating func removeComputedParts() -> [Diagnostic] {
        guard let tables = existing?.tables else { return [] }
        let views = Dictionary(
            tables.filter(\.isView).map { ($0.entity, $0.name) },
            uniquingKeysWith: { first, _ in first }
        )
        var notes = entities.compactMap { entity in
            views[entity.name].map { note("the view '\($0)'", at: entity.origin) }
        }
        for index in entities.indices { notes += replaceReferences(of: index, to: views) }
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

    /// Replaces the relationships of an entity that lead to views with attributes.
    ///
    /// - Parameter views: The names of the views, by entity.
    private mutating func replaceReferences(
        of index: Int,
        to views: [String: String]
    ) -> [Diagnostic] {
        let entity = entities[index]
        let references = entity.relationships.filter { views[$0.destination] != nil }
        entities[index].relationships.removeAll { views[$0.destination] != nil }
        return references.map { relationship in
            let column = existing?[entity.name]?.column(relationship.name)
            if var attribute = column?.attribute, let column {
                attribute.origin = relationship.origin
                if attribute.name != column.name { attribute.renamingIdentifier = column.name }
                entities[index].attributes.append(attribute)
                entities[index].uniquenessConstraints = entities[index].uniquenessConstraints.map {
                    $0.map { $0 == relationship.name ? attribute.name : $0 }
                }
                if isOneToOne(relationship) {
                    entities[index].uniquenessConstraints.append([attribute.name])
                }
            }
            let message =
                "the relationship '\(relationship.name)' of '\(entity.name)' is left out, because it leads to the view"
                + " '\(views[relationship.destination] ?? "")', whose rows only code for SQLite that opens the"
                + " database reads"
                + (column?.attribute.map { "; its column is '\($0.name)'" } ?? "")
            let place = relationship.origin.location
            return Diagnostic(.warning, "relationship.left-out", at: place, message)
        }
    }

    /// Whether no two objects have the same destination.
    private func isOneToOne(_ relationship: Relationship) -> Bool {
        entities.first { $0.name == relationship.destination }?.relationships
            .first { $0.name == relationship.inverse?.relationship }?.cardinality == .toOne
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
