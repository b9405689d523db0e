import DatabaseReading
import ModelIR

/// The model of a store that doesn't contain one, as far as its tables say it.
///
/// `Z_PRIMARYKEY` has the entities and their parents. The columns have the properties in uppercase
/// letters, those of subclasses in the table of the root. The destination of a relationship is known
/// from a column beside it, such as `Z7_COVER`, from a table of pairs, or as an index has its column and
/// the column has the name of an entity. A column such as `Z1DOCUMENTS` belongs to a relationship of
/// another entity, which has no inverse.
struct TablesModel {
    private(set) var model: Model
    /// The names of the entities by their numbers.
    private var names: [Int: String] = [:]
    private var indexedColumns: Set<String> = []
    /// The relationships to many whose members have a column for the owner.
    private var withoutInverse: [(owner: String, Relationship)] = []
    private let store: Connection

    /// - Parameter store: A connection to the store.
    init(_ name: String, file: String, in store: Connection) throws(SQLiteProblem) {
        self.store = store
        let origin = Origin.whole(OriginFile(file))
        model = Model(name: name, sources: [origin.file], origin: origin)
        let rows = try store.rows("SELECT Z_ENT, Z_NAME, Z_SUPER FROM Z_PRIMARYKEY ORDER BY Z_ENT")
        for row in rows {
            guard let number = row[0].flatMap({ Int($0) }), let name = row[1], !name.isEmpty else {
                continue
            }
            names[number] = name
        }
        let indexed = try store.rows(
            """
            SELECT i.tbl_name || '.' || c.name FROM sqlite_schema i JOIN pragma_index_info(i.name) c
            WHERE i.type = 'index'
            """
        )
        indexedColumns = Set(indexed.compactMap(\.[0]))
        for row in rows {
            guard let name = row[1], !name.isEmpty else { continue }
            var entity = Entity(name: name, origin: origin)
            entity.classReference = .named(name)
            entity.parent = row[2].flatMap { Int($0) }.flatMap { names[$0] }
            if entity.parent == nil { try addProperties(to: &entity) }
            model.entities.append(entity)
        }
        for (owner, relationship) in withoutInverse where isFree(relationship.name, of: owner) {
            add(relationship, to: owner)
        }
        try addPairs()
    }

    private mutating func addProperties(to entity: inout Entity) throws(SQLiteProblem) {
        let table = "Z" + entity.name.uppercased()
        let rows = try store.rows(
            "SELECT name, type FROM pragma_table_info(?1) ORDER BY cid",
            table
        )
        let columns = rows.map { (name: $0[0] ?? "", type: $0[1] ?? "") }
        for column in columns where column.name.hasPrefix("Z") && !column.name.hasPrefix("Z_") {
            let name = column.name.dropFirst().lowercased()
            // Columns such as `Z7_COVER` hold the entity of the row that `ZCOVER` leads to.
            guard let first = name.first, !isMark(column.name) else { continue }
            // Core Data refuses properties whose names begin so.
            if first.isNumber {
                noteMembers(column.name, columns.map(\.name), entity)
                continue
            }
            let destination =
                column.type == "INTEGER"
                ? self.destination(column.name, columns.map(\.name), table) : nil
            if let destination {
                var relationship = Relationship(
                    name: name,
                    destination: destination,
                    origin: entity.origin
                )
                relationship.isOptional = true
                entity.relationships.append(relationship)
            } else {
                var attribute = Attribute(
                    name: name,
                    type: attributeType(column.type),
                    origin: entity.origin
                )
                attribute.isOptional = true
                entity.attributes.append(attribute)
            }
        }
    }

    /// Notes the relationship whose members are an entity's rows. For example: `documents` of the first
    /// entity for `Z1DOCUMENTS`, ordered if there is `Z_FOK_1DOCUMENTS`.
    private mutating func noteMembers(_ column: String, _ columns: [String], _ members: Entity) {
        guard let end = end("Z_" + column.dropFirst(), of: columns) else { return }
        var many = Relationship(
            name: end.relationship,
            destination: members.name,
            origin: model.origin
        )
        many.cardinality = end.isOrdered ? .orderedToMany : .toMany
        many.isOptional = true
        withoutInverse.append((end.entity, many))
    }

    /// The entity that a column leads to; `nil` if that isn't known.
    private func destination(_ column: String, _ columns: [String], _ table: String) -> String? {
        let name = column.dropFirst()
        for other in columns where isMark(other) && other.hasSuffix("_\(name)") {
            let number = other.dropFirst().prefix(while: \.isNumber)
            if let entity = Int(number).flatMap({ names[$0] }) { return entity }
        }
        guard indexedColumns.contains("\(table).\(column)") else { return nil }
        return names.values.first { $0.uppercased() == name }
    }

    /// For example: true for `Z7_COVER`.
    private func isMark(_ column: String) -> Bool {
        let rest = column.dropFirst()
        let digits = rest.prefix(while: \.isNumber)
        return !digits.isEmpty && rest.dropFirst(digits.count).first == "_"
    }

    private func attributeType(_ type: String) -> AttributeType {
        switch type {
        case "INTEGER": .integer64
        case "FLOAT": .double
        case "DECIMAL": .decimal
        case "TIMESTAMP": .date
        case "BLOB": .binary
        default: .string
        }
    }
}

// MARK: - Tables of pairs

extension TablesModel {
    /// The end of a pair. For example: the entity `Tag` and the relationship `tags` for `Z_2TAGS`.
    private struct End {
        let entity: String
        /// The relationship of the other entity that leads here.
        let relationship: String
        let isOrdered: Bool
    }

    /// `Z_1TAGS` with the columns `Z_1NOTES` and `Z_2TAGS` is `Note.tags` and `Tag.notes`; with `Z_FOK_2TAGS`, the
    /// tags are ordered.
    private mutating func addPairs() throws(SQLiteProblem) {
        let rows = try store.rows(
            """
            SELECT t.name, c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
            WHERE t.type = 'table' AND t.name GLOB 'Z_[0-9]*'
            ORDER BY t.name, c.cid
            """
        )
        let tables = Dictionary(grouping: rows) { $0[0] ?? "" }
        for table in tables.keys.sorted() {
            let names = (tables[table] ?? []).map { $0[1] ?? "" }
            let columns = names.filter { !$0.hasPrefix("Z_FOK_") }
            guard columns.count == 2 else { continue }
            if let index = columns.firstIndex(of: "REFLEXIVE"),
                let end = end(columns[1 - index], of: names)
            {
                add(end, to: end.entity, inverse: end.relationship)
            } else if let first = end(columns[0], of: names),
                let second = end(columns[1], of: names)
            {
                let isNew =
                    isFree(first.relationship, of: second.entity)
                    && isFree(second.relationship, of: first.entity)
                guard isNew else { continue }
                add(second, to: first.entity, inverse: first.relationship)
                add(first, to: second.entity, inverse: second.relationship)
            }
        }
    }

    /// - Parameters:
    ///   - column: For example: `Z_2TAGS`, or `Z_2TAGS1` if another table has that.
    ///   - columns: All columns of the table.
    private func end(_ column: String, of columns: [String]) -> End? {
        guard column.hasPrefix("Z_") else { return nil }
        let number = column.dropFirst(2).prefix(while: \.isNumber)
        var name = column.dropFirst(2 + number.count)
        while name.last?.isNumber == true { name.removeLast() }
        guard let entity = Int(number).flatMap({ names[$0] }), !name.isEmpty else { return nil }
        return End(
            entity: entity,
            relationship: name.lowercased(),
            isOrdered: columns.contains("Z_FOK_" + column.dropFirst(2))
        )
    }

    private func isFree(_ name: String, of entity: String) -> Bool {
        !model.entities.contains { one in
            one.name == entity
                && (one.attributes.contains { $0.name == name }
                    || one.relationships.contains { $0.name == name })
        }
    }

    private mutating func add(_ end: End, to entity: String, inverse: String) {
        var many = Relationship(
            name: end.relationship,
            destination: end.entity,
            origin: model.origin
        )
        many.cardinality = end.isOrdered ? .orderedToMany : .toMany
        many.isOptional = true
        many.inverse = .init(entity: end.entity, relationship: inverse)
        add(many, to: entity)
    }

    private mutating func add(_ relationship: Relationship, to entity: String) {
        guard let index = model.entities.firstIndex(where: { $0.name == entity }) else { return }
        model.entities[index].relationships.append(relationship)
    }
}
