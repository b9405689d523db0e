/// The entities of a schema with everything that follows from their descriptions.
final class ResolvedSchema: Sendable {
    let entities: [EntityInfo]
    private let numbers: [ObjectIdentifier: Int]

    let hasRequiredReferences: Bool
    /// Whether there is a to-many whose members know nothing of it.
    let hasMembersWithoutInverse: Bool
    /// Whether rows of an entity are read-only.
    let hasReadOnlyRows: Bool
    /// Whether saved rows may have other values than their objects.
    let hasOtherValues: Bool
    /// What saving looks at beside the tables' own rules.
    let memberRules: [MemberRule]
    /// Whether a relationship may refuse a deletion.
    let denies: Bool
    /// Whether a server may divide a table among partitions.
    let isDistributed: Bool
    let cascades: CascadeWays
    let deletionOrder: DeletionOrder
    let referredColumns: ReferredColumns

    /// Finds the entities that can be reached from some classes, parents and children included.
    /// - Throws: `StoreError.invalidModel` for a description that doesn't fit the others.
    init(_ models: [ModelObject.Type]) throws {
        var found: [FlatEntity] = []
        var flat: [ObjectIdentifier: FlatEntity] = [:]
        var known: Set<ObjectIdentifier> = []
        var next = models
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
        hasMembersWithoutInverse = entities.contains { entity in
            entity.relationships.contains { $0.isToMany && $0.inverse == nil }
        }
        hasReadOnlyRows = entities.contains(where: \.isReadOnly)
        hasOtherValues = entities.contains { $0.hasGeneratedValues || $0.shortensDates }
        memberRules = entities.flatMap { [entities] entity in
            entity.relationships.compactMap { MemberRule($0, of: entity, in: entities) }
        }
        denies = entities.contains(where: \.denies)
        isDistributed = entities.contains { $0.distributionKey != nil }
        cascades = CascadeWays(entities)
        deletionOrder = DeletionOrder(entities)
        referredColumns = ReferredColumns(entities)
        self.numbers = Dictionary(
            entities.map { (ObjectIdentifier($0.type), $0.number) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    func number(of type: ModelObject.Type) -> Int? { numbers[ObjectIdentifier(type)] }

    /// The class of another version of the model that the schema has instead of one, for messages.
    func classInItsPlace(of type: ModelObject.Type) -> String {
        let names = [type.entity.name] + type.entity.renamedFrom
        guard let other = entities.first(where: { names.contains($0.name) })?.type else {
            return ""
        }
        let path = String(reflecting: other).split(separator: ".").dropFirst()
        return ", which has '\(path.joined(separator: "."))' in its place: use that class"
    }

    func info(of type: ModelObject.Type) -> EntityInfo? { number(of: type).map { entities[$0] } }
}
