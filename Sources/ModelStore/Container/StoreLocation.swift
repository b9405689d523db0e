import Foundation

/// The location of a database.
struct StoreLocation: Hashable, Sendable {
    let path: String
    let isInMemory: Bool
    /// Whether nobody writes to the file, so that SQLite needs no other file beside it.
    let isImmutable: Bool
    /// Whether the file has a write-ahead log that can't be worked through, as nothing can be
    /// written beside it.
    private let hasStuckLog: Bool

    /// - Parameter isOnlyRead: whether nothing is ever written, so that a file without a log needs no other
    ///   beside it.
    init(_ configuration: ModelConfiguration, isOnlyRead: Bool = false) {
        let url = configuration.url
        guard !configuration.isStoredInMemoryOnly else {
            path = "\(configuration.name)-\(UUID().uuidString)"
            (isInMemory, isImmutable, hasStuckLog) = (true, false, false)
            return
        }
        let isFixed = isOnlyRead || !configuration.allowsSave && !Self.isWritable(url)
        let hasLog = Self.size(ofFile: url.path + "-wal") > 0
        path = url.path
        isInMemory = false
        isImmutable = isFixed && !hasLog
        hasStuckLog = isFixed && hasLog && !Self.isWritable(url)
    }

    /// Whether SQLite can write to the file and make others beside it.
    private static func isWritable(_ url: URL) -> Bool {
        let paths: [String] = [url.path, url.deletingLastPathComponent().path]
        return paths.allSatisfy { access($0, W_OK) == 0 }
    }

    private static func size(ofFile path: String) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.size] as? Int ?? 0
    }

    func connect(
        _ mode: Connection.Mode,
        _ settings: ConnectionSettings
    ) throws -> Connection {
        guard hasStuckLog else { return try Connection(self, mode, settings) }
        do {
            let connection = try Connection(self, mode, settings)
            _ = try connection.integer("PRAGMA schema_version")
            return connection
        } catch let error as StoreError {
            guard let failure = error.failure,
                failure.isAboutAccess
            else { throw error }
            throw StoreError.cannotOpen(
                path: path,
                SQLFailure(
                    code: failure.code,
                    message: "\(failure.message): changes in the write-ahead log beside it can't be"
                        + " read where nothing can be written",
                    sql: failure.sql,
                    arguments: []
                )
            )
        }
    }

    /// The path with an escape for each character that has a meaning in addresses.
    private var escapedPath: String {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%"))
        return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    }

    /// As SQLite opens it; a name in memory is shared by all connections that use it.
    var uri: String {
        let hasSigns = path.unicodeScalars.contains { "?#%".unicodeScalars.contains($0) }
        let name = hasSigns ? escapedPath : path
        if isInMemory { return "file:/\(name)?vfs=memdb" }
        return "file:\(name)" + (isImmutable ? "?immutable=1" : "")
    }
}

extension ModelConfiguration {
    /// A new connection to the database, which is created if it doesn't exist.
    func connect() throws -> Connection {
        try StoreLocation(self).connect(.create, ConnectionSettings(self))
    }

    /// Whether there is a file, and it may be written.
    var hasWritableFile: Bool {
        !isStoredInMemoryOnly && allowsSave && FileManager.default.fileExists(atPath: url.path)
    }
}
