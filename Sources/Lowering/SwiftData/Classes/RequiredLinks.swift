import ModelIR

/// The required to-one relationships whose objects initializers take.
///
/// Two objects that require each other can't be created one after the other, so relationships that
/// would close a cycle aren't among them. For example: `Passport.person`, but not
/// `Person.passport`.
struct RequiredLinks {
    private var required: Set<[String]> = []
    /// The relationships that close a cycle.
    private(set) var open: [(entity: Entity, relationship: Relationship)] = []
    /// What has to exist before an object of an entity.
    private var needs: [String: [String]] = [:]

    init(_ entities: [Entity]) {
        for entity in entities { needs[entity.name] = [entity.parent].compactMap(\.self) }
        for entity in entities {
            for link in entity.relationships
            where link.cardinality == .toOne && !link.isOptional && !link.isTransient {
                add(link, of: entity)
            }
        }
    }

    func contains(_ relationship: Relationship, of entity: Entity) -> Bool {
        required.contains([entity.name, relationship.name])
    }

    private mutating func add(_ link: Relationship, of entity: Entity) {
        guard !reaches(entity.name, from: link.destination) else {
            return open.append((entity, link))
        }
        required.insert([entity.name, link.name])
        needs[entity.name, default: []].append(link.destination)
    }

    private func reaches(_ name: String, from start: String) -> Bool {
        var seen: Set<String> = [start]
        var next = [start]
        while let current = next.popLast() {
            if current == name { return true }
            next += needs[current, default: []].filter { seen.insert($0).inserted }
        }
        return false
    }
}
