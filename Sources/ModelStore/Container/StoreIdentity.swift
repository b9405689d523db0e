/// The owner of a database file.
struct StoreIdentity {
    /// Whether nothing needs to be written to say so.
    let isCurrent: Bool
    /// The names of the tables and views.
    let names: Set<String>

    /// Looks into a database that may be anyone's.
    /// - Throws: `StoreError.foreignFile` for another application's, `newerFormat` for one of a
    ///   later version of this library.
    init(_ connection: Connection) throws {
        let application = try connection.integer("PRAGMA application_id") ?? 0
        let version = Int(try connection.integer("PRAGMA user_version") ?? 0)
        let rows = try connection.texts(
            "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite@_%' ESCAPE '@'"
        )
        names = Set(rows.compactMap { $0[0] })
        let isMarked = application == StoreFormat.application
        // Earlier versions of this library left no mark.
        let isUnmarked = application == 0 && names.contains("_ModelStore_keys")
        let isEmpty = application == 0 && names.isEmpty
        guard isMarked || isUnmarked || isEmpty else {
            throw StoreError.foreignFile(
                path: connection.path,
                found: Self.description(application, names)
            )
        }
        if !isEmpty, version > StoreFormat.version {
            throw StoreError.newerFormat(path: connection.path, version: version)
        }
        isCurrent = isMarked && version == StoreFormat.version
    }

    /// What a file of Core Data or SwiftData holds, in words.
    static let coreDataStore = "a Core Data store"

    /// For example: `a Core Data store`, `the tables "album" and "artist"`.
    private static func description(_ application: Int64, _ names: Set<String>) -> String {
        if names.contains("Z_METADATA") { return coreDataStore }
        if application != 0 {
            let number = String(UInt32(truncatingIfNeeded: application), radix: 16)
            return "application id 0x\(number)"
        }
        let shown = names.sorted().prefix(4).map { "\"\($0)\"" }
        let rest = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
        return (names.count == 1 ? "the table " : "the tables ")
            + shown.joined(separator: ", ") + rest
    }
}
