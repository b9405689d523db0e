import ModelIR
import SharedLowering
import SwiftNames

/// Decides the statements that create the table of an entity and of all that inherit from it.
struct TableLowering {
    let root: EntityLayout
    /// The entity and all that inherit from it, parents first.
    let family: [EntityLayout]
    let schema: SchemaPlan
    let indexes: IndexPlan
    let valueTypes: [String: ValueType]

    init(
        _ root: EntityLayout,
        _ layouts: SchemaLayout,
        _ schema: SchemaPlan,
        _ valueTypes: [String: ValueType]
    ) {
        self.root = root
        family = schema.family(root.plan).compactMap { layouts[$0.entity.name] }
        self.schema = schema
        indexes = layouts.indexes
        self.valueTypes = valueTypes
    }

    private var table: String { schema.tables[root.plan] }
    private var isHierarchy: Bool { family.count > 1 }

    /// The table of the hierarchy, then those of its pairs.
    var tables: [TableDefinition] {
        let constraints = family.flatMap(\.uniqueColumns)
        let own = TableDefinition(
            name: table,
            columns: columns,
            uniqueColumns: Set(constraints.filter { $0.count == 1 }.joined()),
            unique: constraints.filter { $0.count > 1 },
            indexes: family.flatMap { indexes[$0.plan.entity.name] },
            distributionKey: root.distributionKey,
            origin: root.plan.entity.origin
        )
        return [own] + joinTables
    }
}

// MARK: - Columns

extension TableLowering {
    private var columns: [TableColumn] {
        guard isHierarchy else { return ownColumns(of: root) }
        // No row is of an abstract entity.
        let names = family.filter { !$0.plan.entity.isAbstract }.map(\.plan.entity.name)
        let type = TableColumn(
            name: "_type",
            type: .string,
            check: names.isEmpty ? nil : .texts(names)
        )
        return merged([type] + family.flatMap(ownColumns))
    }

    private func ownColumns(of layout: EntityLayout) -> [TableColumn] {
        let columns = ColumnLowering(layout: layout, schema: schema, valueTypes: valueTypes).columns
        if layout.plan.isRoot { return columns }
        let names = schema.family(layout.plan).map(\.entity.name)
        return columns.map { column in
            var column = column
            if !column.isOptional { column.requiredFor = names }
            return column
        }
    }

    /// A single definition for each column: what siblings share is required for each of them.
    private func merged(_ columns: [TableColumn]) -> [TableColumn] {
        var result: [TableColumn] = []
        var places: [String: Int] = [:]
        for column in columns {
            guard let place = places[column.name] else {
                places[column.name] = result.count
                result.append(column)
                continue
            }
            result[place].requiredFor += column.requiredFor
        }
        return result
    }
}

// MARK: - Join tables

extension TableLowering {
    private var joinTables: [TableDefinition] {
        family.flatMap { layout in
            layout.joins(schema).map { join in
                TableDefinition(
                    name: join.table.name,
                    columns: join.columns,
                    indexes: indexes[join.table],
                    isJoinTable: true,
                    origin: join.relationship.origin
                )
            }
        }
    }
}

extension EntityLayout {
    /// The join tables that belong to the entity, with their columns.
    func joins(_ schema: SchemaPlan) -> [OwnedJoin] {
        links.compactMap { placed in
            guard case .joined(let join) = placed.link.kind, join.isOwner else { return nil }
            let destination = placed.link.relationship.destination
            let member = schema[destination].map(schema.table) ?? destination
            return OwnedJoin(
                table: join,
                columns: join.columns(from: schema.table(of: plan), to: member),
                relationship: placed.link.relationship
            )
        }
    }
}

/// A table of pairs with its columns, and the relationship that it belongs to.
struct OwnedJoin {
    let table: JoinTable
    let columns: [TableColumn]
    let relationship: Relationship
}
