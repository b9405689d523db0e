import Foundation

/// The connections to one database that no context uses.
final class ConnectionPool: @unchecked Sendable {
    // Sendable, because after `init`, when others can reach it, `idle` is only touched under `lock`,
    // and nothing else changes. A connection is in `idle` or works for one context, never both: a
    // context gives it back at its end, and only lets go of it after that.
    private let lock = NSLock()
    private var idle: [Connection] = []
    /// Keeps a database in memory alive.
    private let anchor: Connection?
    private let connect: @Sendable () throws -> Connection
    /// The tables of the file's entities that are written, without the library's own.
    let tables: [String]
    private let rules: [MemberRule]
    private let owner: Connection.Owner
    /// `nil` for a database that no other program changes, or whose tables are another program's, and in a
    /// stage on a server.
    private let knownSchema: KnownSchema?
    private let coreData: CoreDataStore?
    private let externalColumns: [ExternalColumn]
    let triggers: TriggersOfOthers
    /// How many are kept. A server's have sessions only while they need them.
    private let limit: Int
    static let limit = 8

    /// - Parameter rules: those of the file's entities.
    init(_ opening: StoreOpening, _ rules: [MemberRule]) {
        limit = Self.limit
        owner = opening.connection.owner
        self.rules = opening.configuration.allowsSave && !opening.isOnlyRead ? rules : []
        let mode: Connection.Mode =
            opening.configuration.allowsSave && !opening.isOnlyRead ? .write : .read
        let (location, settings) = (opening.location, opening.settings)
        connect = { try Connection(location, mode, settings) }
        knownSchema = opening.knownSchema
        coreData = opening.coreData
        externalColumns = coreData == nil ? [] : ExternalColumn.all(of: opening.wanted.existing)
        triggers = opening.triggers
        let readOnly = Set(opening.wanted.existing.filter(\.isReadOnly).map(\.tableName))
        tables = opening.wanted.schema.tables.map(\.name).filter { !readOnly.contains($0) }
        if location.isInMemory {
            anchor = opening.connection
        } else {
            anchor = nil
            idle = [opening.connection]
        }
    }

    /// - Parameters:
    ///   - store: A server's database.
    ///   - isReading: Whether it's for contexts that only read.
    ///   - knownSchema: The schema that the database has; `nil` in a stage.
    init(
        _ store: any RemoteStore,
        isReading: Bool,
        place: String,
        _ settings: ConnectionSettings,
        _ tables: [String],
        knownSchema: KnownSchema? = nil
    ) {
        triggers = TriggersOfOthers()
        limit = 64
        self.tables = tables
        connect = { Connection(try store.connect(isReading: isReading), place: place, settings) }
        (anchor, coreData) = (nil, nil)
        self.knownSchema = knownSchema
        (rules, externalColumns, owner) = ([], [], .library)
    }

    func take() throws -> Connection {
        let connection =
            try lock.withLock { idle.popLast() } ?? connect()
        connection.owner = owner
        connection.knownSchema = knownSchema
        connection.coreData = connection.coreData ?? coreData
        try connection.watch(rules)
        try connection.keepFiles(of: externalColumns)
        return connection
    }

    func giveBack(_ connection: Connection) {
        guard connection.isClean else { return }
        lock.withLock {
            if idle.count < limit { idle.append(connection) }
        }
    }
}
