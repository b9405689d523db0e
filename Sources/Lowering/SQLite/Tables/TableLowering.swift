import ModelIR
import SharedLowering
import SwiftNames

/// Decides the statements that create the table of an entity, and of all that inherit from it.
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
        let columns = columns
        let last = columns.count - 1
        let constraints = compoundConstraints
        var lines = ["CREATE TABLE \(quoted(table)) ("]
        lines.append("    " + key + (columns.isEmpty && constraints.isEmpty ? "" : ","))
        for (index, column) in columns.enumerated() {
            let end = index < last || !constraints.isEmpty ? "," : ""
            lines += column.lines(end: end, indentation: 16).map { "    " + $0 }
        }
        for (index, constraint) in constraints.enumerated() {
            lines.append("    " + constraint + (index + 1 < constraints.count ? "," : ""))
        }
        lines.append(") STRICT;")
        return lines + indexes[root.plan.entity.name].flatMap(\.lines) + joinTables
    }
}

// MARK: - Columns

extension TableLowering {
    private var columns: [ColumnDefinition] {
        let type =
            isHierarchy
            ? [
                ColumnDefinition(
                    name: "_type",
                    storage: .text,
                    options: ["NOT NULL"],
                    checks: [
                        // No row is of an abstract entity.
                        family.filter { !$0.plan.entity.isAbstract }
                            .map { "\(quoted("_type")) = \(literal($0.plan.entity.name))" }
                    ]
                )
            ] : []
        return merged(type + family.flatMap(columns))
    }

    /// One definition for each column: what siblings share has the checks of each.
    private func merged(_ columns: [ColumnDefinition]) -> [ColumnDefinition] {
        guard isHierarchy else { return columns }
        var result: [ColumnDefinition] = []
        var places: [String: Int] = [:]
        for column in columns {
            guard let place = places[column.name] else {
                places[column.name] = result.count
                result.append(column)
                continue
            }
            let checks = column.checks.filter { !result[place].checks.contains($0) }
            result[place].checks += checks
        }
        return result
    }

    private func columns(of layout: EntityLayout) -> [ColumnDefinition] {
        layout.members.flatMap { member -> [ColumnDefinition] in
            switch member {
            case .attribute(let attribute, _): [column(attribute, layout)]
            case .transient: []
            case .composite(let plan, _): columns(of: plan, layout)
            }
        } + layout.links.flatMap { columns(of: $0, layout) }
    }

    private func column(_ attribute: Attribute, _ layout: EntityLayout) -> ColumnDefinition {
        let type = attribute.valueType.flatMap { valueTypes[$0] }
        let name = layout.columnName(attribute.name)
        return column(
            attribute,
            layout,
            check: columnCheck(attribute, type, column: name),
            default: defaultLiteral(of: attribute)
        )
    }

    private func column(
        _ attribute: Attribute,
        _ layout: EntityLayout,
        check: [String],
        default value: String?
    ) -> ColumnDefinition {
        let name = layout.columnName(attribute.name)
        var options: [String] = []
        var checks = check.isEmpty ? [] : [check]
        if !attribute.isOptional {
            if layout.plan.isRoot {
                options.append("NOT NULL")
            } else {
                checks.insert(presence(name, layout), at: 0)
            }
        }
        if isUnique(attribute.name, layout) { options.append("UNIQUE") }
        if let value, options.contains("NOT NULL") { options.append("DEFAULT \(value)") }
        if attribute.type == .decimal { options.append("COLLATE \"decimal\"") }
        return ColumnDefinition(
            name: name,
            storage: storageClass(of: attribute) ?? .blob,
            options: options,
            checks: checks
        )
    }

    /// What a child requires, its rows have; others have no value.
    private func presence(_ name: String, _ layout: EntityLayout) -> [String] {
        let types = schema.family(layout.plan).map {
            "\(quoted("_type")) <> \(literal($0.entity.name))"
        }
        let others = types.count == 1 ? types[0] : "(" + types.joined(separator: " AND ") + ")"
        return ["\(quoted(name)) IS NOT NULL", others]
    }

    private func columns(of plan: CompositePlan, _ layout: EntityLayout) -> [ColumnDefinition] {
        plan.attributes.map { attribute in
            if case .choice(let choice) = plan.content, attribute.name == choice.discriminator.name
            {
                let given = plan.property.caseNumbers
                let numbers = given.isEmpty ? valueTypes[plan.property.type]?.caseNumbers : given
                let check = discriminatorCheck(
                    attribute,
                    column: layout.columnName(attribute.name),
                    names: choice.cases.map(\.name),
                    numbers: numbers?.map(\.number) ?? []
                )
                return column(attribute, layout, check: check, default: nil)
            }
            let value = plan.columns.first { $0.attribute.name == attribute.name }?.valueType
            let name = layout.columnName(attribute.name)
            let check = columnCheck(attribute, value, column: name)
            return column(attribute, layout, check: check, default: nil)
        }
    }

    private func columns(of placed: PlacedLink, _ layout: EntityLayout) -> [ColumnDefinition] {
        guard case .column(let column) = placed.link.kind else { return [] }
        let relationship = placed.link.relationship
        var definition = ColumnDefinition(name: placed.column, storage: .integer)
        if column.isRequired {
            if layout.plan.isRoot {
                definition.options.append("NOT NULL")
            } else {
                definition.checks = [presence(placed.column, layout)]
            }
        }
        if column.isUnique { definition.options.append("UNIQUE") }
        definition.references = column.onDelete.map { reference(to: relationship.destination, $0) }
        let position = ColumnDefinition(name: placed.positionColumn, storage: .integer)
        return [definition] + (column.hasPosition ? [position] : [])
    }

    private func reference(to entity: String, _ onDelete: String) -> String {
        let table = schema[entity].map(schema.table) ?? entity
        return ["REFERENCES \(quoted(table))", onDelete, "DEFERRABLE INITIALLY DEFERRED"]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func defaultLiteral(of attribute: Attribute) -> String? {
        guard case .literal(let value) = attribute.defaultValue else { return nil }
        return switch value {
        case .boolean(let flag): flag ? "1" : "0"
        case .integer(let number): "\(number)"
        case .real(let number), .date(let number): "\(number)"
        case .decimal(let text): literal(text)
        case .string(let text): literal(text)
        }
    }
}

// MARK: - Uniqueness

extension TableLowering {
    private func isUnique(_ name: String, _ layout: EntityLayout) -> Bool {
        layout.plan.entity.uniquenessConstraints.contains([name])
    }

    private var compoundConstraints: [String] {
        family.flatMap { layout in
            layout.uniqueColumns.filter { $0.count > 1 }.map { columns in
                "UNIQUE (" + columns.map(quoted).joined(separator: ", ") + ")"
            }
        }
    }
}

// MARK: - Tables of pairs

extension TableLowering {
    private var joinTables: [String] {
        family.flatMap { layout in
            layout.links.flatMap { placed -> [String] in
                guard case .joined(let join) = placed.link.kind, join.isOwner else { return [] }
                return lines(of: join, layout.plan.entity.name, placed.link.relationship)
            }
        }
    }

    private func lines(
        of join: JoinTable,
        _ owner: String,
        _ relationship: Relationship
    ) -> [String] {
        let own = joinColumn(join.ownColumn, owner)
        let member = joinColumn(join.memberColumn, relationship.destination)
        let positions = [join.ownPosition, join.memberPosition].compactMap { $0 }
            .map { "\(quoted($0)) INTEGER," }
        let key = "PRIMARY KEY (\(quoted(join.ownColumn)), \(quoted(join.memberColumn)))"
        let body = own + member + positions + [key]
        return ["CREATE TABLE \(quoted(join.name)) ("] + body.map { "    " + $0 }
            + [") STRICT, WITHOUT ROWID;"] + indexes[join].flatMap(\.lines)
    }

    /// A pair goes with either of its rows.
    private func joinColumn(_ name: String, _ entity: String) -> [String] {
        ColumnDefinition(
            name: name,
            storage: .integer,
            options: ["NOT NULL"],
            references: reference(to: entity, "ON DELETE CASCADE")
        ).lines(end: ",", indentation: 16)
    }
}
