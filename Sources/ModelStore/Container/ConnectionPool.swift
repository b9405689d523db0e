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
    private let location: StoreLocation
    private let mode: Connection.Mode
    private let settings: ConnectionSettings
    /// The tables of the file's entities, without the library's own.
    let tables: [String]
    private let rules: [MemberRule]
    private let isOfOtherProgram: Bool
    private static let limit = 8

    /// - Parameter rules: those of the file's entities.
    init(_ opening: StoreOpening, _ rules: [MemberRule]) {
        location = opening.location
        settings = opening.settings
        isOfOtherProgram = opening.connection.isOfOtherProgram
        self.rules = opening.configuration.allowsSave ? rules : []
        mode = opening.configuration.allowsSave ? .write : .read
        tables = opening.wanted.schema.tables.map(\.name)
        if location.isInMemory {
            anchor = opening.connection
        } else {
            anchor = nil
            idle = [opening.connection]
        }
    }

    func take() throws -> Connection {
        let connection =
            try lock.withLock { idle.popLast() } ?? Connection(location, mode, settings)
        connection.isOfOtherProgram = isOfOtherProgram
        try connection.watch(rules)
        return connection
    }

    func giveBack(_ connection: Connection) {
        guard connection.isClean else { return }
        lock.withLock {
            if idle.count < Self.limit { idle.append(connection) }
        }
    }
}
