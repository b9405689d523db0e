import ModelStore

/// The rows of a file, as text.
struct StorePicture {
    private let tables: StoreSchema
    private let file: StoreFile

    init(_ tables: StoreSchema, _ file: StoreFile) {
        self.tables = tables
        self.file = file
    }

    /// The values of some columns as SQL writes them, by key; without rows of entities below.
    func rows(of entity: EntitySchema, _ columns: [String]) throws -> [Int64: [String]] {
        let hasType = tables[table: entity.table]?.hasTypeColumn ?? false
        let values = columns.map { ", quote(\(quoted($0)))" }.joined()
        let texts = try file.texts(
            "SELECT \"_pk\"\(values) FROM \(quoted(entity.table))"
                + (hasType ? " WHERE \"_type\" = \(literal(entity.name))" : "")
        )
        return texts.reduce(into: [:]) { rows, row in
            guard let key = row[0].flatMap({ Int64($0) }) else { return }
            rows[key] = row.dropFirst().map { $0 ?? "NULL" }
        }
    }

    /// The keys that a relationship leads to, by the key of its row.
    func members(_ pairs: RelationshipPairs) throws -> [Int64: [Int64]] {
        let order = [pairs.otherPlace, pairs.other].compactMap { $0 }.map(quoted)
        let texts = try file.texts(
            "SELECT \(quoted(pairs.own)), \(quoted(pairs.other)) FROM \(quoted(pairs.table))"
                + " WHERE \(quoted(pairs.own)) NOT NULL AND \(quoted(pairs.other)) NOT NULL"
                + " ORDER BY \(order.joined(separator: ", "))"
        )
        return texts.reduce(into: [:]) { members, row in
            guard let own = row[0].flatMap({ Int64($0) }), let other = row[1].flatMap({ Int64($0) })
            else { return }
            members[own, default: []].append(other)
        }
    }
}
