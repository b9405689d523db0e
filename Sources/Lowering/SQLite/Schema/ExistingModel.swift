import Diagnostics
import ModelIR
import SharedLowering

/// A model for code that opens a database of another program: without the parts that only matter for
/// tables of its own, and without those that row numbers can't express.
struct ExistingModel {
    private(set) var model: Model
    private(set) var diagnostics: [Diagnostic] = []

    init(_ model: Model) {
        self.model = model
        guard let existing = model.existing else { return }
        for index in self.model.entities.indices { replaceReferences(index, existing) }
        leaveOutPairs(existing)
        for index in self.model.entities.indices { adapt(index, existing) }
    }

    /// Makes an entity read-only whose rows have no number.
    private mutating func makeReadOnly(_ index: Int, _ table: ExistingTable) {
        let entity = model.entities[index]
        if !table.isView {
            diagnostics.append(
                Diagnostic(
                    .warning,
                    "sqlite.no-row-number",
                    at: entity.origin.location,
                    "objects of '\(entity.name)' can only be read: rows of the table '\(table.name)' have no"
                        + " number to write them by, because it's WITHOUT ROWID or its columns have all"
                        + " names of the number; give it an INTEGER PRIMARY KEY"
                )
            )
        }
        let kind = table.isView ? "view" : "table"
        model.entities[index].documentation.append(
            "A row of the \(kind) `\(table.name)`, which can only be read."
        )
        model.entities[index].code?.initializers = []
        model.entities[index].uniquenessConstraints = []
    }

    /// Replaces references from or to rows that can't be found with attributes.
    private mutating func replaceReferences(_ index: Int, _ existing: ExistingTables) {
        let entity = model.entities[index]
        guard let table = existing[entity.name] else { return }
        for relationship in entity.relationships {
            guard let column = table.column(relationship.name),
                var attribute = column.attribute,
                !column.reference.leadsToRow || table.isReadOnly
            else { continue }
            // For the whole entity, `makeReadOnly` reports the reason.
            if !table.isReadOnly {
                report(relationship, of: entity, column.name, column.reference.refusal)
            }
            remove(relationship, of: index)
            attribute.origin = relationship.origin
            model.entities[index].attributes.append(attribute)
            rename(relationship.name, attribute.name, in: entity.name)
            for place in model.entities[index].uniquenessConstraints.indices {
                model.entities[index].uniquenessConstraints[place].replace(
                    [relationship.name],
                    with: [attribute.name]
                )
            }
        }
    }

    private mutating func leaveOutPairs(_ existing: ExistingTables) {
        for pairs in existing.pairs {
            guard let index = model.entities.firstIndex(where: { $0.name == pairs.entity }),
                let relationship = model.entities[index].relationships.first(where: {
                    $0.name == pairs.relationship
                }), !pairs.leadsToRows
            else { continue }
            report(relationship, of: model.entities[index], pairs.table)
            remove(relationship, of: index)
        }
    }

    /// - Parameter refusal: Why SQLite refuses the foreign key, if it does.
    private mutating func report(
        _ relationship: Relationship,
        of entity: Entity,
        _ stored: String,
        _ refusal: String? = nil
    ) {
        let ends = [entity.name, relationship.destination]
        let tables = (ends[0] == ends[1] ? [ends[0]] : ends).map {
            "'\(model.existing?[$0]?.name ?? $0)'"
        }
        let reason =
            if let refusal {
                ", which refuses to save and delete rows of \(tables.joined(separator: " and ")): \(refusal)"
            } else {
                ": '\(stored)' doesn't refer to a primary key or to another unique column, in a table"
                    + " with rowids and with the collation BINARY"
            }
        let message =
            "the relationship '\(relationship.name)' of '\(entity.name)' is left out of the code for SQLite"
            + reason
        let place = relationship.origin.location
        diagnostics.append(Diagnostic(.warning, "sqlite.no-reference", at: place, message))
    }

    /// Removes a relationship and its inverse.
    private mutating func remove(_ relationship: Relationship, of index: Int) {
        model.entities[index].relationships.removeAll { $0.name == relationship.name }
        guard let inverse = relationship.inverse else { return }
        let other = model.entities.firstIndex { $0.name == relationship.destination }
        guard let other else { return }
        model.entities[other].relationships.removeAll { $0.name == inverse.relationship }
    }

    /// Gives the column of a relationship to an attribute.
    private mutating func rename(_ old: String, _ new: String, in entity: String) {
        guard let place = model.existing?.tables.firstIndex(where: { $0.entity == entity }),
            var column = model.existing?.tables[place].column(old)?.forProperty(new)
        else { return }
        column.reference = .row
        model.existing?.tables[place].columns.append(column)
    }

    /// Core Data stores values of its own types as data, and derived values as others.
    private mutating func adaptToStore(_ index: Int, _ table: ExistingTable?) {
        let entity = model.entities[index]
        model.entities[index].attributes.removeAll {
            !$0.isTransient && table?.column($0.name) == nil
        }
        for place in model.entities[index].attributes.indices {
            model.entities[index].attributes[place].derivation = nil
            guard model.entities[index].attributes[place].type.isEncoded else { continue }
            model.entities[index].attributes[place].type = .binary
            model.entities[index].attributes[place].customClassName = nil
            model.entities[index].attributes[place].valueTransformerName = nil
        }
        for relationship in entity.relationships where !isStored(relationship, of: entity, table) {
            report(relationship, of: entity, relationship.name)
            remove(relationship, of: index)
        }
    }

    private func isStored(
        _ relationship: Relationship,
        of entity: Entity,
        _ table: ExistingTable?
    ) -> Bool {
        let isPaired = model.existing?.pairs(entity.name, relationship.name) != nil
        let other = relationship.inverse.flatMap { inverse in
            model.existing?[inverse.entity ?? relationship.destination]?.column(
                inverse.relationship
            )
        }
        return relationship.isTransient || isPaired || other != nil
            || table?.column(relationship.name) != nil
    }

    /// Removes the attribute that is the key, and what describes other tables.
    private mutating func adapt(_ index: Int, _ existing: ExistingTables) {
        let table = existing[model.entities[index].name]
        if let table, table.isReadOnly { makeReadOnly(index, table) }
        model.entities[index].attributes.removeAll { $0.name == table?.keyAttribute }
        model.entities[index].renamingIdentifier = nil
        model.entities[index].indexes = []
        if existing.isCoreDataStore { adaptToStore(index, table) }
        for place in model.entities[index].attributes.indices {
            model.entities[index].attributes[place].renamingIdentifier = nil
            if !existing.isCoreDataStore { model.entities[index].attributes[place].documentRules() }
        }
        for place in model.entities[index].relationships.indices {
            model.entities[index].relationships[place].renamingIdentifier = nil
        }
        let entity = model.entities[index]
        let names = Set(entity.attributes.map(\.name) + entity.relationships.map(\.name))
        model.entities[index].uniquenessConstraints.removeAll { !names.isSuperset(of: $0) }
    }
}

extension Attribute {
    /// Documents the bounds of values, which the database checks.
    fileprivate mutating func documentRules() {
        let lines = attributeDocumentation(self, isChecked: true)
        if lines.isEmpty { return }
        changeCode { $0.documentation += lines }
        validation = Validation()
    }
}
