/// The schema that a file had when a container opened it.
///
/// Another program may change the file to a newer model meanwhile: statements would write to columns that
/// hold something else now.
struct KnownSchema: Sendable {
    /// SQLite's number of the tables' state.
    private var cookie: Int64?
    private let digest: String?

    /// - Throws: `StoreError`, if the file can't be read.
    init(_ connection: Connection) throws {
        cookie = try connection.integer(Self.selectCookie)
        digest = try SchemaRecord.current(connection)?.digest
    }

    /// - Throws: `StoreError.newerModel` if another model has changed the file since.
    mutating func check(_ connection: Connection) throws {
        let cookie = try connection.integer(Self.selectCookie)
        if cookie == self.cookie { return }
        let record = try SchemaRecord.current(connection)
        guard record?.digest == digest else {
            throw StoreError.newerModel(path: connection.path, version: record?.version)
        }
        // Something that doesn't matter, such as statistics.
        self.cookie = cookie
    }

    private static let selectCookie = "PRAGMA schema_version"
}
