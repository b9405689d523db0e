import Foundation

extension ModelContainer {
    /// Deletes the rows of all entities, whatever the delete rules say.
    ///
    /// Contexts see it as what another one has saved; their pending changes stay pending. For example:
    /// `try container.erase()` when the user signs out.
    /// - Throws: `StoreError`; a file whose rows can't be deleted keeps them all.
    public func erase() throws {
        let connections = try store.takeConnections()
        defer { store.giveBack(connections) }
        for (number, connection) in connections.enumerated() {
            if let remote = connection.remote {
                try erase(remote, store.tables(ofFile: number), CopyRecord(connection))
                continue
            }
            if store.isCoreData {
                try eraseCoreData(connection)
                continue
            }
            // Rows refer to each other: what counts is that none is left.
            try connection.execute("PRAGMA foreign_keys = OFF")
            defer { try? connection.execute("PRAGMA foreign_keys = ON") }
            try connection.transaction("BEGIN IMMEDIATE") {
                for table in store.tables(ofFile: number) {
                    try connection.execute("DELETE FROM \(quoted(table))")
                }
                try CopyRecord(connection).end()
            }
        }
        store.unfinishedCopy.end()
    }

    private func erase(
        _ remote: any RemoteDatabase,
        _ tables: [String],
        _ copy: CopyRecord
    ) throws {
        if tables.isEmpty { return }
        let isUnfinished = try copy.source() != nil
        try remote.inOneTransaction {
            try remote.run("TRUNCATE \(tables.map(quoted).joined(separator: ", "))", [])
            if isUnfinished {
                try copy.end()
                try remote.addReferences()
            }
            try remote.announce(.unknown)
        }
        store.saves.publish(.unknown)
    }

    /// Deletes the rows of all entities; an error is written to standard error.
    ///
    /// ``erase()`` throws it. For example: `container.deleteAllData()`.
    public func deleteAllData() {
        do { try erase() } catch {
            FileHandle.standardError.write(Data("deleteAllData(): \(error)\n".utf8))
        }
    }
}
