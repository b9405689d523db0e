#if PostgreSQL
    import CPostgreSQL
    import ModelStore

    // COPY, for which libpq leaves the pipeline: the results of what was sent have to be read before.
    extension Session {
        /// Runs `COPY … FROM STDIN (FORMAT binary)`.
        /// - Parameter body: writes the rows. If it throws, nothing is copied, and the transaction has failed.
        /// - Throws: `StoreError.connectionLost`, and what the body throws.
        func copy(
            _ sql: String,
            _ types: [ServerType],
            _ body: (any RemoteRowWriter) throws -> Void
        ) throws -> Outcome {
            try check(PQexitPipelineMode(connection))
            defer { if PQenterPipelineMode(connection) != 1 { isBroken = true } }
            try check(PQsendQuery(connection, sql))
            guard let start = PQgetResult(connection) else { throw lost() }
            guard PQresultStatus(start) == PGRES_COPY_IN else { return try end(start) }
            PQclear(start)
            do {
                let writer = CopyWriter(types, put)
                try body(writer)
                try writer.end()
            } catch {
                if !isBroken, PQputCopyEnd(connection, "the rows can't be sent") == 1 {
                    _ = try answer()
                }
                throw error
            }
            try check(PQputCopyEnd(connection, nil))
            return try answer()
        }

        private func put(_ bytes: [UInt8]) throws {
            let code = bytes.withUnsafeBytes { bytes in
                PQputCopyData(
                    connection,
                    bytes.bindMemory(to: CChar.self).baseAddress,
                    Int32(clamping: bytes.count)
                )
            }
            try check(code)
        }

        private func answer() throws -> Outcome {
            guard let result = PQgetResult(connection) else { throw lost() }
            return try end(result)
        }

        /// What came of the statement, of which this is the last result.
        private func end(_ result: OpaquePointer) throws -> Outcome {
            while let more = PQgetResult(connection) { PQclear(more) }
            return try outcome(of: result)
        }

        private func lost() -> StoreError {
            isBroken = true
            return Session.lost(message, place)
        }
    }
#endif
