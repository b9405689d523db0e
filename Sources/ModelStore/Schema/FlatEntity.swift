/// An entity with what it has from its parents.
struct FlatEntity: Sendable {
    let type: ModelObject.Type
    let name: String
    let root: ModelObject.Type
    let parent: ModelObject.Type?
    let children: [ModelObject.Type]
    let table: TableSchema
    /// The table as it is stored, if another program made it.
    let existing: ExistingTable?
    /// The positions of own and inherited columns.
    let columns: [Int]
    let unique: [[String]]
    let relationships: [Entity.Relationship]
    /// The class that declares each relationship.
    let declarers: [ObjectIdentifier]

    /// The name of a column in the file. For example: `AlbumId` for `album`.
    func storedName(_ column: String) -> String { existing?.storedName(column) ?? column }

    /// The unique column that a foreign key refers to; `nil` for the row's number.
    func referredColumn(_ column: String) -> String? { existing?.referredColumn(column) }

    /// What deleting the other row of a reference does in the database; `nil` unless it changes rows.
    func databaseDeleteRule(of column: String) -> DeleteRule? {
        // The tables of Core Data declare no references.
        existing?.isCoreData == true ? nil : table[column]?.type.databaseDeleteRule
    }

    /// An entity with what it has from its parents, however many there are.
    init(_ type: ModelObject.Type) throws {
        var known: [ObjectIdentifier: FlatEntity] = [:]
        self = try Self.entity(type, &known)
    }

    /// An entity with what it has from its parents; those that are known aren't asked again.
    static func entity(
        _ type: ModelObject.Type,
        _ known: inout [ObjectIdentifier: FlatEntity]
    ) throws -> FlatEntity {
        var line: [ModelObject.Type] = []
        var next: ModelObject.Type? = type
        while let type = next, known[ObjectIdentifier(type)] == nil {
            line.append(type)
            next = type.entity.parent
        }
        var above = next.flatMap { known[ObjectIdentifier($0)] }
        for type in line.reversed() {
            let entity = try above.map { try FlatEntity(type, below: $0) } ?? FlatEntity(root: type)
            known[ObjectIdentifier(type)] = entity
            above = entity
        }
        guard let above else { throw StoreError.invalidModel("\(type) has no entity") }
        return above
    }

    private init(root type: ModelObject.Type) throws {
        let entity = type.entity
        let family = TableSchema.Family(type)
        let table = TableSchema(family)
        self.type = type
        name = entity.name
        root = type
        parent = nil
        children = entity.children
        self.table = table
        existing = ExistingTable(family)
        columns = try Self.positions(of: entity, in: table)
        unique = entity.unique
        relationships = entity.relationships
        declarers = entity.relationships.map { _ in ObjectIdentifier(type) }
    }

    private init(_ type: ModelObject.Type, below above: FlatEntity) throws {
        let entity = type.entity
        self.type = type
        name = entity.name
        root = above.root
        parent = entity.parent
        children = entity.children
        table = above.table
        existing = above.existing
        columns = try above.columns + Self.positions(of: entity, in: above.table)
        unique = above.unique + entity.unique
        relationships = above.relationships + entity.relationships
        declarers = above.declarers + entity.relationships.map { _ in ObjectIdentifier(type) }
    }

    private static func positions(of entity: Entity, in table: TableSchema) throws -> [Int] {
        guard !entity.columns.isEmpty else { return [] }
        let positions = Dictionary(
            table.columnNames.enumerated().map { ($1, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        return try entity.columns.map { column in
            guard let position = positions[column.schema.name] else {
                throw StoreError.invalidModel("\(entity.name) isn't a child of its parent")
            }
            return position
        }
    }
}

/// The numbers of the entities of one schema.
struct SchemaNumbers {
    private let numbers: [ObjectIdentifier: Int]
    private let entities: [FlatEntity]
    /// The numbers of all entities of a table by name, by the table's root.
    private let numbersInTables: [ObjectIdentifier: [String: Int]]

    init(_ entities: [FlatEntity]) {
        self.entities = entities
        numbers = Dictionary(
            entities.enumerated().map { (ObjectIdentifier($1.type), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        numbersInTables = entities.enumerated().reduce(into: [:]) { tables, entity in
            let root = ObjectIdentifier(entity.element.root)
            if tables[root]?[entity.element.name] == nil {
                tables[root, default: [:]][entity.element.name] = entity.offset
            }
        }
    }

    func number(of type: ModelObject.Type) throws -> Int {
        guard let number = numbers[ObjectIdentifier(type)] else {
            throw StoreError.invalidModel("\(type) is not in the schema")
        }
        return number
    }

    func flatEntity(of type: ModelObject.Type) throws -> FlatEntity {
        try entities[number(of: type)]
    }

    /// The names of an entity and of those below it, each before its children.
    func typeNames(below entity: FlatEntity) throws -> [String] {
        var names: [String] = []
        var left = [entity]
        while let next = left.popLast() {
            names.append(next.name)
            left += try next.children.reversed().map(flatEntity(of:))
        }
        return names
    }

    func entityNumbers(inTableOf entity: FlatEntity) -> [String: Int] {
        numbersInTables[ObjectIdentifier(entity.root)] ?? [:]
    }
}
