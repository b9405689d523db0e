import Foundation
import ModelStore

#if PostgreSQL
    import ModelStorePostgreSQL
#endif

/// The server that the tests' stores are on, if the environment names one.
///
/// `scripts/postgresql.sh run` starts one. For example: `MODELSTORE_POSTGRESQL` is
/// `postgresql:///postgres?host=/tmp/server&user=postgres`.
enum TestServer {
    /// The address; `nil` for SQLite.
    static let address: String? = {
        #if PostgreSQL
            ProcessInfo.processInfo.environment["MODELSTORE_POSTGRESQL"]
        #else
            nil
        #endif
    }()

    /// The address of a PgBouncer before the server, which `scripts/pgbouncer.sh` starts; otherwise `nil`.
    static let poolAddress = address.flatMap { _ in
        ProcessInfo.processInfo.environment["MODELSTORE_PGBOUNCER"]
    }

    /// The address of a schema with a name that only a file has.
    /// - Parameter server: the server, or a pool before it.
    static func address(for file: URL, at server: String? = address) -> String? {
        let hash = file.path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        return server.map { "\($0)&options=-csearch_path%3Dt\(String(hash, radix: 36))" }
    }

    /// The address of a store that a test has on the server; `nil` for a file.
    static func address(of file: URL) -> String? {
        files.contains(file.path) ? address(for: file) : nil
    }

    #if PostgreSQL
        /// A store at an address, which leads to a pool if the tests have one.
        static func configuration(
            _ address: String,
            for file: URL,
            allowsSave: Bool = true
        ) -> ModelConfiguration {
            .postgreSQL(
                address,
                allowsSave: allowsSave,
                pooling: poolAddress == nil
                    ? .sessions : .transactions(listeningAt: self.address(for: file)),
                partitions: 4
            )
        }
    #endif

    fileprivate static let files = FileNames()

    /// SQL in which names keep their capital letters; a server has no references that lead nowhere.
    static func quoted(_ sql: String) -> String {
        if sql.contains("pragma_foreign_key_check") { return "SELECT 0" }
        return sql.replacing(#/"[^"]*"|'[^']*'|\b([A-Z]?[a-z_]+[A-Z]\w*|[A-Z][a-z]\w*|[A-Z])\b/#) { match in
            match.1.map { "\"\($0)\"" } ?? String(match.0)
        }
    }

    /// Runs SQL past the store.
    static func texts(_ sql: String, _ address: String) throws -> [[String?]] {
        #if PostgreSQL
            try ServerDatabase(address).texts(sql)
        #else
            []
        #endif
    }
}

extension ModelConfiguration {
    /// The store of a test: a file, or a schema of the server that stands for it.
    static func test(_ file: URL, allowsSave: Bool = true) throws -> ModelConfiguration {
        #if PostgreSQL
            if let address = TestServer.address(for: file) {
                let schema = address.components(separatedBy: "search_path%3D").last ?? ""
                _ = try TestServer.texts("CREATE SCHEMA IF NOT EXISTS \(schema)", address)
                TestServer.files.insert(file.path)
                let pooled = TestServer.address(for: file, at: TestServer.poolAddress)
                return TestServer.configuration(
                    pooled ?? address,
                    for: file,
                    allowsSave: allowsSave
                )
            }
        #endif
        return ModelConfiguration(url: file, allowsSave: allowsSave)
    }

    /// The store of a test that needs no file: a database in memory, or a schema of the server.
    static func testInMemory() throws -> ModelConfiguration {
        if TestServer.address == nil { return ModelConfiguration(isStoredInMemoryOnly: true) }
        return try .test(URL(fileURLWithPath: "/memory/\(UUID().uuidString)"))
    }
}
