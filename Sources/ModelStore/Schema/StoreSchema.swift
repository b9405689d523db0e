/// The tables of one database and the entities in them, as data.
///
/// A store file holds the schema that wrote it. For example: opening the file with a later model
/// compares both.
package struct StoreSchema: Hashable, Sendable, Codable {
    package var entities: [EntitySchema]
    package var tables: [TableSchema]

    package init(entities: [EntitySchema], tables: [TableSchema]) {
        (self.entities, self.tables) = (entities, tables)
    }
}

/// An entity, as data.
package struct EntitySchema: Hashable, Sendable, Codable {
    package let name: String
    package let parent: String?
    package let isAbstract: Bool
    /// Earlier names, the latest first.
    package let renamedFrom: [String]
    /// The table with its rows.
    package let table: String
    /// The columns that the entity adds to those of its parent.
    package let columns: [String]
    package let relationships: [RelationshipSchema]
}

/// A relationship, as data.
package struct RelationshipSchema: Hashable, Sendable, Codable {
    package let name: String
    /// The name of the destination entity.
    package let destination: String
    /// The name of the inverse.
    package let inverse: String?
    package let isToMany: Bool
    package let storage: Storage
    /// Earlier names, the latest first.
    package let renamedFrom: [String]

    package enum Storage: Hashable, Sendable, Codable {
        /// A column of the entity's table.
        case column(String, position: String?)
        /// The column of the inverse.
        case inverseColumn
        /// A table of pairs.
        case joinTable(String, owner: String, member: String, position: String?)
    }
}

extension StoreSchema {
    init(_ entities: [FlatEntity]) throws {
        let names = Dictionary(
            entities.map { (ObjectIdentifier($0.type), $0.name) },
            uniquingKeysWith: { first, _ in first }
        )
        self.entities = entities.map { flat in
            let entity = flat.type.entity
            return EntitySchema(
                name: flat.name,
                parent: flat.parent.flatMap { names[ObjectIdentifier($0)] },
                isAbstract: entity.isAbstract,
                renamedFrom: entity.renamedFrom,
                table: flat.table.name,
                columns: entity.columns.map(\.schema.name),
                relationships: entity.relationships.map { relationship in
                    RelationshipSchema(
                        relationship,
                        to: names[ObjectIdentifier(relationship.destination)] ?? "",
                        in: flat.table
                    )
                }
            )
        }
        let roots = entities.filter { $0.parent == nil }.map(\.table)
        let distributions = Dictionary(
            roots.compactMap { table in table.distribution.map { (table.name, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
        let joins = entities.flatMap { flat in
            flat.type.entity.joinTables.map { $0.schema.distributed(as: distributions) }
        }
        tables = roots + joins
    }

    package subscript(entity name: String) -> EntitySchema? { entities.first { $0.name == name } }

    package subscript(table name: String) -> TableSchema? { tables.first { $0.name == name } }

    /// An entity and its ancestors, the nearest first.
    package func lineage(of entity: EntitySchema) -> [EntitySchema] {
        var line = [entity]
        // A damaged description may have a cycle.
        while let parent = line[line.count - 1].parent, line.count <= entities.count,
            let next = self[entity: parent]
        {
            line.append(next)
        }
        return line
    }
}

extension RelationshipSchema {
    fileprivate init(
        _ relationship: Entity.Relationship,
        to destination: String,
        in table: TableSchema
    ) {
        name = relationship.name
        self.destination = destination
        inverse = relationship.inverse
        isToMany = relationship.isToMany
        renamedFrom = relationship.renamedFrom
        switch relationship.storage {
        case .column(let name):
            let hasPosition = table[name.position] != nil
            storage = .column(name.column, position: hasPosition ? name.position : nil)
        case .inverseColumn: storage = .inverseColumn
        case .joinTable(let table, let owner, let member, let position):
            let place = relationship.isOrdered ? position ?? "\(member)_position" : nil
            storage = .joinTable(table, owner: owner ?? "", member: member, position: place)
        }
    }
}

extension ColumnSchema {
    /// The same, with the type of a codable value by its own name: `Settings` for
    /// `App.NotesV1.Settings`.
    var withShortTypeName: ColumnSchema {
        guard case .json(let type, let form) = self.type else { return self }
        var words = [""]
        for character in type {
            switch character {
            case ".": words[words.count - 1] = ""
            case "<", ">", ",", " ", "?", "[", "]", ":": words += [String(character), ""]
            default: words[words.count - 1].append(character)
            }
        }
        return ColumnSchema(self, .json(words.joined(), form: form))
    }

    private init(_ other: ColumnSchema, _ type: ColumnType) {
        self.init(other.name, type, isOptional: other.isOptional, other.defaultValue)
        requiredFor = other.requiredFor
        isUnique = other.isUnique
        check = other.check
        renamedFrom = other.renamedFrom
        renamedKeys = other.renamedKeys
    }
}
