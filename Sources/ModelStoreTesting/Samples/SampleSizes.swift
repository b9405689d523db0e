import ModelStore

/// How many rows each entity gets, so that every value occurs and every owner has enough members.
struct SampleSizes {
    private var sizes: [String: Int] = [:]
    private let model: ModelDescription

    init(_ model: ModelDescription, _ columns: SampleColumns) {
        self.model = model
        for entity in model.tables.entities where !entity.isAbstract {
            let full = columns[entity.name].map(\.values.count).max() ?? 0
            sizes[entity.name] = full + RowMaker.emptyCount + 8
        }
        // More members may need more owners, and the other way around: not forever.
        for _ in 0..<8 where !growAll() { break }
    }

    subscript(entity: String) -> Int { sizes[entity] ?? 0 }

    /// - Returns: whether any entity needed more rows.
    private mutating func growAll() -> Bool {
        let before = sizes
        for entity in model.tables.entities {
            for relationship in entity.relationships {
                guard let counts = model.counts(of: relationship, entity) else { continue }
                grow(relationship, of: entity, counts)
            }
        }
        return sizes != before
    }

    private mutating func grow(
        _ relationship: RelationshipSchema,
        of owner: EntitySchema,
        _ counts: MemberCounts
    ) {
        let owners = count(below: owner.name)
        // For one owner with the most members, and a member without an owner.
        let needed = (counts.allowsNone ? 1 : owners) * counts.least + counts.sampleMost + 1
        add(needed - count(below: relationship.destination), below: relationship.destination)
        guard let most = counts.most, let inverse = model.inverse(of: relationship),
            model.isRequired(inverse.relationship, inverse.entity)
        else { return }
        let members = count(below: relationship.destination)
        add((members + most - 1) / most - owners, below: owner.name)
    }

    private func count(below entity: String) -> Int {
        model.concrete(below: entity).reduce(0) { $0 + self[$1.name] }
    }

    private mutating func add(_ count: Int, below entity: String) {
        let entities = model.concrete(below: entity)
        guard count > 0, !entities.isEmpty else { return }
        for one in entities {
            sizes[one.name, default: 0] += (count + entities.count - 1) / entities.count
        }
    }
}
