import CSQLite

/// The statements of one class on one connection, prepared when they are first needed.
final class EntityStatements {
    private let info: EntityInfo
    private unowned let connection: Connection
    private var inserting: Statement?
    private var insertingMany: Statement?
    private var deleting: Statement?
    private var selecting: Statement?
    private var uniques: [Statement] = []
    private var updates: [UInt64: Statement] = [:]
    /// By the number of the relationship and the size of the list of owners.
    private var members: [Int: Statement] = [:]

    init(_ info: EntityInfo, _ connection: Connection) {
        self.info = info
        self.connection = connection
    }

    func insert() throws -> Statement { try prepared(&inserting, info.sql.insert(rows: 1)) }

    /// Inserts `rowsAtOnce` rows, in a third of the time that they take one by one.
    func insertMany() throws -> Statement {
        if let insertingMany { return insertingMany }
        let sql = info.sql.insert(rows: rowsAtOnce)
        let new = try connection.keptStatement(sql, textCapacity: rowsAtOnce * 512)
        insertingMany = new
        return new
    }

    /// At most 16: more of them gain nothing.
    private(set) lazy var rowsAtOnce = min(16, connection.parameterLimit / info.columns.count)

    func delete() throws -> Statement { try prepared(&deleting, info.sql.delete) }

    func selectByKey() throws -> Statement { try prepared(&selecting, info.sql.selectByKey) }

    /// One for each unique constraint: the key of the row that has an object's values.
    func selectByUnique() throws -> [Statement] {
        if uniques.isEmpty {
            uniques = try info.unique.map { try connection.keptStatement(info.sql.selectKey($0)) }
        }
        return uniques
    }

    func update(_ changes: UInt64) throws -> Statement {
        if let statement = updates[changes] { return statement }
        let sql = info.sql.update(changes, of: info.bound)
        let statement = try connection.keptStatement(sql)
        updates[changes] = statement
        return statement
    }

    /// The members of as many owners as fit; `sql` says how they are asked for.
    func selectMembers(
        _ relationship: Int,
        _ owners: Int,
        _ sql: () -> String
    ) throws -> Statement {
        let key = relationship << 16 | rounded(owners)
        let known = members[key]
        // Reading a row may lead to other members, of which a snapshot has to be kept.
        if let known, sqlite3_stmt_busy(known.handle) == 0 { return known }
        let new = try connection.keptStatement(sql())
        if known == nil { members[key] = new }
        return new
    }

    private func prepared(_ statement: inout Statement?, _ sql: String) throws -> Statement {
        if let statement { return statement }
        let new = try connection.keptStatement(sql)
        statement = new
        return new
    }
}
