extension ModelContext {
    /// Runs the body and saves, while nobody else writes: what it reads stays true until it's saved.
    ///
    /// The files are locked from the start, and objects in memory that others have changed are read
    /// again, so that reading a value and writing another one made of it loses no update. For example:
    /// ```swift
    /// try context.write { counter.visits += 1 }
    /// ```
    /// Pending changes are saved, too. `save()` in the body waits for the end, when everything is
    /// saved in one transaction; if the body or saving throws, all pending changes are
    /// given up. Others that want to write wait for as long as
    /// ``ModelConfiguration/busyTimeout``: keep the body short.
    /// - Throws: what the body throws, and `StoreError`, if locking or saving fails.
    public func write<Result>(_ body: () throws -> Result) throws -> Result {
        try throwReadError()
        if isWriting { return try body() }
        try checkIsWritable()
        try prepareToWrite()
        let transaction = SaveTransaction(try writableConnections, tables: tables(of:))
        isWriting = true
        defer { isWriting = false }
        do {
            try beginAlone(transaction)
            try refreshAll()
            let result = try body()
            try throwRecordedErrors()
            let writer = try validatedWriter()
            try commit(writer, in: transaction)
            finish(writer)
            return result
        } catch {
            undecidedSaves += transaction.rollBack()
            giveUp()
            throw error
        }
    }

    private var writableConnections: [Connection] {
        get throws {
            zip(try connections, store.configurations).filter { $1.allowsSave }.map { $0.0 }
        }
    }

    /// Starts a transaction beside which nobody writes, so that what it reads stays true.
    private func beginAlone(_ transaction: SaveTransaction) throws {
        for connection in openConnections { connection.writesAlone = true }
        defer { for connection in openConnections { connection.writesAlone = false } }
        guard store.isRemote, let connection = try connections.first else {
            return try transaction.begin()
        }
        try connection.withKnownSchema {
            do {
                try transaction.begin()
            } catch {
                _ = transaction.rollBack()
                throw error
            }
        }
    }
}
