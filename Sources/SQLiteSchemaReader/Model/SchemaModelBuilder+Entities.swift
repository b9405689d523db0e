import Diagnostics
import ModelIR

extension SchemaModelBuilder {
    /// Adds an entity for a view, whose rows can only be read.
    mutating func addView(_ view: Table, _ diagnostics: inout DiagnosticSink) {
        reportExpressions(view, &diagnostics)
        var known = view
        known.columns.removeAll(where: \.hasNoType)
        if !known.columns.isEmpty { addEntity(known, &diagnostics) }
    }

    mutating func addEntity(_ table: Table, _ diagnostics: inout DiagnosticSink) {
        guard let name = names[table.name.lowercased()] else { return }
        var entity = Entity(name: name, origin: origin(table.name))
        entity.classReference = .named(name)
        var taken: Set<String> = []
        var attributes: [String: String] = [:]
        entity.attributes.reserveCapacity(table.columns.count)
        for column in table.columns where !isRelationship(column, table) {
            let attribute = attribute(column, table, &taken, &diagnostics)
            guard let attribute else { continue }
            attributes[column.name.lowercased()] = attribute.name
            entity.attributes.append(attribute)
        }
        // A new object doesn't know what the database computes.
        let known = attributes.filter { column, _ in table.column(column)?.isGenerated == false }
        addIndexes(table, known, to: &entity, &diagnostics)
        properties[name] = taken
        addChecks(table, known, to: &entity, &diagnostics)
        entityPlaces[name] = model.entities.count
        model.entities.append(entity)
        note(table, of: entity, attributes)
    }

    private func attribute(
        _ column: Column,
        _ table: Table,
        _ taken: inout Set<String>,
        _ diagnostics: inout DiagnosticSink
    ) -> Attribute? {
        guard column.isComputable, !column.isGenerated || !column.hasNoType else {
            let part = "the generated column '\(column.name)' of '\(table.name)'"
            leaveOut(part, table, &diagnostics)
            return nil
        }
        if !table.isView { reportType(column, table, &diagnostics) }
        let type = column.valueType
        let name = uniqueName(propertyName(column.name), &taken)
        var attribute = Attribute(name: name, type: type, origin: origin(table.name))
        attribute.isOptional = !column.needsValue
        if column.isGenerated {
            // An object has no value until it's saved.
            attribute.isOptional = true
            attribute.changeCode { code in
                (code.isGenerated, code.isReadOnly) = (true, true)
                code.documentation = ["The database computes it; `nil` until the object is saved."]
            }
        }
        if name != column.name { attribute.renamingIdentifier = column.name }
        attribute.defaultValue = column.modelDefault
        if attribute.defaultValue == nil { reportDefault(column, table, &diagnostics) }
        return attribute
    }

    private func reportType(
        _ column: Column,
        _ table: Table,
        _ diagnostics: inout DiagnosticSink
    ) {
        if column.valueType == .binary, column.isUntyped {
            reportUntyped(column, table, &diagnostics)
        } else if column.hasOtherValues {
            reportOtherValues(column, table, &diagnostics)
        } else if column.unfitValues != nil {
            reportUnfit(column, table, &diagnostics)
        }
        if column.turnsTextsIntoNumbers { reportNumericTexts(column, table, &diagnostics) }
        reportSwallowed(column, table, &diagnostics)
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
        // Every store has an index of a relationship; what is unique with one comes with it.
        for index in table.indexes
        where !isOfRelationship(index, table) && !makesUnique(index, table) {
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
