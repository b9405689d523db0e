import ModelStore

/// The keys in the columns of to-one relationships.
struct SampleReferences {
    private let model: ModelDescription
    private let file: StoreFile
    private let random: SharedRandom
    private let rows: SampleKeys

    init(_ model: ModelDescription, _ file: StoreFile, _ random: SharedRandom) throws {
        self.model = model
        self.file = file
        self.random = random
        rows = try SampleKeys(model, file)
    }

    func write() throws {
        for entity in model.tables.entities {
            for relationship in entity.relationships {
                guard case .column(let key, let position) = relationship.storage else { continue }
                try write(relationship, entity, key, position)
            }
        }
    }

    private func write(
        _ relationship: RelationshipSchema,
        _ entity: EntitySchema,
        _ key: String,
        _ position: String?
    ) throws {
        let owners = owners(relationship, entity, among: members(relationship, entity))
        for (place, pair) in owners.enumerated() {
            let (member, owner) = pair
            let places = position.map { ", \(quoted($0)) = \(owner == nil ? "NULL" : "\(place)")" }
            try file.execute(
                "UPDATE \(quoted(entity.table)) SET \(quoted(key)) ="
                    + " \(owner.map { "\($0)" } ?? "NULL")\(places ?? "") WHERE \"_pk\" = \(member)"
            )
        }
    }

    /// The rows that have the column.
    private func members(_ relationship: RelationshipSchema, _ entity: EntitySchema) -> [Int64] {
        random.shuffled(rows.keys(below: entity.name))
    }

    /// The owner of each member.
    private func owners(
        _ relationship: RelationshipSchema,
        _ entity: EntitySchema,
        among members: [Int64]
    ) -> [(member: Int64, owner: Int64?)] {
        let isRequired = model.isRequired(relationship, entity)
        let destinations = rows.keys(below: relationship.destination)
        guard let inverse = model.inverse(of: relationship) else {
            return members.enumerated().map { number, member in
                let owner = destinations[random.number(below: destinations.count)]
                return (member, number == 0 && !isRequired ? nil : owner)
            }
        }
        let counts = model.counts(of: inverse.relationship, inverse.entity)
        // If every row needs a member, there's no end without a cycle.
        let isTree = inverse.entity.table == entity.table && counts?.allowsNone ?? true
        let split = isTree ? Split(tree: members, destinations) : Split(members, destinations)
        let quotas = MemberQuotas(counts).quotas(
            owners: split.owners.count,
            members: split.members.count,
            needsOwner: isRequired
        )
        var assigned = zip(split.owners, quotas).flatMap { Array(repeating: $0, count: $1) }
            .map(Optional.some)
        assigned += Array(repeating: nil, count: members.count - min(members.count, assigned.count))
        return Array(zip(split.members + split.others, assigned))
    }
}

/// The rows that become owners, and those that become their members.
private struct Split {
    let owners: [Int64]
    let members: [Int64]
    /// The members that are left without an owner.
    var others: [Int64] = []

    init(_ members: [Int64], _ owners: [Int64]) {
        self.members = members
        self.owners = owners
    }

    /// For rows of one table: no row is both, so that there's no cycle.
    init(tree members: [Int64], _ owners: [Int64]) {
        let chosen = Array(owners.prefix(owners.count / 3))
        let own = Set(chosen)
        self.owners = chosen
        self.members = members.filter { !own.contains($0) }
        others = members.filter(own.contains)
    }
}
