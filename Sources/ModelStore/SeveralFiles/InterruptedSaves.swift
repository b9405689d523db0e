/// Saves that a process left in some of the files when it ended.
struct InterruptedSaves {
    private let files: [(connection: Connection, id: String)]

    /// - Parameter connections: one to each file that may be written.
    init(_ connections: [Connection]) throws {
        files = try connections.compactMap { connection in
            try connection.fileID().map { (connection, $0) }
        }
    }

    /// Undoes the saves that weren't decided, and forgets how to undo the others.
    ///
    /// A save whose deciding file isn't here stays as it is until the files are opened together.
    func finish() throws {
        guard files.count > 1 else { return }
        for (connection, id) in files {
            let undecided = try connection.texts(
                """
                SELECT hex("id"), hex("decider") FROM "_ModelStore_saves"
                    WHERE "decider" <> x'\(id)'
                """
            )
            for row in undecided {
                guard let save = row[0], let decider = files.first(where: { $0.id == row[1] })
                else { continue }
                try finish(UndecidedSave(id: save, connection: connection), decider.connection)
            }
        }
    }

    private func finish(_ save: UndecidedSave, _ decider: Connection) throws {
        // A process that still works at the save holds this lock until it has decided.
        try decider.transaction("BEGIN IMMEDIATE") {
            let decision = try decider.texts(
                "SELECT 1 FROM \"_ModelStore_saves\" WHERE \"id\" = x'\(save.id)'"
            )
            // The decision itself stays: other files may still wait for it.
            if decision.isEmpty { try save.undo() } else { try save.keep() }
        }
    }
}
