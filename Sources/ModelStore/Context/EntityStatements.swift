/// The statements of one class on one connection, prepared when they are first needed.
final class EntityStatements {
    private let info: EntityInfo
    private unowned let connection: Connection
    private var inserting: Statement?
    private var insertingMany: Statement?
    private var deleting: Statement?
    private var deletingInPartition: Statement?
    private var selectingInPartition: Statement?
    private var selecting: Statement?
    private var echoing: Statement?
    private var uniques: [Statement] = []
    private var updates: [UInt64: Statement] = [:]
    /// By the number of the relationship and the size of the list of owners.
    private var members: [Int: Statement] = [:]

    init(_ info: EntityInfo, _ connection: Connection) {
        self.info = info
        self.connection = connection
    }

    func insert() throws -> Statement {
        try kept(inserting) ?? prepare(info.sql.insert(rows: 1)) { inserting = $0 }
    }

    /// Inserts `rowsAtOnce` rows, in a third of the time that they take one by one.
    func insertMany() throws -> Statement {
        try kept(insertingMany)
            ?? prepare(info.sql.insert(rows: rowsAtOnce), textCapacity: rowsAtOnce * 512) {
                insertingMany = $0
            }
    }

    /// At most 16: more of them gain nothing.
    private(set) lazy var rowsAtOnce = min(16, connection.parameterLimit / info.columns.count)

    func delete() throws -> Statement {
        try kept(deleting) ?? prepare(info.sql.delete) { deleting = $0 }
    }

    /// The second parameter is the distribution key.
    func deleteInPartition() throws -> Statement {
        try kept(deletingInPartition)
            ?? prepare("\(info.sql.delete) AND \(info.distributionColumn("")) = ?2") {
                deletingInPartition = $0
            }
    }

    /// The second parameter is the distribution key.
    func selectInPartition() throws -> Statement {
        try kept(selectingInPartition)
            ?? prepare("\(info.sql.selectByKey) AND \(info.distributionColumn()) = ?2") {
                selectingInPartition = $0
            }
    }

    func selectByKey() throws -> Statement {
        try kept(selecting) ?? prepare(info.sql.selectByKey) { selecting = $0 }
    }

    /// Reads back what is bound to it.
    func selectParameters() throws -> Statement {
        try kept(echoing) ?? prepare(info.sql.selectParameters) { echoing = $0 }
    }

    /// One for each unique constraint: the key of the row that has an object's values.
    func selectByUnique() throws -> [Statement] {
        try connection.cleanUp()
        if uniques.isEmpty {
            uniques = try info.unique.map { try connection.keptStatement(info.sql.selectKey($0)) }
        }
        return uniques
    }

    func update(_ changes: UInt64) throws -> Statement {
        try kept(updates[changes]) ?? prepare(updateSQL(changes)) { updates[changes] = $0 }
    }

    /// Looks in one partition, unless the row may move to another one.
    private func updateSQL(_ changes: UInt64) -> String {
        let columns = info.columns(in: changes)
        let sql = info.sql.update(columns)
        guard let key = info.distributionKey, connection.remote != nil, !columns.contains(key)
        else { return sql }
        return "\(sql) AND \(info.columnSQL[key].name) = ?\(key + 1)"
    }

    /// The members of owners in a list of some parameters; `sql` says how they are asked for.
    func selectMembers(
        _ relationship: Int,
        _ parameterCount: Int,
        _ sql: () -> String
    ) throws -> Statement {
        let key = relationship << 16 | parameterCount
        let known = try kept(members[key])
        // Reading a row may lead to other members, of which a snapshot has to be kept.
        if let known, !known.isBusy { return known }
        let new = try connection.keptStatement(sql())
        if known == nil { members[key] = new }
        return new
    }

    /// A statement that may be run now.
    private func kept(_ statement: Statement?) throws -> Statement? {
        try connection.cleanUp()
        return statement
    }

    private func prepare(
        _ sql: String,
        textCapacity: Int = 4096,
        _ keep: (Statement) -> Void
    ) throws -> Statement {
        let new = try connection.keptStatement(sql, textCapacity: textCapacity)
        keep(new)
        return new
    }
}
