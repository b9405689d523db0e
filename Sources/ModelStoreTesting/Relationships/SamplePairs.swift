import ModelStore

/// The rows of join tables.
struct SamplePairs {
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
        var written: Set<String> = []
        for entity in model.tables.entities {
            for relationship in entity.relationships {
                guard
                    case .joinTable(let table, let owner, let member, let place) =
                        relationship.storage, written.insert(table).inserted
                else { continue }
                let inverse = model.inverse(of: relationship)
                var otherPlace: String?
                if case .joinTable(_, _, _, let place)? = inverse?.relationship.storage {
                    otherPlace = place
                }
                let pairs = JoinedMembers(
                    owners: rows.keys(below: entity.name),
                    members: rows.keys(below: relationship.destination),
                    ownerCounts: model.counts(of: relationship, entity),
                    memberCounts: inverse.flatMap { model.counts(of: $0.relationship, $0.entity) }
                ).pairs(random)
                try write(pairs, table, (owner, otherPlace), (member, place))
            }
        }
    }

    private func write(
        _ pairs: [(owner: Int64, member: Int64)],
        _ table: String,
        _ owner: (column: String, place: String?),
        _ member: (column: String, place: String?)
    ) throws {
        for (number, pair) in pairs.enumerated() {
            var cells = [(owner.column, pair.owner), (member.column, pair.member)]
            for place in [owner.place, member.place].compactMap(\.self) {
                cells.append((place, Int64(number + 1)))
            }
            try file.execute(
                "INSERT INTO \(quoted(table)) (\(cells.map { quoted($0.0) }.joined(separator: ", ")))"
                    + " VALUES (\(cells.map { "\($0.1)" }.joined(separator: ", ")))"
            )
        }
    }
}
