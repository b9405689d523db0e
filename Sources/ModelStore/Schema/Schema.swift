/// The entities of a container: those that are named, and those that relationships lead to.
///
/// For example: `try Schema([Person.self]).entityNames`.
public struct Schema: Sendable {
    let entities: [EntityInfo]
    private let numbers: [ObjectIdentifier: Int]

    let hasRequiredReferences: Bool
    /// What saving looks at beside the tables' own rules.
    let memberRules: [MemberRule]
    /// Whether a relationship may refuse a deletion.
    let denies: Bool
    let cascades: CascadeWays
    /// The name of the version, for a schema of one.
    private(set) var version: String?

    /// The names of all entities, as they were found. For example: `["Person", "Photo"]`.
    public var entityNames: [String] { entities.map(\.name) }

    /// Finds the entities that can be reached from some classes, parents and children included.
    ///
    /// For example: `try Schema([Person.self])`.
    /// - Throws: `StoreError.invalidModel` for a description that does not fit the others.
    public init(_ models: [any PersistentModel.Type]) throws {
        try self.init(reachedFrom: models.map { $0 })
    }

    init(reachedFrom types: [ModelObject.Type]) throws {
        var found: [FlatEntity] = []
        var flat: [ObjectIdentifier: FlatEntity] = [:]
        var known: Set<ObjectIdentifier> = []
        var next = types
        var index = 0
        while index < next.count {
            let type = next[index]
            index += 1
            guard known.insert(ObjectIdentifier(type)).inserted else { continue }
            let entity = try FlatEntity.entity(type, &flat)
            found.append(entity)
            next += [entity.parent].compactMap { $0 } + entity.children
            next += entity.relationships.map(\.destination)
        }
        let numbers = SchemaNumbers(found)
        entities = try found.enumerated().map { index, entity in
            try EntityInfo(entity, number: index, numbers: numbers)
        }
        hasRequiredReferences = entities.contains(where: \.hasRequiredReferences)
        memberRules = entities.flatMap { [entities] entity in
            entity.relationships.compactMap { MemberRule($0, of: entity, in: entities) }
        }
        denies = entities.contains(where: \.denies)
        cascades = CascadeWays(entities)
        self.numbers = Dictionary(
            entities.map { (ObjectIdentifier($0.type), $0.number) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Finds the entities of one version of a model.
    ///
    /// A file remembers the version, so that older code can name it. For example:
    /// `try Schema(versionedSchema: NotesV2.self)`.
    /// - Throws: `StoreError.invalidModel`, as the other initializer does.
    public init(versionedSchema: any VersionedSchema.Type) throws {
        try self.init(versionedSchema.models)
        version = versionedSchema.versionIdentifier.description
    }

    func number(of type: ModelObject.Type) -> Int? { numbers[ObjectIdentifier(type)] }

    func info(of type: ModelObject.Type) -> EntityInfo? { number(of: type).map { entities[$0] } }
}
