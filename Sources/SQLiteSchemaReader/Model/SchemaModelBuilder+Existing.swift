import ModelIR

// The names that tables and columns have in the database.
extension SchemaModelBuilder {
    /// Notes the table of an entity and the columns of its attributes, by lowercase name.
    mutating func note(_ table: Table, of entity: Entity, _ attributes: [String: String]) {
        var existing = ExistingTable(entity: entity.name, name: table.name)
        existing.isView = table.isView
        existing.key = table.key
        existing.keyAttribute = table.integerKey.flatMap { attributes[$0.lowercased()] }
        existing.isKeyReference = table.keys.contains { key in
            key.columns.map { $0.lowercased() } == [table.integerKey?.lowercased()]
        }
        existing.columns.reserveCapacity(table.columns.count)
        for column in table.columns {
            guard let attribute = attributes[column.name.lowercased()] else { continue }
            var stored = ExistingColumn(property: attribute, name: column.name)
            stored.form = column.form ?? (column.mayHaveAnyClass ? .anyClass : nil)
            stored.defaultText = defaultText(column)
            stored.isGenerated = column.isGenerated
            stored.collation = column.collation == "BINARY" ? nil : column.collation
            existing.columns.append(stored)
        }
        model.existing?.tables.append(existing)
    }

    /// The default of a column that no property has.
    private func defaultText(_ column: Column) -> String? {
        column.defaultExpression.flatMap { text in
            column.needsValue || column.modelDefault != nil ? nil : text
        }
    }

    /// Notes the column of a relationship.
    mutating func note(
        _ relationship: Relationship,
        of entity: String,
        _ column: Column,
        _ key: ForeignKey
    ) {
        var taken = properties[entity] ?? []
        taken.remove(relationship.name.lowercased())
        var attribute = Attribute(
            name: uniqueName(propertyName(column.name), &taken),
            type: column.valueType,
            origin: relationship.origin
        )
        attribute.isOptional = !column.isRequired
        var stored = ExistingColumn(property: relationship.name, name: column.name)
        stored.form = column.form
        stored.attribute = attribute
        stored.reference = schema.reference(key)
        if let place = entityPlaces[entity] { model.existing?.tables[place].columns.append(stored) }
    }

    /// Notes the table of a many-to-many relationship.
    mutating func note(
        _ relationship: Relationship,
        of entity: String,
        _ table: Table,
        isForward: Bool
    ) {
        let (own, other) = (table.keys[isForward ? 0 : 1], table.keys[isForward ? 1 : 0])
        var pairs = ExistingPairs(
            entity: entity,
            relationship: relationship.name,
            table: table.name,
            owners: own.columns[0],
            members: other.columns[0]
        )
        pairs.ownersReference = schema.reference(own)
        pairs.membersReference = schema.reference(other)
        model.existing?.pairs.append(pairs)
    }
}
