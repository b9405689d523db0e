/// The schema that a file had when a container opened it.
///
/// Another program may change the file to a newer model meanwhile: statements would write to columns that
/// hold something else now.
struct KnownSchema: Sendable {
    private let schema: StoreSchema
    /// SQLite's number of the tables' state, or the number of the record of a server's schema; `nil` if it has
    /// to be asked.
    private(set) var cookie: Int64?
    private var digest: String?
    /// The number of the last state whose columns hold what the container reads from them.
    private var readableCookie: Int64?

    /// - Parameters:
    ///   - schema: The schema of the container.
    ///   - record: The current record of the file.
    init(_ schema: StoreSchema, _ record: SchemaRecord) {
        self.schema = schema
        cookie = record.cookie
        digest = record.digest
    }

    /// - Parameter schema: What the container reads and writes.
    /// - Throws: `StoreError`, if the file can't be read.
    init(_ schema: StoreSchema, _ connection: Connection) throws {
        self.schema = schema
        cookie = try connection.integer(Self.selectCookie)
        digest = try SchemaRecord.current(connection)?.digest
    }

    /// - Parameters:
    ///   - schema: The schema of the container.
    ///   - digest: Its digest.
    ///   - server: A connection to the server's database, which has been opened with the schema.
    init(_ schema: StoreSchema, digest: String, onServer server: Connection) throws {
        self.schema = schema
        self.digest = digest
        // Another program may have changed the database since.
        if let record = try SchemaRecord.last(server), record.digest == digest {
            cookie = record.cookie
        }
    }

    /// - Throws: `StoreError.newerModel` if another model has changed what the container reads and
    ///   writes.
    mutating func check(_ connection: Connection) throws {
        let isRemote = connection.remote != nil
        // A server is asked for both at once.
        let last = isRemote ? try SchemaRecord.last(connection) : nil
        let cookie = isRemote ? last?.cookie : try connection.integer(Self.selectCookie)
        if cookie == self.cookie { return }
        let record = try last ?? SchemaRecord.current(connection)
        let isKept = isRemote ? keepsColumns : holds
        guard record?.digest == digest || record?.schema.map(isKept) == true else {
            throw StoreError.newerModel(path: connection.path, version: record?.version)
        }
        // Something that doesn't matter, such as statistics, or a table of another container.
        self.cookie = cookie
        digest = record?.digest
    }

    /// - Throws: `StoreError.newerModel` if another model keeps something else in the columns that the
    ///   container reads. What it has removed, or added, doesn't count: reading what isn't there is an
    ///   error of its own.
    mutating func checkReading(_ connection: Connection) throws {
        let remote = connection.remote
        let cookie =
            try remote == nil ? connection.integer(Self.selectCookie) : remote?.schemaNumber
        if cookie == self.cookie || cookie == readableCookie { return }
        let record = try SchemaRecord.current(connection)
        guard record?.digest == digest || record?.schema.map(hasSameColumns) != false else {
            throw StoreError.newerModel(path: connection.path, version: record?.version)
        }
        readableCookie = cookie
    }

    /// Whether the columns that a later schema still has hold the same.
    private func hasSameColumns(_ later: StoreSchema) -> Bool {
        !later.hasRenamed(namesOf: schema)
            && schema.tables.allSatisfy { table in
                table.columns.allSatisfy { column in
                    let other = later[table: table.name]?[column.name]
                    return other == nil || other?.type == column.type
                }
            }
    }

    /// Whether a later schema has the same tables, with the same meaning.
    private func holds(_ later: StoreSchema) -> Bool {
        schema.tables.allSatisfy { later[table: $0.name]?.isAlike($0) == true }
            && !later.hasRenamed(namesOf: schema)
    }

    /// Whether a later schema has at most added to the columns of the tables, so that rows of both are right.
    ///
    /// Programs of two releases use a server at the same time. The database itself looks after new rules.
    private func keepsColumns(_ later: StoreSchema) -> Bool {
        !later.hasRenamed(namesOf: schema)
            && schema.tables.allSatisfy { table in
                guard let other = later[table: table.name] else { return false }
                let known = Set(table.columns.map(\.name))
                return table.hasTypeColumn == other.hasTypeColumn
                    && table.columns.allSatisfy { other[$0.name]?.type == $0.type }
                    && other.columns.allSatisfy {
                        known.contains($0.name) || !$0.isRequired || $0.defaultValue != nil
                    }
            }
    }

    private static let selectCookie = "PRAGMA schema_version"
}
