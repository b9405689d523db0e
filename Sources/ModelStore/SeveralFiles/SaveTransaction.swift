import Foundation

/// The transactions of one save: one file's own, or one for each of several files that all stay or
/// all go.
final class SaveTransaction {
    /// The first decides; every process locks files in this order.
    private let connections: [Connection]
    private let tables: [ObjectIdentifier: [String]]
    private let id: String
    private var recordings: [UndoRecording] = []
    /// Those that have committed before the save was decided.
    private var committed: [Connection] = []

    /// - Parameter tables: the tables of each connection's file.
    init(_ connections: [Connection], tables: (Connection) -> [String]) {
        self.connections = connections.sorted { left, right in
            (left.isInMemory ? 1 : 0, left.path) < (right.isInMemory ? 1 : 0, right.path)
        }
        id = connections.count > 1 ? UUID().uuidString.filter { $0 != "-" } : ""
        self.tables =
            connections.count > 1
            ? Dictionary(
                uniqueKeysWithValues: connections.map { (ObjectIdentifier($0), tables($0)) }
            ) : [:]
    }

    private var others: ArraySlice<Connection> { connections.dropFirst() }

    func begin() throws {
        // The order in which the disk gets two files' commits matters.
        if isOnSeveralDisks { try setDurability { _ in .full } }
        for connection in connections { try connection.beginWriting() }
        guard let decider = try decider?.fileID() else { return }
        for other in others {
            try other.execute("INSERT INTO \"_ModelStore_saves\" VALUES (x'\(id)', x'\(decider)')")
            let tables = tables[ObjectIdentifier(other)] ?? []
            recordings.append(try UndoRecording(other, tables: tables, save: id))
        }
    }

    /// Runs statements that change one file, or undoes them.
    ///
    /// - Parameter explain: The error to throw for one, which it finds before the statements are undone.
    func run(
        explaining explain: (any Error) -> any Error = { $0 },
        _ body: () throws -> Void
    ) throws {
        do {
            try begin()
            try body()
            try commit()
        } catch {
            let explained = explain(error)
            _ = rollBack()
            throw explained
        }
    }

    /// Where the last commit succeeds, the save is in all files.
    func commit() throws {
        if let decider {
            // Only what can't be known before may fail from here on.
            for connection in connections { try connection.checkReferences() }
            for recording in recordings { try recording.stop() }
            for other in others {
                try other.execute("COMMIT")
                committed.append(other)
            }
            if let id = try decider.fileID() {
                try decider.execute(
                    "INSERT INTO \"_ModelStore_saves\" VALUES (x'\(self.id)', x'\(id)')"
                )
            }
        }
        // Databases of other programs are never several.
        try connections.first?.externalFiles?.findUnused()
        try connections.first?.commit()
        connections.first?.externalFiles?.keep()
        committed = []
        finish()
    }

    /// Undoes the save in every file.
    /// - Returns: what couldn't be undone yet, and must be before the next save.
    func rollBack() -> [UndecidedSave] {
        for connection in connections {
            connection.rollBack()
            connection.externalFiles?.undo()
        }
        restoreDurability()
        return committed.map { connection in
            UndecidedSave(id: id, connection: connection, refusedBy: decider)
        }.filter { save in
            do {
                try save.undo()
                return false
            } catch {
                return true
            }
        }
    }

    /// The save that holds several files together; nil if there's only one.
    private var decider: Connection? { connections.count > 1 ? connections.first : nil }

    private var isOnSeveralDisks: Bool { connections.count { !$0.isInMemory } > 1 }

    /// Where this fails, the next opening does it.
    private func finish() {
        guard decider != nil else { return }
        restoreDurability()
        do {
            for other in others { try UndecidedSave(id: id, connection: other).keep() }
            try connections.first?.execute(
                "DELETE FROM \"_ModelStore_saves\" WHERE \"id\" = x'\(id)'"
            )
        } catch {}
    }

    private func restoreDurability() {
        if isOnSeveralDisks { try? setDurability(\.durability) }
    }

    private func setDurability(_ durability: (Connection) -> ModelConfiguration.Durability) throws {
        for connection in connections where !connection.isInMemory {
            try connection.setDurability(durability(connection))
        }
    }
}
