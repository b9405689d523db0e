import ModelIR
import SharedLowering
import SwiftNames

extension ClassLowering {
    func description(_ links: [LinkLowering]) -> EntityDescriptionView {
        let arguments =
            [.init(nil, .text(SwiftLiteral.string(entity.name)))]
            + identity + hierarchy + unique
            + list("relationships", links.map(\.description))
            + (existing == nil ? ownTables : [])
        return EntityDescriptionView(
            entityType: types.modelStore("Entity"),
            arguments: arguments.map(\.text),
            columnExpressions: columns.map(\.text)
        )
    }

    /// What's created with the table.
    private var ownTables: [SwiftExpression.Argument] {
        list("indexes", layouts.indexes[entity.name].map(\.expression))
            + list("joinTables", layout.joins(schema).map { joinTable($0.table, $0.columns) })
    }

    /// What ties the entity to its table and to its earlier names.
    private var identity: [SwiftExpression.Argument] {
        let table = schema.tables[plan]
        var arguments: [SwiftExpression.Argument] = []
        if plan.isRoot, table != entity.name {
            arguments.append(.init("table", .text(SwiftLiteral.string(table))))
        }
        if let storage { arguments.append(.init("storage", storage)) }
        if let key = layout.distributionKey {
            arguments.append(.init("distributedBy", .text(SwiftLiteral.string(key))))
        }
        if let name = entity.renamingIdentifier, name != entity.name {
            let names = SwiftExpression.array([.text(SwiftLiteral.string(name))])
            arguments.append(.init("renamedFrom", names))
        }
        return arguments
    }

    /// Whose table it is; `nil` for one of the library, and for that of a parent.
    private var storage: SwiftExpression? {
        if let number = existing?.entityNumber {
            return .call(".coreData", [.init("entity", .text("\(number)"))])
        }
        if isReadOnly { return .text(".readOnly") }
        guard plan.isRoot, let key = existing?.key else { return nil }
        return .call(".existing", [.init("key", .text(SwiftLiteral.string(key)))])
    }

    private var hierarchy: [SwiftExpression.Argument] {
        guard plan.isInHierarchy else { return [] }
        let children = plan.children.compactMap { schema[$0] }
        let parent = plan.parent.flatMap { schema[$0] }
        return [parent.map { .init("parent", .text("\($0.className).self")) }].compactMap(\.self)
            + (entity.isAbstract ? [.init("isAbstract", .text("true"))] : [])
            + list("children", children.map { .text("\($0.className).self") })
    }

    private var unique: [SwiftExpression.Argument] {
        list(
            "unique",
            layout.uniqueColumns.map { columns in
                .array(columns.map { .text(SwiftLiteral.string($0)) })
            }
        )
    }

    private func list(_ label: String, _ elements: [SwiftExpression])
        -> [SwiftExpression.Argument]
    {
        elements.isEmpty ? [] : [.init(label, .array(elements))]
    }

    private var columns: [SwiftExpression] {
        let lowering = ColumnLowering(layout: layout, schema: schema, valueTypes: valueTypes)
        if let existing {
            return lowering.columns.map { column in
                let expression = column.ofExistingTable.expression(types)
                return layout.stored(column.name, in: existing)?.expression(expression)
                    ?? expression
            }
        }
        let initialValues = members.reduce(into: [String: String]()) { values, member in
            guard case .attribute(let attribute) = member else { return }
            values[layout.columnName(attribute.attribute.name)] = attribute.initialColumnValue
        }
        return lowering.columns.map { $0.expression(types, initialValue: initialValues[$0.name]) }
    }

    private func joinTable(_ join: JoinTable, _ columns: [TableColumn]) -> SwiftExpression {
        let indexes = layouts.indexes[join].map(\.expression)
        return .call(
            ".joinTable",
            [.init(nil, .text(SwiftLiteral.string(join.name)))]
                + [.init("columns", .array(columns.map { $0.expression(types) }))]
                + list("indexes", indexes)
        )
    }
}
