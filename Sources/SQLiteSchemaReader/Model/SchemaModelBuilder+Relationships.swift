import Diagnostics
import ModelIR
import SwiftNames

extension SchemaModelBuilder {
    /// Whether a relationship takes the place of a column: the only one of a foreign key. A column that
    /// is the row's number remains an attribute, and so does one that the database computes.
    func isRelationship(_ column: Column, _ table: Table) -> Bool {
        !column.isGenerated
            && table.keys.contains {
                $0.columns.count == 1 && $0.columns[0].lowercased() == column.name.lowercased()
                    && names[$0.table.lowercased()] != nil
                    && column.name.lowercased() != table.integerKey?.lowercased()
            }
    }

    /// Whether an index makes a relationship unique together with other properties.
    func makesUnique(_ index: TableIndex, _ table: Table) -> Bool {
        guard index.isUnique, !index.isPartial, index.columns.count > 1 else { return false }
        let columns = index.columns.map { $0.name.flatMap(table.column) }
        return columns.contains { $0.map { isRelationship($0, table) } == true }
            && columns.allSatisfy { $0?.isGenerated == false }
    }

    /// Whether an index is over the column of a relationship: every store has one there, and a unique
    /// one makes the relationship one to one.
    func isOfRelationship(_ index: TableIndex, _ table: Table) -> Bool {
        guard index.columns.count == 1, !index.isPartial,
            let column = index.columns[0].name.flatMap(table.column)
        else { return false }
        return isRelationship(column, table)
    }

    mutating func addRelationships(_ table: Table, _ diagnostics: inout DiagnosticSink) {
        var done: [String: String] = [:]
        for key in table.keys {
            guard let source = names[table.name.lowercased()],
                let destination = names[key.table.lowercased()], key.columns.count == 1,
                let column = table.column(key.columns[0]), isRelationship(column, table)
            else {
                leaveOut(key, of: table, &diagnostics)
                continue
            }
            guard done[column.name.lowercased()] == nil else { continue }
            let name = free(nameOfRelationship(through: key), source)
            done[column.name.lowercased()] = name
            let isToOne = table.isUnique(column)
            let inverse = free(inverseName(table, key, name, isToOne: isToOne), destination)
            var one = Relationship(
                name: name,
                destination: destination,
                origin: origin(table.name)
            )
            one.isOptional = !column.needsValue || key.isBroken
            if key.isBroken { reportBroken(key, name, table, &diagnostics) }
            if name != column.name { one.renamingIdentifier = column.name }
            one.inverse = .init(entity: destination, relationship: inverse)
            var back = Relationship(name: inverse, destination: source, origin: origin(table.name))
            back.cardinality = isToOne ? .toOne : .toMany
            back.isOptional = true
            back.deleteRule = deleteRule(key.onDelete, isRequired: !one.isOptional)
            back.inverse = .init(entity: source, relationship: name)
            add(one, to: source)
            note(one, of: source, column, key)
            add(back, to: destination)
        }
        addConstraints(table, done)
    }

    /// Adds what is unique together with a relationship.
    ///
    /// - Parameter relationships: Their names, by lowercase name of the column.
    private mutating func addConstraints(_ table: Table, _ relationships: [String: String]) {
        guard let index = names[table.name.lowercased()].flatMap({ entityPlaces[$0] }) else {
            return
        }
        let columns = model.existing?.tables[index].columns ?? []
        let properties = Dictionary(
            columns.map { ($0.name.lowercased(), $0.property) },
            uniquingKeysWith: { first, _ in first }
        )
        .merging(relationships) { $1 }
        for unique in table.indexes where makesUnique(unique, table) {
            let names = unique.columns.compactMap {
                $0.name.flatMap { properties[$0.lowercased()] }
            }
            if names.count == unique.columns.count,
                !model.entities[index].uniquenessConstraints.contains(names)
            {
                model.entities[index].uniquenessConstraints.append(names)
            }
        }
    }

    mutating func addManyToMany(_ table: Table) {
        let ends = table.keys.map { names[$0.table.lowercased()] ?? "" }
        guard !ends.contains("") else { return }
        // The key to the second table leads there from the first one.
        let forward = nameOfMembers(through: table.keys[1], of: ends[0], table)
        let backward = nameOfMembers(through: table.keys[0], of: ends[1], table)
        let origin = origin(table.name)
        for (end, name, other, inverse) in [
            (ends[0], forward, ends[1], backward), (ends[1], backward, ends[0], forward),
        ] {
            var many = Relationship(name: name, destination: other, origin: origin)
            many.cardinality = .toMany
            many.isOptional = true
            many.inverse = .init(entity: other, relationship: inverse)
            add(many, to: end)
            note(many, of: end, table, isForward: name == forward)
        }
    }

    /// For example: `tags` for a `tag_id`; `msgStars` for another table between the same two, `msg_star`.
    private mutating func nameOfMembers(
        through key: ForeignKey,
        of entity: String,
        _ table: Table
    ) -> String {
        var name = nameOfRelationship(through: key)
        // Prisma calls the columns A and B.
        if name.count == 1 { name = propertyName(key.table) }
        let isTaken = properties[entity, default: []].contains(plural(name).lowercased())
        return free(plural(isTaken ? propertyName(table.name) : name), entity)
    }

    private mutating func add(_ relationship: Relationship, to entity: String) {
        if let place = entityPlaces[entity] {
            model.entities[place].relationships.append(relationship)
        }
    }

    private func nameOfRelationship(through key: ForeignKey) -> String {
        let referred = key.referred ?? schema.referredTable(key)?.primaryKey.first
        return relationshipName(key.columns[0], to: referred)
    }

    private mutating func free(_ name: String, _ entity: String) -> String {
        uniqueName(name, &properties[entity, default: []])
    }

    /// For example: `tracks`; with several keys to one table, `tracksAsComposer`.
    private func inverseName(
        _ table: Table,
        _ key: ForeignKey,
        _ name: String,
        isToOne: Bool
    ) -> String {
        let start = propertyName(table.name)
        let noun = isToOne ? start : plural(start)
        let count = table.keys.filter { $0.table.lowercased() == key.table.lowercased() }.count
        return count > 1 ? noun + "As" + className(name) : noun
    }

    private func plural(_ name: String) -> String { EnglishPlural.of(name) }

    /// A value that the database chooses is unknown to the objects that need one.
    private func deleteRule(_ action: String, isRequired: Bool) -> Relationship.DeleteRule {
        switch action {
        case "CASCADE": .cascade
        case "SET DEFAULT" where isRequired: .deny
        case "SET NULL", "SET DEFAULT": .nullify
        default: .deny
        }
    }
}
