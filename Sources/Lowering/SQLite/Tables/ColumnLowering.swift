import ModelIR
import SharedLowering
import SwiftNames

/// Decides the columns that an entity adds to the table of its hierarchy.
struct ColumnLowering {
    let layout: EntityLayout
    let schema: SchemaPlan
    let valueTypes: [String: ValueType]

    /// The entity's own columns, in the order of their positions.
    var columns: [TableColumn] {
        layout.members.flatMap { member -> [TableColumn] in
            switch member {
            case .attribute(let attribute, _): [column(attribute)]
            case .transient: []
            case .composite(let plan, _): columns(of: plan)
            }
        } + layout.links.flatMap(columns(of:))
    }

    private func column(_ attribute: Attribute) -> TableColumn {
        var column = column(attribute, attribute.valueType.flatMap { valueTypes[$0] })
        // A table can't have rows with a default that its own check refuses.
        if case .literal(let value) = attribute.defaultValue,
            column.check?.refuses(value) != true
        {
            column.defaultValue = value.asStored
        }
        return column
    }

    private func column(_ attribute: Attribute, _ valueType: ValueType?) -> TableColumn {
        TableColumn(
            name: layout.columnName(attribute.name),
            type: columnType(of: attribute) ?? .data,
            isOptional: attribute.isOptional,
            check: columnCheck(attribute, valueType),
            renamedFrom: earlierNames(of: attribute),
            renamedParts: attribute.renamedParts ?? [],
            origin: attribute.origin
        )
    }

    /// The stored name follows the declared one: `massRaw` was the column of a typed `mass`.
    private func earlierNames(of attribute: Attribute) -> [String] {
        guard let name = attribute.renamingIdentifier, name != attribute.name else { return [] }
        let isRaw = attribute.name == attribute.declaredName + "Raw" && !name.hasSuffix("Raw")
        return (isRaw ? [name + "Raw", name] : [name]).filter { $0 != attribute.name }
    }

    private func columns(of plan: CompositePlan) -> [TableColumn] {
        plan.attributes.map { attribute in
            if case .choice(let choice) = plan.content, attribute.name == choice.discriminator.name
            {
                var column = column(attribute, nil)
                column.check = check(attribute, choice, plan.property)
                return column
            }
            let value = plan.columns.first { $0.attribute.name == attribute.name }?.valueType
            return column(attribute, value)
        }
    }

    private func check(
        _ discriminator: Attribute,
        _ choice: ChoicePlan,
        _ property: CompositeProperty
    ) -> ColumnCheck? {
        let given = property.caseNumbers
        let numbers = given.isEmpty ? valueTypes[property.type]?.caseNumbers : given
        return discriminatorCheck(
            discriminator,
            names: choice.cases.map(\.name),
            numbers: numbers?.map(\.number) ?? []
        )
    }

    private func columns(of placed: PlacedLink) -> [TableColumn] {
        guard case .column(let column) = placed.link.kind else { return [] }
        let destination = placed.link.relationship.destination
        let reference = ColumnReference(
            table: schema[destination].map(schema.table) ?? destination,
            onDelete: column.onDelete
        )
        let key = TableColumn(
            name: placed.column,
            type: .reference(reference),
            isOptional: !column.isRequired,
            isUniqueReference: column.isUnique,
            origin: placed.link.relationship.origin
        )
        guard column.hasPosition else { return [key] }
        let position = TableColumn(
            name: placed.positionColumn,
            type: .position,
            isOptional: true,
            origin: placed.link.relationship.origin
        )
        return [key, position]
    }
}

extension JoinTable {
    /// The columns of the pairs, then those of their places.
    func columns(from owner: String, to member: String) -> [TableColumn] {
        let pairs = [(ownColumn, owner), (memberColumn, member)].map { name, table in
            // A pair goes with either of its rows.
            let reference = ColumnReference(table: table, onDelete: .cascade)
            return TableColumn(name: name, type: .reference(reference))
        }
        let positions = [ownPosition, memberPosition].compactMap { $0 }
        return pairs + positions.map { TableColumn(name: $0, type: .position, isOptional: true) }
    }
}

extension Literal {
    /// The value as the store writes it: decimals have no exponent.
    fileprivate var asStored: Literal {
        guard case .decimal(let text) = self else { return self }
        return .decimal(DecimalNumber(text)?.plain ?? text)
    }
}
