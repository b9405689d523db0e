extension StoreSchema {
    /// The schema of a file that says nothing of its own, as far as its tables show it.
    ///
    /// Of a hierarchy, they show the classes that there are rows of, but not what each declares: the
    /// first has all columns. Of a relationship, they show the side with the column.
    /// - Parameter model: what tells apart values that SQLite stores alike, such as dates and numbers.
    init(of tables: FileTables, like model: StoreSchema, _ connection: Connection) throws {
        self.tables = tables.names.map { name in
            TableSchema(named: name, in: tables, like: model.table(formerly: name))
        }
        entities = []
        let owners = self.tables.filter { !$0.isJoinTable }
        let roots = Dictionary(
            uniqueKeysWithValues: owners.map { ($0.name, model.rootName(of: $0)) }
        )
        for table in owners {
            let root = roots[table.name] ?? table.name
            entities.append(
                EntitySchema(
                    name: root,
                    table,
                    relationships: table.relationships(roots) + self.pairs(of: table, roots)
                )
            )
            guard table.hasTypeColumn else { continue }
            let types = try connection.texts(
                "SELECT DISTINCT \"_type\" FROM \(quoted(table.name)) ORDER BY 1"
            ).compactMap { $0[0] }
            for type in types where type != root {
                entities.append(EntitySchema(name: type, table, parent: root))
            }
        }
    }

    /// A table, or the one of an entity that had another name.
    private func table(formerly name: String) -> TableSchema? {
        if let table = self[table: name] { return table }
        return entities.first { $0.renamedFrom.contains(name) }.flatMap { self[table: $0.table] }
    }

    /// The entity without a parent whose rows a table holds.
    fileprivate func rootName(of table: TableSchema) -> String {
        entities.first { $0.table == table.name && $0.parent == nil }?.name ?? table.name
    }

    /// The relationships of a table's entity that join tables hold.
    ///
    /// A column of a join table is named for the relationship whose members it holds.
    private func pairs(of table: TableSchema, _ roots: [String: String]) -> [RelationshipSchema] {
        tables.filter(\.isJoinTable).flatMap { join -> [RelationshipSchema] in
            guard join.columns.count > 1 else { return [] }
            let ends = [(join.columns[0], join.columns[1]), (join.columns[1], join.columns[0])]
            return ends.compactMap { own, other in
                guard own.destination == table.name else { return nil }
                let place = "\(other.name)_position"
                return RelationshipSchema(
                    name: other.name,
                    destination: roots[other.destination] ?? other.destination,
                    inverse: own.name,
                    isToMany: true,
                    storage: .joinTable(
                        join.name,
                        owner: own.name,
                        member: other.name,
                        position: join[place] == nil ? nil : place
                    ),
                    renamedFrom: []
                )
            }
        }
    }
}

extension EntitySchema {
    fileprivate init(
        name: String,
        _ table: TableSchema,
        parent: String? = nil,
        relationships: [RelationshipSchema] = []
    ) {
        self.name = name
        self.parent = parent
        isAbstract = false
        renamedFrom = []
        self.table = table.name
        columns = parent == nil ? table.columns.map(\.name) : []
        self.relationships = relationships
    }
}

extension TableSchema {
    fileprivate init(named name: String, in tables: FileTables, like model: TableSchema?) {
        let columns = tables[name] ?? []
        let names = Set(columns.map(\.name))
        let constraints = tables.unique(name)
        let single = Set(constraints.filter { $0.count == 1 }.joined())
        let references = tables.references(name)
        self.name = name
        isJoinTable = !names.contains("_pk")
        hasTypeColumn = names.contains("_type")
        types = hasTypeColumn ? model?.types ?? [] : []
        self.columns = columns.filter { $0.name != "_pk" && $0.name != "_type" }.map { column in
            let like =
                model?[column.name]
                ?? model?.columns.first { $0.renamedFrom.contains(column.name) }
            return ColumnSchema(
                column,
                references[column.name],
                isUnique: single.contains(column.name),
                like: like
            )
        }
        unique = constraints.filter { $0.count > 1 }
        indexes = []
    }

    /// The relationships that columns show.
    fileprivate func relationships(_ roots: [String: String]) -> [RelationshipSchema] {
        columns.compactMap { column in
            guard case .reference(let table, _) = column.type else { return nil }
            let place = "\(column.name)_position"
            return RelationshipSchema(
                name: column.name,
                destination: roots[table] ?? table,
                inverse: nil,
                isToMany: false,
                storage: .column(column.name, position: self[place] == nil ? nil : place),
                renamedFrom: []
            )
        }
    }
}

extension ColumnSchema {
    fileprivate init(
        _ column: FileTables.Column,
        _ reference: FileTables.Reference?,
        isUnique: Bool,
        like model: ColumnSchema?
    ) {
        let storage = column.storage ?? .text
        let type: ColumnType
        if let reference {
            type = .reference(table: reference.table, onDelete: reference.deleteRule)
        } else if let model, model.type.storage == storage, model.type.isSeenAsItself {
            type = model.type
        } else {
            type = ColumnType(storage)
        }
        self.init(column.name, type, isOptional: !column.isRequired)
        self.isUnique = isUnique
    }
}

extension ColumnType {
    /// Any value of a storage class.
    fileprivate init(_ storage: SQLiteStorage) {
        self =
            switch storage {
            case .integer: .int64
            case .real: .double
            case .text: .string
            case .blob: .data
            }
    }

    /// Whether values may be taken for those of the type without a look at each.
    fileprivate var isSeenAsItself: Bool {
        if case .json = self { return false }
        return rule == nil
    }
}
