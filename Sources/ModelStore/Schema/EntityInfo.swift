/// An entity with everything that follows from its description, the same for all contexts.
final class EntityInfo: Sendable {
    /// Its place in the schema.
    let number: Int
    let type: ModelObject.Type
    let name: String
    let tableName: String
    /// The entity that the table is named for.
    let root: Int
    /// All columns of the table; in a hierarchy those of other classes, too.
    let columns: [String]
    /// The columns that an object of this class writes.
    let bound: [Int]
    /// Whether the second column says which class a row is of.
    let hasTypeColumn: Bool
    /// In a hierarchy the names of this entity and those below; of the root all.
    let typeNames: [String]
    /// In a hierarchy the numbers of the entities below.
    private let below: Set<Int>
    /// In a hierarchy the numbers of all its entities by name.
    let entityNumbers: [String: Int]
    let unique: [[Int]]
    let relationships: [RelationshipInfo]
    let relationshipCount: Int
    let relationshipNumbers: [String: Int]
    let columnNumbers: [String: Int]
    /// The columns whose values are stored as JSON, whatever form their raw values have.
    let encodedColumns: Set<String>
    let sql: EntitySQL
    let keyPaths: KeyPathTable
    let knownPredicates = KnownPredicates()
    /// The columns as statements name them, by position.
    let columnSQL: [ColumnSQL]
    /// The column that is stored under a name. For example: `album` for `AlbumId`.
    func column(storedAs name: String) -> String? {
        columns.first { (existing?.storedName($0) ?? $0) == name }
    }

    /// The key as statements name it. For example: `"_pk"`.
    var key: String { columnSQL[0].name }
    /// The table as it is stored, if another program made it.
    let existing: ExistingTable?
    /// What else the rows have in a store of Core Data; `nil` in other databases.
    let coreData: CoreDataRows?
    /// Whether rows are read-only, as in a view, or in a table without row numbers.
    let isReadOnly: Bool
    /// Whether a row of this table can be deleted by the database alone.
    var isRoot: Bool { root == number }
    /// The numbers of the to-ones with a column.
    let references: [Int]
    let referenceMask: UInt64
    /// The columns of to-ones whose destination has no other member.
    let onlyPlaces: [Int]
    let onlyPlaceMask: UInt64
    /// Whether new rows may have values that their objects didn't give.
    let hasOwnValues: Bool
    /// The columns whose form can't express every date.
    private let shortenedDates: [Int]
    /// Whether the database computes values of rows.
    let hasGeneratedValues: Bool
    /// Whether a to-one with a column needs a destination.
    let hasRequiredReferences: Bool
    /// The columns with a rule about characters, which a server counts in another way.
    let characterRules: [(column: Int, rule: CheckRule)]
    /// Whether a relationship may refuse a deletion.
    let denies: Bool
    /// The columns without NULL that a unique constraint begins with, and no other index.
    let sortedByConstraint: Set<String>
    /// The column by which a server may divide the table; `nil` for most tables.
    let distributionKey: Int?
    /// The bit of that column; 0 if there is none.
    let distributionMask: UInt64

    init(_ entity: FlatEntity, number: Int, numbers: SchemaNumbers) throws {
        self.number = number
        type = entity.type
        name = entity.name
        keyPaths = KeyPathTable(entity.type)
        tableName = entity.table.name
        columns = entity.table.columnNames
        characterRules = entity.table.columnNames.enumerated().compactMap { number, name in
            guard let rule = entity.table[name]?.rule, rule.countsCharacters else { return nil }
            return (number, rule)
        }
        sortedByConstraint = entity.table.sortedByConstraint
        existing = entity.existing
        isReadOnly = entity.existing?.isReadOnly == true
        let columnNumbers = Dictionary(
            columns.enumerated().map { ($1, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        encodedColumns = Set(
            columns.filter { name in
                if case .json = entity.table[name]?.type { true } else { false }
            }
        )
        root = try numbers.number(of: entity.root)
        hasTypeColumn = entity.table.hasTypeColumn
        typeNames = try numbers.typeNames(below: entity)
        let entityNumbers = numbers.entityNumbers(inTableOf: entity)
        self.entityNumbers = entityNumbers
        below = Set(typeNames.dropFirst().compactMap { entityNumbers[$0] })
        unique = try entity.unique.map { columns in
            try columns.map { column in
                guard let number = columnNumbers[column] else {
                    throw StoreError.unknownName(entity: entity.name, name: column)
                }
                return number
            }
        }
        relationships = try entity.relationships.enumerated().map { index, relationship in
            try RelationshipInfo(relationship, index, entity, columnNumbers, numbers)
        }
        let columnSQL = Self.columnSQL(entity, relationships)
        self.columnSQL = columnSQL
        bound = entity.columns.filter { !columnSQL[$0].isGenerated }
        relationshipCount = relationships.count
        relationshipNumbers = Dictionary(
            relationships.map { ($0.name, $0.number) },
            uniquingKeysWith: { first, _ in first }
        )
        // In a hierarchy, the column of this name may be that of another class.
        self.columnNumbers = relationships.reduce(into: columnNumbers) { numbers, relationship in
            if let column = relationship.reference?.column { numbers[relationship.name] = column }
        }
        references = relationships.filter { $0.reference != nil }.map(\.number)
        referenceMask = relationships.reduce(0) { $0 | ($1.reference?.mask ?? 0) }
        let only = relationships.filter(\.isOnlyMember).compactMap(\.reference)
        onlyPlaces = only.map(\.column)
        onlyPlaceMask = only.reduce(0) { $0 | $1.mask }
        hasOwnValues = columnSQL.contains(where: \.hasOwnValues)
        shortenedDates = columnSQL.indices.filter { columnSQL[$0].shortensDates }
        hasGeneratedValues = columnSQL.contains(where: \.isGenerated)
        hasRequiredReferences = relationships.contains { $0.isRequired && $0.hasColumn }
        denies = relationships.contains { $0.deleteRule == .deny }
        distributionKey = entity.table.distribution.flatMap { columnNumbers[$0.column] }
        distributionMask = distributionKey.map(changeBit) ?? 0
        coreData = CoreDataRows(entity, relationships)
        sql = EntitySQL(
            table: tableName,
            existing: existing,
            columns: columnSQL,
            bound: bound,
            hasTypeColumn: hasTypeColumn,
            coreData: coreData
        )
    }

    private static func columnSQL(
        _ entity: FlatEntity,
        _ relationships: [RelationshipInfo]
    ) -> [ColumnSQL] {
        var result = entity.table.columnNames.map { entity.existing?.column($0) ?? ColumnSQL($0) }
        for reference in relationships.compactMap(\.reference) {
            result[reference.column] = result[reference.column].referring(to: reference.referred)
        }
        return result
    }

    /// Whether objects of another class are objects of this one.
    func holds(_ other: EntityInfo) -> Bool {
        other.number == number || below.contains(other.number)
    }

    /// The columns of objects of this class that a mask of changes includes.
    func columns(in changes: UInt64) -> [Int] {
        bound.filter { changes & changeBit($0) != 0 }
    }

    /// The one-to-one relationships with a column in which a row keeps its partner when a new object without one
    /// updates it.
    func keptPlaces(of object: ModelObject) -> [Int] {
        if onlyPlaceMask == 0 { return [] }
        return references.filter { number in
            relationships[number].isOnlyMember && object.storedReference(number).isNil
        }
    }

    /// Whether the class has the relationship of another one of its hierarchy.
    func has(_ relationship: RelationshipInfo) -> Bool {
        relationships.indices.contains(relationship.number)
            && relationships[relationship.number].declarer == relationship.declarer
    }

    /// The condition that keeps rows of other classes out. For example: `t0."_type" = 'Hedge'`.
    func typeCondition(_ alias: String) -> String? {
        guard hasTypeColumn, !isRoot else { return nil }
        let tests = typeNames.map { columnSQL[1].isEntity($0, alias) }
        return tests.count == 1 ? tests[0] : "(" + tests.joined(separator: " OR ") + ")"
    }
}

/// The statements of one class.
struct EntitySQL: Sendable {
    /// For example: `t0."_pk", t0."label"`.
    let columns: String
    let from: String
    private let insert: String
    /// The conflict clause for an existing table, and a space; empty for others. For example: `OR ABORT `.
    let orAbort: String
    /// The columns of a new row, by position.
    let written: [Int]
    let delete: String
    /// The highest key of a row, now or ever.
    let selectLastKey: String
    private let table: String
    private let stored: [ColumnSQL]
    private let hasTypeColumn: Bool
    /// The values of the columns that each new row has in a store of Core Data; otherwise empty.
    private let fixedValues: String
    /// How many columns a selected row has.
    let selectedCount: Int

    init(
        table: String,
        existing: ExistingTable?,
        columns: [ColumnSQL],
        bound: [Int],
        hasTypeColumn: Bool,
        coreData: CoreDataRows?
    ) {
        self.table = quoted(table)
        self.hasTypeColumn = hasTypeColumn
        stored = columns
        let selected = columns.map { $0.reading("t0.") } + (coreData == nil ? [] : ["t0.\"Z_OPT\""])
        self.columns = selected.joined(separator: ", ")
        selectedCount = selected.count
        from = "FROM \(existing?.source ?? self.table) t0"
        let written = [0] + (hasTypeColumn && coreData == nil ? [1] : []) + bound
        let fixed = coreData.map { [("Z_ENT", "\($0.number)"), ("Z_OPT", "1")] } ?? []
        let names = written.map { columns[$0].name } + fixed.map { quoted($0.0) }
        let list = names.joined(separator: ", ")
        self.written = written
        fixedValues = fixed.map { ", \($0.1)" }.joined()
        // Overrides `ON CONFLICT IGNORE` and `REPLACE` of the table.
        orAbort = existing == nil ? "" : "OR ABORT "
        insert = "INSERT \(orAbort)INTO \(self.table) (\(list)) VALUES "
        selectLastKey =
            "SELECT max(coalesce((SELECT max(\(columns[0].name)) FROM \(self.table)), 0), coalesce(("
            + "SELECT \"last\" FROM \"_ModelStore_keys\" WHERE \"name\" = ?1), 0))"
        delete = "DELETE FROM \(self.table) WHERE \(columns[0].name) = ?1"
    }

    /// Each row has parameters for all of the table's columns; those it does not write are unused.
    func insert(rows: Int) -> String {
        insert
            + (0..<rows).map { row in
                let start = row * stored.count + 1
                let values = written.map {
                    stored[$0].inserting("?\(start + $0)", in: table, key: stored[0].name)
                }
                return "(" + values.joined(separator: ", ") + fixedValues + ")"
            }.joined(separator: ", ")
    }

    var select: String { "SELECT \(columns) \(from)" }
    var selectByKey: String { "\(select) WHERE t0.\(stored[0].name) = ?1" }

    /// The values of a row that is bound to the statement.
    var selectParameters: String {
        "SELECT " + (1...stored.count).map { "?\($0)" }.joined(separator: ", ")
    }

    /// The key of the row with these unique values, and in a hierarchy its class.
    func selectKey(_ unique: [Int]) -> String {
        let tests = unique.map { column in
            let sql = stored[column]
            return "\(sql.comparable("")) = \(sql.comparing("?\(column + 1)"))"
        }.joined(separator: " AND ")
        let identity = stored.prefix(hasTypeColumn ? 2 : 1).map { $0.reading("") }
            .joined(separator: ", ")
        return "SELECT \(identity) FROM \(table) WHERE \(tests)"
    }

    /// An update of the columns whose bit is set; the last bit stands for all from there on.
    func update(_ columns: [Int]) -> String {
        let list = columns.map { "\(stored[$0].name) = \(value($0))" }.joined(separator: ", ")
        return "UPDATE \(orAbort)\(table) SET \(list) WHERE \(stored[0].name) = ?1"
    }

    /// The value of a column, whose parameter has the number of its position.
    private func value(_ column: Int) -> String { stored[column].writing("?\(column + 1)") }
}

extension EntityInfo {
    var shortensDates: Bool { !shortenedDates.isEmpty }

    /// Whether the row of an object that is saved may have an earlier date than the object.
    func storesShorterDate(than object: ModelObject) -> Bool {
        if shortenedDates.isEmpty { return false }
        let values = object.recordedValues(shortenedDates)
        return zip(shortenedDates, values).contains { columnSQL[$0].mayShorten($1) }
    }
}
