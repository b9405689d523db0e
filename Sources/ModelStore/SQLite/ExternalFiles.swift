import CSQLite
import Foundation

/// The files beside a store of Core Data, as one connection writes and deletes them.
///
/// A file is written before the row that names it is saved, and deleted after the row that named it is
/// gone: should the program end in between, a file is left over, and no row lacks one.
final class ExternalFiles {
    /// The SQL function that gives data the form in which the column has it.
    static let storing = "stored_external_data"
    /// The SQL function that the triggers call with a value that a row no longer has.
    static let leaving = "left_external_data"
    /// Smaller data are in the row, as Core Data has them.
    private static let smallestFile = 100 << 10

    private let folder: URL
    private let columns: [ExternalColumn]
    private var written: [String] = []
    private var left: Set<String> = []
    private unowned let connection: Connection

    fileprivate init(_ columns: [ExternalColumn], _ connection: Connection) {
        folder = externalFolder(URL(fileURLWithPath: connection.path))
        self.columns = columns
        self.connection = connection
    }

    /// Finds out which of the files that rows have left no row has, before the changes are committed.
    func findUnused() throws {
        if left.isEmpty { return }
        for column in columns {
            let statement = try connection.statement(column.selectNames)
            defer { statement.reset() }
            while try statement.step() {
                let start = sqlite3_column_blob(statement.handle, 0)
                let count = sqlite3_column_bytes(statement.handle, 0)
                if let name = externalName(sqlBytes(start, count)) { left.remove(name) }
            }
        }
    }

    /// Deletes the files that no row has.
    func keep() {
        delete(left)
        (written, left) = ([], [])
    }

    /// Deletes the files of rows that weren't saved.
    func undo() {
        delete(written)
        (written, left) = ([], [])
    }

    private func delete(_ names: some Sequence<String>) {
        for name in names {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    private func store(_ value: OpaquePointer?, _ context: OpaquePointer?) {
        guard sqlite3_value_type(value) == SQLITE_BLOB else {
            return sqlite3_result_value(context, value)
        }
        let bytes = sqlBytes(sqlite3_value_blob(value), sqlite3_value_bytes(value))
        guard bytes.count >= Self.smallestFile else { return setResult(context, Data([1]) + bytes) }
        let name = UUID().uuidString
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            written.append(name)
            try Data(bytes).write(to: folder.appendingPathComponent(name), options: .atomic)
        } catch {
            let message = "external data can't be written to \(folder.path): \(error)"
            return sqlite3_result_error(context, message, -1)
        }
        setResult(context, Data([2]) + Data(name.utf8) + [0])
    }

    private func leave(_ value: OpaquePointer?) {
        let bytes = sqlBytes(sqlite3_value_blob(value), sqlite3_value_bytes(value))
        if let name = externalName(bytes) { left.insert(name) }
    }

    fileprivate func attach() throws {
        try register(Self.storing) { context, _, arguments in
            sqlite3_user_data(context)?.object(as: ExternalFiles.self).store(arguments?[0], context)
        }
        try register(Self.leaving) { context, _, arguments in
            sqlite3_user_data(context)?.object(as: ExternalFiles.self).leave(arguments?[0])
        }
        for (number, column) in columns.enumerated() {
            for trigger in column.triggers(number) { try connection.execute(trigger) }
        }
    }

    private func register(_ name: String, _ function: @escaping SQLFunction) throws {
        let code = sqlite3_create_function_v2(
            connection.handle,
            name,
            1,
            SQLITE_UTF8,
            callbackContext(self),
            function,
            nil,
            nil,
            nil
        )
        guard code == SQLITE_OK else { throw connection.error(code, name) }
    }
}

extension Connection {
    /// Writes data of some columns to files from now on, and deletes those that no row has.
    func keepFiles(of columns: [ExternalColumn]) throws {
        guard externalFiles == nil, !columns.isEmpty else { return }
        let files = ExternalFiles(columns, self)
        try files.attach()
        externalFiles = files
    }
}
