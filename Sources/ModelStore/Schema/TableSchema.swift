/// A table, as data.
package struct TableSchema: Hashable, Sendable, Codable {
    package var name: String
    /// In a hierarchy, the entities that rows are of.
    package var types: [String] = []
    /// In a hierarchy, whether there is a column that says which entity a row is of.
    package var hasTypeColumn = false
    /// In the order of their positions, without the key and the type.
    package var columns: [ColumnSchema]
    /// The columns that are unique together, for each constraint over several.
    package var unique: [[String]] = []
    package var indexes: [IndexSchema]
    /// Whether the first two columns are the key.
    package var isJoinTable = false
    /// What a server may divide the rows by; `nil` for most tables.
    package var distribution: Distribution?

    /// The names of all columns, by position.
    var columnNames: [String] {
        (isJoinTable ? [] : hasTypeColumn ? ["_pk", "_type"] : ["_pk"]) + columns.map(\.name)
    }

    /// Whether both create the same table, with the same names and indexes, whatever it's divided by.
    func isAlike(_ other: TableSchema) -> Bool { withoutEarlierNames == other.withoutEarlierNames }

    private var withoutEarlierNames: TableSchema {
        var table = self
        table.distribution = nil
        for index in columns.indices {
            table.columns[index].renamedFrom = []
            table.columns[index].renamedKeys = nil
        }
        return table
    }

    /// The columns without NULL that a unique constraint begins with, and no other index.
    var sortedByConstraint: Set<String> {
        let indexed = indexes.compactMap { $0.keys.first?.column }
        let constrained = columns.filter(\.isUnique).map(\.name) + unique.compactMap(\.first)
        return Set(constrained).subtracting(indexed)
            .intersection(columns.filter(\.isRequired).map(\.name))
    }

    package subscript(column: String) -> ColumnSchema? { columns.first { $0.name == column } }
}

extension TableSchema {
    /// The table of a hierarchy, from what its classes declare.
    ///
    /// Siblings may share a column; what one of them requires is required for its rows alone.
    init(_ family: Family) {
        name = family.root.table ?? family.root.name
        hasTypeColumn = family.entities.count > 1
        types = hasTypeColumn ? family.entities.filter { !$0.isAbstract }.map(\.name) : []
        columns = []
        indexes = []
        let single = Set(family.entities.flatMap(\.unique).filter { $0.count == 1 }.joined())
        var places: [String: Int] = [:]
        for (number, entity) in family.entities.enumerated() {
            for declared in entity.columns {
                var column = declared.schema
                column.renamedFrom = declared.renamedFrom
                if single.contains(column.name) { column.isUnique = true }
                if number > 0, !column.isOptional {
                    column.requiredFor = family.names(from: number)
                }
                if let place = places[column.name] {
                    columns[place].requiredFor += column.requiredFor
                    columns[place].renamedFrom += column.renamedFrom
                    columns[place].addRenamedKeys(of: column)
                } else {
                    places[column.name] = columns.count
                    columns.append(column)
                }
            }
            unique += entity.unique.filter { $0.count > 1 }
            indexes += entity.indexes.map(\.schema)
        }
        distribution = family.root.distributionKey.flatMap { name in
            places[name].map { Distribution(column: name, type: columns[$0].type) }
        }
    }

    /// An entity without a parent and all that inherit from it, parents first.
    struct Family {
        private(set) var entities: [Entity] = []
        /// The number of entities below each.
        private var descendants: [Int] = []

        var root: Entity { entities[0] }

        init(_ root: ModelObject.Type) {
            // Not by a function that calls itself: a chain may be longer than the stack is deep.
            var open: [(type: ModelObject.Type, parent: Int?)] = [(root, nil)]
            var parents: [Int?] = []
            while let (type, parent) = open.popLast() {
                let entity = type.entity
                open += entity.children.reversed().map { ($0, entities.count) }
                entities.append(entity)
                parents.append(parent)
            }
            descendants = parents.map { _ in 0 }
            for number in parents.indices.reversed() {
                guard let parent = parents[number] else { continue }
                descendants[parent] += descendants[number] + 1
            }
        }

        /// The names of an entity and of those below it.
        func names(from number: Int) -> [String] {
            entities[number...number + descendants[number]].map(\.name)
        }
    }
}
