import DatabaseReading
import ModelIR

/// The tables of a Core Data store, found by the names that Core Data makes of a model's.
///
/// For example: `ZNOTE` with `ZTITLE` and `Z_FOK_AUTHOR`, and `Z_1TAGS` for `Note.tags`.
struct StoreTables {
    private let model: Model
    private let numbers: [String: Int]
    /// The columns of each table, by its name.
    private let columns: [String: [String]]
    private(set) var existing = ExistingTables()

    /// - Parameter store: A connection to the store.
    init(_ model: Model, in store: Connection) throws(SQLiteProblem) {
        self.model = model
        let rows = try store.rows("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY")
        numbers = Dictionary(
            rows.map { ($0[0] ?? "", $0[1].flatMap { Int($0) } ?? 0) },
            uniquingKeysWith: { first, _ in first }
        )
        let all = try store.rows(
            """
            SELECT t.name, c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
            WHERE t.type = 'table' ORDER BY t.name, c.cid
            """
        )
        columns = Dictionary(grouping: all) { $0[0] ?? "" }
            .mapValues { $0.map { $0[1] ?? "" } }
        var taken: Set<String> = []
        for entity in model.entities.sorted(by: comesBefore) { addTable(of: entity, &taken) }
        for entity in model.entities { addPairs(of: entity) }
    }

    /// Core Data numbers the entities, and names columns of siblings in this order.
    private func comesBefore(_ first: Entity, _ second: Entity) -> Bool {
        (numbers[first.name] ?? 0) < (numbers[second.name] ?? 0)
    }

    private mutating func addTable(of entity: Entity, _ taken: inout Set<String>) {
        let name = table(of: entity)
        guard let number = numbers[entity.name], let present = columns[name] else { return }
        var table = ExistingTable(entity: entity.name, name: name)
        (table.key, table.entityNumber) = ("Z_PK", number)
        for attribute in entity.attributes where !attribute.isTransient {
            guard let column = free(attribute.name, name, present, &taken) else { continue }
            var stored = ExistingColumn(property: attribute.name, name: column)
            if attribute.storage.allowsExternalStorage, attribute.type == .binary {
                stored.form = .external
            }
            table.columns.append(stored)
        }
        for relationship in entity.relationships where relationship.cardinality == .toOne {
            guard let column = free(relationship.name, name, present, &taken) else { continue }
            var stored = ExistingColumn(property: relationship.name, name: column)
            let position = "Z_FOK_" + column.dropFirst()
            if present.contains(position) { stored.position = position }
            stored.entityColumn = present.first { isMark($0, of: column) }
            table.columns.append(stored)
        }
        existing.tables.append(table)
    }

    /// The column of a property: its name, with a number if a sibling has the same name.
    private func free(
        _ property: String,
        _ table: String,
        _ present: [String],
        _ taken: inout Set<String>
    ) -> String? {
        let name = "Z" + property.uppercased()
        let candidates = [name] + (1..<100).map { "\(name)\($0)" }
        return candidates.first { present.contains($0) && taken.insert("\(table).\($0)").inserted }
    }

    /// Whether a column has the entity of the row that another leads to: `Z7_COVER` for `ZCOVER`.
    private func isMark(_ name: String, of column: String) -> Bool {
        guard name.hasPrefix("Z"), name.hasSuffix("_" + column.dropFirst()) else { return false }
        let number = name.dropFirst().dropLast(column.count)
        return !number.isEmpty && number.allSatisfy(\.isNumber)
    }

    private func table(of entity: Entity) -> String {
        var root = entity
        for _ in model.entities {
            guard let parent = root.parent, let next = self.entity(parent) else { break }
            root = next
        }
        return "Z" + root.name.uppercased()
    }

    private func entity(_ name: String) -> Entity? { model.entities.first { $0.name == name } }
}

// MARK: Relationships to many

extension StoreTables {
    private mutating func addPairs(of entity: Entity) {
        for relationship in entity.relationships where relationship.cardinality != .toOne {
            guard let pairs = pairs(relationship, of: entity) else { continue }
            existing.pairs.append(pairs)
        }
    }

    private func pairs(_ relationship: Relationship, of entity: Entity) -> ExistingPairs? {
        guard let inverse = relationship.inverse else {
            return membersWithoutInverse(relationship, of: entity)
        }
        for table in columns.keys.sorted() where table.hasPrefix("Z_") {
            let names = (columns[table] ?? []).filter { !$0.hasPrefix("Z_FOK_") }
            guard names.count == 2,
                let members = names.first(where: { isColumn($0, of: relationship.name) }),
                let owners = names.first(where: {
                    $0 != members && (isColumn($0, of: inverse.relationship) || $0 == "REFLEXIVE")
                })
            else { continue }
            let position = "Z_FOK_" + members.dropFirst(2)
            return made(
                relationship,
                of: entity,
                table,
                owners,
                members,
                (columns[table] ?? []).contains(position) ? position : nil
            )
        }
        return nil
    }

    /// Without an inverse, the owner is a column of the members' table, which is its table of pairs.
    private func membersWithoutInverse(_ relationship: Relationship, of entity: Entity)
        -> ExistingPairs?
    {
        guard let destination = self.entity(relationship.destination) else { return nil }
        let table = table(of: destination)
        let names = columns[table] ?? []
        let owners = names.first { name in
            name.hasPrefix("Z") && isColumn("Z_" + name.dropFirst(), of: relationship.name)
        }
        guard let owners else { return nil }
        let position = "Z_FOK_" + owners.dropFirst()
        return made(
            relationship,
            of: entity,
            table,
            owners,
            "Z_PK",
            names.contains(position) ? position : nil
        )
    }

    private func made(
        _ relationship: Relationship,
        of entity: Entity,
        _ table: String,
        _ owners: String,
        _ members: String,
        _ position: String?
    ) -> ExistingPairs {
        var pairs = ExistingPairs(
            entity: entity.name,
            relationship: relationship.name,
            table: table,
            owners: owners,
            members: members
        )
        pairs.position = position
        return pairs
    }

    /// Whether a column is that of a relationship: `Z_2TAGS` or `Z_2TAGS1` for `tags`.
    private func isColumn(_ column: String, of relationship: String) -> Bool {
        guard column.hasPrefix("Z_") else { return false }
        let rest = column.dropFirst(2)
        let digits = rest.prefix(while: \.isNumber)
        let name = rest.dropFirst(digits.count)
        let wanted = relationship.uppercased()
        return !digits.isEmpty && name.hasPrefix(wanted)
            && name.dropFirst(wanted.count).allSatisfy(\.isNumber)
    }
}
