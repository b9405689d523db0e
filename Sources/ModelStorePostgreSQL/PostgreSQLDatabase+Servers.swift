#if PostgreSQL
    import ModelStore

    // The server that a context asks: the primary, or a standby if it only reads.
    extension PostgreSQLDatabase {
        /// A session of a standby, if the context only reads and one will do.
        func takeStandby() -> Session? {
            keepReceived()
            guard let replica, let taken = store.replicas?.take(replica) else { return nil }
            (session, pool) = taken
            return taken.session
        }

        func takePrimary() throws -> Session {
            keepReceived()
            let session = try store.pool.take()
            (self.session, pool) = (session, store.pool)
            return session
        }

        /// Runs a body in the open transaction; if a standby fails at its first statement, the primary
        /// takes over.
        func onAnyServer<Result>(_ body: () throws -> Result) throws -> Result {
            do {
                let result = try body()
                mayChangeServer = false
                return result
            } catch let error as StoreError where mayChangeServer && error.isOfStandby {
                rollBack()
                try beginReading(takePrimary())
                return try body()
            }
        }

        /// Starts a transaction that reads one state.
        func beginReading() throws {
            if let session = takeStandby() {
                do {
                    try beginReading(session)
                    mayChangeServer = true
                    return
                } catch let error as StoreError where error.isOfStandby {}
            }
            try beginReading(takePrimary())
        }

        func beginReading(_ session: Session) throws {
            try begin(.reading, session) { session in
                try send("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", [], session)
                try session.sendSettings()
            }
        }

        // MARK: Positions

        func note(position rows: RemoteRows) {
            guard let replicas = store.replicas, rows.next() else { return }
            replicas.position.note(rows[0].string)
        }

        /// Has contexts that only read see what is committed now. For example: the tables.
        func notePosition() throws {
            if store.hasReplicas { note(position: try rows(LogPosition.question, [])) }
        }
    }
#endif
