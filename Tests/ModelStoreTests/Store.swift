import CSQLite
import Foundation
import ModelStore
import ModelTypes
import TestSupport

/// A database in a folder that goes with the test.
final class Store {
    private let folder: TemporaryFolder
    let container: ModelContainer
    let file: URL

    init(_ models: [any PersistentModel.Type] = [A.self, Person.self, Garden.self]) throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("store.sqlite")
        container = try ModelContainer(
            for: Schema(models),
            configurations: [ModelConfiguration(url: file)]
        )
    }

    func context() throws -> ModelContext { try ModelContext(container) }

    /// Asks the file itself, past the store; tables with functions of the store cannot be written.
    func integer(_ sql: String) throws -> Int64 {
        var database: OpaquePointer?
        var statement: OpaquePointer?
        sqlite3_open(file.path, &database)
        defer { sqlite3_close_v2(database) }
        guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else {
            throw QueryFailure(text: String(cString: sqlite3_errmsg(database)))
        }
        defer { sqlite3_finalize(statement) }
        guard sqlite3_step(statement) == SQLITE_ROW else {
            throw QueryFailure(text: String(cString: sqlite3_errmsg(database)))
        }
        return sqlite3_column_int64(statement, 0)
    }

    /// SQLite's own check of the whole file, by a connection that has the store's functions.
    func checkIntegrity() throws {
        try context().checkIntegrity()
    }

    struct QueryFailure: Error {
        let text: String
    }
}

extension ValidatedName {
    static let ann = ValidatedName(trust: "Ann")
    static let zoe = ValidatedName(trust: "Zoe")
}
