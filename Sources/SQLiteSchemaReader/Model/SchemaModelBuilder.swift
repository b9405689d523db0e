import Diagnostics
import ModelIR

/// Makes a model of a schema: tables become entities, and foreign keys relationships.
struct SchemaModelBuilder {
    let schema: Schema
    /// The positions of tables and views in a script, by lowercase name.
    let places: [String: Origin.Position]
    /// The names of the entities, by lowercase name of the table.
    private var names: [String: String] = [:]
    var properties: [String: Set<String>] = [:]
    var model: Model

    init(_ schema: Schema, places: [String: Origin.Position], model: Model) {
        self.schema = schema
        self.places = places
        self.model = model
        self.model.existing = ExistingTables()
    }

    mutating func build(_ diagnostics: inout DiagnosticSink) {
        var taken: Set<String> = []
        for table in schema.tables where !isJoin(table) {
            names[table.name.lowercased()] = uniqueName(className(table.name), &taken)
        }
        for table in schema.tables where !isJoin(table) { addEntity(table, &diagnostics) }
        for table in schema.tables where !isJoin(table) { addRelationships(table, &diagnostics) }
        for table in schema.tables where isJoin(table) { addManyToMany(table) }
        for table in schema.tables { reportActions(table, &diagnostics) }
        reportOthers(&diagnostics)
    }

    /// Whether a table only connects two tables: two foreign keys, and no other column.
    private func isJoin(_ table: Table) -> Bool {
        table.keys.count == 2 && table.columns.count == 2
            && table.keys.allSatisfy { $0.columns.count == 1 && isKnown($0.table) }
            && Set(table.keys.flatMap(\.columns)).count == 2
    }

    private func isKnown(_ table: String) -> Bool {
        schema.tables.contains { $0.name.lowercased() == table.lowercased() }
    }

    func origin(_ name: String) -> Origin {
        Origin(
            source: 0,
            position: places[name.lowercased()] ?? Origin.Position(line: 0, column: 0)
        )
    }
}

// MARK: Entities

extension SchemaModelBuilder {
    private mutating func addEntity(_ table: Table, _ diagnostics: inout DiagnosticSink) {
        guard let name = names[table.name.lowercased()] else { return }
        var entity = Entity(name: name, origin: origin(table.name))
        entity.classReference = .named(name)
        if name != table.name { entity.renamingIdentifier = table.name }
        var taken: Set<String> = []
        var attributes: [String: String] = [:]
        for column in table.columns where !isRelationship(column, table) {
            let attribute = attribute(column, table, &taken, &diagnostics)
            guard let attribute else { continue }
            attributes[column.name.lowercased()] = attribute.name
            entity.attributes.append(attribute)
        }
        addIndexes(table, attributes, to: &entity, &diagnostics)
        properties[name] = taken
        addChecks(table, attributes, to: &entity, &diagnostics)
        model.entities.append(entity)
        note(table, of: entity, attributes)
    }

    private func attribute(
        _ column: Column,
        _ table: Table,
        _ taken: inout Set<String>,
        _ diagnostics: inout DiagnosticSink
    ) -> Attribute? {
        guard !column.isGenerated else {
            leaveOut(
                "the generated column '\(column.name)' of '\(table.name)'",
                table,
                &diagnostics
            )
            return nil
        }
        if column.type.isEmpty { reportUntyped(column, table, &diagnostics) }
        let type = attributeType(column.type)
        let name = uniqueName(propertyName(column.name), &taken)
        var attribute = Attribute(name: name, type: type, origin: origin(table.name))
        attribute.isOptional = !column.isRequired && column.keyIndex == 0
        if name != column.name { attribute.renamingIdentifier = column.name }
        if let text = column.defaultText, text.uppercased() != "NULL" {
            attribute.defaultValue = defaultValue(text, type)
            if attribute.defaultValue == nil {
                let part = "the default '\(text)' of '\(table.name).\(column.name)'"
                leaveOut(part, table, &diagnostics)
            }
        }
        return attribute
    }

    private func addIndexes(
        _ table: Table,
        _ attributes: [String: String],
        to entity: inout Entity,
        _ diagnostics: inout DiagnosticSink
    ) {
        let key = table.primaryKey.compactMap { attributes[$0.lowercased()] }
        if !key.isEmpty, key.count == table.primaryKey.count {
            entity.uniquenessConstraints.append(key)
        }
        // Every store has an index of a relationship.
        for index in table.indexes where !isOfRelationship(index, table) {
            let names = index.columns.compactMap { $0.name.flatMap { attributes[$0.lowercased()] } }
            guard names.count == index.columns.count, !index.isPartial else {
                leaveOut("the index '\(index.name)'", table, &diagnostics)
                continue
            }
            if index.isUnique {
                if !entity.uniquenessConstraints.contains(names) {
                    entity.uniquenessConstraints.append(names)
                }
            } else {
                let elements = zip(names, index.columns).map { name, column in
                    var element = Index.Element(property: name)
                    element.isAscending = column.isAscending
                    return element
                }
                let origin = origin(table.name)
                entity.indexes.append(Index(name: index.name, elements: elements, origin: origin))
            }
        }
    }
}

// MARK: Relationships

extension SchemaModelBuilder {
    /// Whether a relationship takes the place of a column: the only one of a foreign key, outside of
    /// the primary key.
    private func isRelationship(_ column: Column, _ table: Table) -> Bool {
        table.keys.contains {
            $0.columns.count == 1 && $0.columns[0].lowercased() == column.name.lowercased()
                && names[$0.table.lowercased()] != nil && column.keyIndex == 0
        }
    }

    private func isOfRelationship(_ index: TableIndex, _ table: Table) -> Bool {
        guard index.columns.count == 1, !index.isUnique, !index.isPartial,
            let column = index.columns[0].name.flatMap(table.column)
        else { return false }
        return isRelationship(column, table)
    }

    private mutating func addRelationships(_ table: Table, _ diagnostics: inout DiagnosticSink) {
        var done: Set<String> = []
        for key in table.keys {
            guard let source = names[table.name.lowercased()],
                let destination = names[key.table.lowercased()], key.columns.count == 1,
                let column = table.column(key.columns[0]), isRelationship(column, table)
            else {
                let columns = key.columns.joined(separator: ", ")
                leaveOut(
                    "the foreign key (\(columns)) of '\(table.name)'",
                    table,
                    &diagnostics
                )
                continue
            }
            guard done.insert(column.name.lowercased()).inserted else { continue }
            let name = free(relationshipName(column.name), source)
            let inverse = free(inverseName(table, key, name), destination)
            var one = Relationship(
                name: name,
                destination: destination,
                origin: origin(table.name)
            )
            one.isOptional = !column.isRequired
            if name != column.name { one.renamingIdentifier = column.name }
            one.inverse = .init(entity: destination, relationship: inverse)
            var many = Relationship(name: inverse, destination: source, origin: origin(table.name))
            many.cardinality = .toMany
            many.isOptional = true
            many.deleteRule = deleteRule(key.onDelete)
            many.inverse = .init(entity: source, relationship: name)
            add(one, to: source)
            note(one, of: source, column, table, key)
            add(many, to: destination)
        }
    }

    private mutating func addManyToMany(_ table: Table) {
        let ends = table.keys.map { names[$0.table.lowercased()] ?? "" }
        guard !ends.contains("") else { return }
        // The key to the second table leads there from the first one.
        let forward = free(plural(relationshipName(table.keys[1].columns[0])), ends[0])
        let backward = free(plural(relationshipName(table.keys[0].columns[0])), ends[1])
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

    private mutating func add(_ relationship: Relationship, to entity: String) {
        for index in model.entities.indices where model.entities[index].name == entity {
            model.entities[index].relationships.append(relationship)
        }
    }

    private mutating func free(_ name: String, _ entity: String) -> String {
        uniqueName(name, &properties[entity, default: []])
    }

    /// For example: `tracks`; with several keys to one table, `tracksAsComposer`.
    private func inverseName(_ table: Table, _ key: ForeignKey, _ name: String) -> String {
        let start = plural(propertyName(table.name))
        let count = table.keys.filter { $0.table.lowercased() == key.table.lowercased() }.count
        return count > 1 ? start + "As" + className(name) : start
    }

    private func plural(_ name: String) -> String { name.hasSuffix("s") ? name : name + "s" }

    private func deleteRule(_ action: String) -> Relationship.DeleteRule {
        switch action {
        case "CASCADE": .cascade
        case "SET NULL", "SET DEFAULT": .nullify
        default: .deny
        }
    }
}

// MARK: Diagnostics

extension SchemaModelBuilder {
    /// Makes simple constraints bounds of attributes, and reports the others.
    private func addChecks(
        _ table: Table,
        _ attributes: [String: String],
        to entity: inout Entity,
        _ diagnostics: inout DiagnosticSink
    ) {
        for check in checkConstraints(table.sql) {
            guard let bounds = CheckBounds(check),
                let name = attributes[bounds.column.lowercased()],
                let index = entity.attributes.firstIndex(where: { $0.name == name }),
                canHold(bounds, entity.attributes[index].type)
            else {
                leaveOut("the constraint CHECK (\(check)) of '\(table.name)'", table, &diagnostics)
                continue
            }
            let old = entity.attributes[index].validation
            entity.attributes[index].validation.minimum = bounds.minimum ?? old.minimum
            entity.attributes[index].validation.maximum = bounds.maximum ?? old.maximum
        }
    }

    private func canHold(_ bounds: CheckBounds, _ type: AttributeType) -> Bool {
        switch type {
        case .string: bounds.isLength
        case .integer64:
            !bounds.isLength
                && [bounds.minimum, bounds.maximum].compactMap(\.self).allSatisfy {
                    Int64($0) != nil
                }
        case .double, .decimal: !bounds.isLength
        default: false
        }
    }

    private func reportActions(_ table: Table, _ diagnostics: inout DiagnosticSink) {
        let isPair = isJoin(table)
        for action in table.keys.flatMap({ unexpressedActions($0, of: table, isPair: isPair) }) {
            leaveOut(action, table, &diagnostics)
        }
    }

    private func reportOthers(_ diagnostics: inout DiagnosticSink) {
        for view in schema.views {
            leaveOut("the view '\(view)'", at: view, &diagnostics)
        }
        for table in schema.virtualTables {
            leaveOut("the virtual table '\(table)'", at: table, &diagnostics)
        }
    }

    private func reportUntyped(
        _ column: Column,
        _ table: Table,
        _ diagnostics: inout DiagnosticSink
    ) {
        let place = model.location(of: origin(table.name))
        let message =
            "the column '\(column.name)' of '\(table.name)' has no type: its values are data; declare one,"
            + " such as TEXT"
        diagnostics.report(Diagnostic(.note, "sqlite.untyped-column", at: place, message))
    }

    private func leaveOut(_ part: String, _ table: Table, _ diagnostics: inout DiagnosticSink) {
        leaveOut(part, at: table.name, &diagnostics)
    }

    private func leaveOut(_ part: String, at name: String, _ diagnostics: inout DiagnosticSink) {
        let place = model.location(of: origin(name))
        let message = "\(part) has no equivalent in a model and is left out"
        diagnostics.report(Diagnostic(.note, "sqlite.left-out", at: place, message))
    }
}
