#if PostgreSQL
    import CPostgreSQL
    import ModelStore

    // COPY, for which libpq leaves the pipeline: the results of what was sent have to be read before.
    extension Session {
        /// Runs `COPY … FROM STDIN (FORMAT binary)`.
        /// - Parameter next: the next bytes of rows, each of which begins with the number of its columns; none
        ///   after the last. If it throws, nothing is copied, and the transaction has failed.
        /// - Throws: `StoreError.connectionLost`, and what the closure throws.
        func copy(_ sql: String, _ next: () throws -> [UInt8]) throws -> Outcome {
            try check(PQexitPipelineMode(connection))
            defer { if PQenterPipelineMode(connection) != 1 { isBroken = true } }
            try check(PQsendQuery(connection, sql))
            guard let start = PQgetResult(connection) else { throw lost() }
            defer { PQclear(start) }
            guard PQresultStatus(start) == PGRES_COPY_IN else { return try end(start) }
            do {
                try put(Self.copyHeader)
                while case let bytes = try next(), !bytes.isEmpty { try put(bytes) }
                try put([0xFF, 0xFF])
            } catch {
                if !isBroken, PQputCopyEnd(connection, "the rows can't be sent") == 1 {
                    _ = try answer()
                }
                throw error
            }
            try check(PQputCopyEnd(connection, nil))
            return try answer()
        }

        private static let copyHeader: [UInt8] =
            Array("PGCOPY\n".utf8) + [0xFF, 0x0D, 0x0A, 0x00] + Array(repeating: 0, count: 8)

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
            defer { PQclear(result) }
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
