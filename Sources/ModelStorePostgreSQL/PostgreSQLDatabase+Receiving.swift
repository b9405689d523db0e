#if PostgreSQL
    import CPostgreSQL
    import Foundation
    import ModelStore
    import ModelTypes

    // Rows that are used while the server sends further ones.
    extension PostgreSQLDatabase {
        func read<Result>(
            _ sql: String,
            _ values: [Constant],
            _ body: (RemoteRows) throws -> Result
        ) throws -> Result {
            switch state {
            case .idle:
                return try alone(isWriting: false) { try receive(sql, values, $0, body) }
            case .reading:
                return try onAnyServer { try receive(sql, values, try open(), body) }
            case .writing: return try body(try rows(sql, values))
            }
        }

        private func receive<Result>(
            _ sql: String,
            _ values: [Constant],
            _ session: Session,
            _ body: (RemoteRows) throws -> Result
        ) throws -> Result {
            try askForVersion(session)
            try send(sql, values, session)
            let stream = ReceivedRows(session) { [store] in store.error($0, sql, values) }
            defer { stream.discard() }
            let start = Date()
            _ = try outcomes { try session.syncReceiving() }
            let rows = try stream.start()
            received = stream
            defer {
                if received === stream { received = nil }
                store.show(sql, values, Date().timeIntervalSince(start))
            }
            return try body(rows)
        }

        /// Receives the rest of the rows that a body is going through, so that their session can be used for
        /// something else.
        func keepReceived() {
            guard let stream = received else { return }
            received = nil
            stream.keepRest()
            leave()
        }
    }

    /// The rows of a statement, each of which is received when it's needed.
    final class ReceivedRows: RowStream {
        private let session: Session
        private let error: (ServerFailure) -> StoreError
        /// Those of the row that was received last, or of all that are kept.
        private var values: ResultValues?
        private var isAtEnd = false
        /// The error that the rows after the kept ones ended with.
        private var failure: (any Error)?

        /// - Parameters:
        ///   - session: has been asked to receive them.
        ///   - error: the error that a failure of the statement is.
        init(_ session: Session, _ error: @escaping (ServerFailure) -> StoreError) {
            self.session = session
            self.error = error
        }

        /// Receives the first row, if there is one.
        func start() throws -> RemoteRows {
            switch try receiveNext() {
            case .row(let result):
                let values = ResultValues(result)
                self.values = values
                return RemoteRows(values, self)
            case .end(.rows(let rows, _, _)): return rows
            case .end: return RemoteRows(columns: [], cells: [])
            }
        }

        func receive() throws -> Bool {
            if let failure { throw failure }
            guard !isAtEnd, case .row(let result) = try receiveNext() else { return false }
            values?.replace(result)
            return true
        }

        private func receiveNext() throws -> Session.Received {
            do {
                let next = try session.receive()
                if case .end(let outcome) = next {
                    isAtEnd = true
                    if case .failure(let failure) = outcome { throw error(failure) }
                }
                return next
            } catch {
                isAtEnd = true
                throw error
            }
        }

        /// Receives all further rows, so that the session can be used for something else.
        func keepRest() {
            do {
                while !isAtEnd, case .row(let result) = try receiveNext() {
                    guard let values, values.append(result) else {
                        throw Session.lost("no memory for the rows", session.place)
                    }
                }
            } catch {
                failure = error
                discard()
            }
        }

        /// Receives and drops all further rows, so that the session can be used again.
        func discard() {
            while !isAtEnd, case .row(let result)? = try? receiveNext() { PQclear(result) }
        }
    }
#endif
