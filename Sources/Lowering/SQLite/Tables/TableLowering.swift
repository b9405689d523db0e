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

    /// The lines of all statements.
    var lines: [String] {
        let key = "\"_pk\" INTEGER PRIMARY KEY"
        let unique = Set(family.flatMap(\.uniqueColumns).filter { $0.count == 1 }.joined())
        let definitions: [(String) -> [String]] =
            columns.map { column in
                { column.lines(isUnique: unique.contains(column.name), end: $0, indentation: 16) }
            } + compoundConstraints.map { constraint in { [constraint + $0] } }
        var lines = ["CREATE TABLE \(quoted(table)) ("]
        lines.append("    " + key + (definitions.isEmpty ? "" : ","))
        for (index, definition) in definitions.enumerated() {
            let end = index + 1 < definitions.count ? "," : ""
            lines += definition(end).map { "    " + $0 }
        }
        lines.append(") STRICT;")
        return lines + family.flatMap { indexes[$0.plan.entity.name] }.flatMap(\.lines) + joinTables
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

    private var compoundConstraints: [String] {
        family.flatMap { layout in
            layout.uniqueColumns.filter { $0.count > 1 }.map { columns in
                "UNIQUE (" + columns.map(quoted).joined(separator: ", ") + ")"
            }
        }
    }
}

// MARK: - Join tables

extension TableLowering {
    private var joinTables: [String] {
        family.flatMap { layout in
            layout.joins(schema).flatMap { join in
                lines(of: join.table, join.columns)
            }
        }
    }

    private func lines(of join: JoinTable, _ columns: [TableColumn]) -> [String] {
        let body = columns.flatMap { $0.lines(isUnique: false, end: ",", indentation: 16) }
        let key = "PRIMARY KEY (\(quoted(join.ownColumn)), \(quoted(join.memberColumn)))"
        return ["CREATE TABLE \(quoted(join.name)) ("] + (body + [key]).map { "    " + $0 }
            + [") STRICT, WITHOUT ROWID;"] + indexes[join].flatMap(\.lines)
    }
}

extension EntityLayout {
    /// The join tables that belong to the entity, with their columns.
    func joins(_ schema: SchemaPlan) -> [(table: JoinTable, columns: [TableColumn])] {
        links.compactMap { placed in
            guard case .joined(let join) = placed.link.kind, join.isOwner else { return nil }
            let destination = placed.link.relationship.destination
            let member = schema[destination].map(schema.table) ?? destination
            return (join, join.columns(from: schema.table(of: plan), to: member))
        }
    }
}
