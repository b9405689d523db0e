/// An entity with what it has from its parents.
struct FlatEntity: Sendable {
    let type: ModelObject.Type
    let name: String
    let root: ModelObject.Type
    let parent: ModelObject.Type?
    let children: [ModelObject.Type]
    let table: TableDefinition
    /// Own and inherited ones; nil for all.
    let columns: [Int]?
    let unique: [[String]]
    let relationships: [Entity.Relationship]
    /// The class that declares each relationship.
    let declarers: [ObjectIdentifier]
    let script: String

    init(_ type: ModelObject.Type) throws {
        let entity = type.entity
        self.type = type
        name = entity.name
        parent = entity.parent
        children = entity.children
        if let parent = entity.parent {
            let above = try FlatEntity(parent)
            root = above.root
            table = above.table
            columns = (above.columns ?? []) + (entity.columns ?? [])
            unique = above.unique + entity.unique
            relationships = above.relationships + entity.relationships
            declarers = above.declarers + entity.relationships.map { _ in ObjectIdentifier(type) }
            script = ""
        } else {
            root = type
            let statements = SQLText.statements(of: entity.table)
            guard let table = statements.lazy.compactMap(TableDefinition.init).first else {
                throw StoreError.invalidModel("\(entity.name) has no CREATE TABLE statement")
            }
            self.table = table
            columns = entity.columns
            unique = entity.unique
            relationships = entity.relationships
            declarers = entity.relationships.map { _ in ObjectIdentifier(type) }
            script = entity.table
        }
    }
}

/// The numbers of the entities of one schema.
struct SchemaNumbers {
    private let numbers: [ObjectIdentifier: Int]
    private let entities: [FlatEntity]

    init(_ entities: [FlatEntity]) {
        self.entities = entities
        numbers = Dictionary(
            entities.enumerated().map { (ObjectIdentifier($1.type), $0) },
            uniquingKeysWith: { first, _ in first }
        )
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

    func typeNames(below entity: FlatEntity) throws -> [String] {
        try [entity.name] + entity.children.flatMap { try typeNames(below: flatEntity(of: $0)) }
    }

    func entityNumbers(inTableOf entity: FlatEntity) throws -> [String: Int] {
        let all = entities.enumerated().filter { $1.root == entity.root }
        return Dictionary(all.map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
