import CSQLite
import Foundation

@testable import ModelStore

/// A file, or the schema of a server that stands for one, past the store.
final class Database {
    private let handle: OpaquePointer?
    /// `nil` for a file.
    private let address: String?

    struct Failure: Error {
        let text: String
    }

    /// - Parameter hasFunctions: whether the connection has the functions that rules of tables call.
    init(_ file: URL, hasFunctions: Bool = false) throws {
        address = TestServer.address(of: file)
        guard address == nil else {
            handle = nil
            return
        }
        var handle: OpaquePointer?
        guard sqlite3_open(file.path, &handle) == SQLITE_OK else { throw Failure(text: "open") }
        self.handle = handle
        if hasFunctions, let handle { _ = registerFunctions(on: handle) }
    }

    deinit { sqlite3_close_v2(handle) }

    func execute(_ sql: String) throws {
        if let address {
            _ = try TestServer.texts(TestServer.quoted(sql), address)
            return
        }
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
    }

    /// From now on, rows may break the rules of their tables.
    func ignoreChecks() throws {
        guard let address else { return try execute("PRAGMA ignore_check_constraints = ON") }
        _ = try TestServer.texts(
            """
            DO $$ DECLARE c record; BEGIN
            FOR c IN SELECT conrelid::regclass AS name, conname FROM pg_constraint
            WHERE contype = 'c' AND connamespace = current_schema()::regnamespace
            LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', c.name, c.conname);
            END LOOP; END $$
            """,
            address
        )
    }

    func integer(_ sql: String) throws -> Int64 {
        guard address == nil else { return Int64(Double(try texts(sql).first ?? "") ?? 0) }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
            throw failure
        }
        defer { sqlite3_finalize(statement) }
        guard sqlite3_step(statement) == SQLITE_ROW else { throw failure }
        return sqlite3_column_int64(statement, 0)
    }

    /// The first column of all rows.
    func texts(_ sql: String) throws -> [String] { try rows(sql).map { $0[0] } }

    /// All rows as text; what's NULL is empty.
    func rows(_ sql: String) throws -> [[String]] {
        if let address {
            return try TestServer.texts(TestServer.quoted(sql), address)
                .map { $0.map { $0 ?? "" } }
        }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
            throw failure
        }
        defer { sqlite3_finalize(statement) }
        var rows: [[String]] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            rows.append(
                (0..<sqlite3_column_count(statement)).map { column in
                    sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
                }
            )
        }
        return rows
    }

    private var failure: Failure { Failure(text: String(cString: sqlite3_errmsg(handle))) }
}
