/// A version of a plan, with its entities.
struct ResolvedVersion {
    let type: any VersionedSchema.Type
    let entities: [EntityInfo]

    init(_ type: any VersionedSchema.Type) throws {
        self.type = type
        entities = try Schema(type.models).resolved().entities
    }

    /// Whether the version has an entity with the name of one of others.
    func hasAny(of others: [EntityInfo]) -> Bool {
        !Set(entities.map(\.name)).isDisjoint(with: others.map(\.name))
    }

    /// The entities except those with some names.
    func entities(except names: Set<String>) throws -> [EntityInfo] {
        if names.isEmpty { return entities }
        let own = entities.filter { !names.contains($0.name) }
        return try Schema(own.compactMap { $0.type as? any PersistentModel.Type }).resolved()
            .entities
    }
}

extension EntityInfo {
    /// The name, and earlier ones.
    var names: [String] { [name] + type.entity.renamedFrom }
}

extension SchemaMigrationPlan {
    /// The versions up to the newest one with the classes of a container: usually all.
    ///
    /// A container of an older version's classes leaves a file of that version as it is.
    static func versions(for entities: [EntityInfo]) throws -> [any VersionedSchema.Type] {
        let schemas = schemas
        let own = Set(entities.map { ObjectIdentifier($0.type) })
        // Usually, the last version lists all of them, and the others needn't be resolved.
        if let last = schemas.last, own.isSubset(of: last.models.map { ObjectIdentifier($0) }) {
            return schemas
        }
        let classes = try schemas.map { version in
            Set(try ResolvedVersion(version).entities.map { ObjectIdentifier($0.type) })
        }
        let known = own.intersection(classes.joined())
        let last = classes.lastIndex { known.isSubset(of: $0) } ?? schemas.count - 1
        return Array(schemas.prefix(last + 1))
    }

    /// Throws for a stage that would never run.
    static func checkStages() throws {
        let steps = zip(schemas, schemas.dropFirst()).map {
            [ObjectIdentifier($0), ObjectIdentifier($1)]
        }
        for stage in stages {
            let (from, to) = stage.versions
            guard !steps.contains([ObjectIdentifier(from), ObjectIdentifier(to)]) else { continue }
            throw StoreError.invalidModel(
                "'\(self)' has a stage from '\(from)' to '\(to)', which don't follow each other in its"
                    + " schemas: list all versions there, the oldest first, and a stage for each step"
            )
        }
    }
}
