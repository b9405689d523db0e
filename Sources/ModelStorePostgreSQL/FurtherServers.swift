#if PostgreSQL
    import ModelStore

    /// Other servers, on which partitions are created along with those of the container's own.
    ///
    /// PostgreSQL commits on each server by itself: the others first, so that no table leads to one that
    /// isn't there.
    final class FurtherServers {
        private let servers: [Server]

        private struct Server {
            let address: ServerAddress
            let session: Session
            let schema: String
        }

        /// Connects to the servers, and begins a transaction on each.
        /// - Throws: `StoreError`.
        init(_ addresses: [String]) throws {
            servers = try addresses.map { text in
                let address = try ServerAddress(text).forWriting
                let session = try Session(address)
                try Self.run("BEGIN", session, address)
                guard let schema = try session.answer("SELECT current_schema()") else {
                    throw StoreError.unsupported(
                        "\(address.place): the search_path of the role names no schema"
                    )
                }
                return Server(address: address, session: session, schema: schema)
            }
        }

        /// How many servers there are, with the container's own.
        private var count: Int { servers.count + 1 }

        /// Creates the tables of a schema.
        ///
        /// - Parameter execute: runs a statement on the container's own server, in the transaction that is
        ///   open there.
        func create(
            _ tables: SpreadTables,
            partitions: Int,
            named prefix: String,
            _ execute: (String) throws -> Void
        ) throws {
            for statement in tables.wholeTables { try execute(statement) }
            try execute("CREATE EXTENSION IF NOT EXISTS postgres_fdw")
            for (number, server) in servers.enumerated() {
                for statement in server.address.foreignServer(named: "\(prefix)_\(number + 1)") {
                    try execute(statement)
                }
            }
            try run(partitions: partitions, tables.create, execute)
            for number in 0..<partitions {
                let place = number % count
                let statements =
                    place == 0
                    ? tables.attach(number)
                    : tables.link(number, "\(prefix)_\(place)", servers[place - 1].schema)
                for statement in statements { try execute(statement) }
            }
        }

        /// Runs statements about the partitions with each number, on their servers.
        ///
        /// - Parameter execute: runs a statement on the container's own server.
        func run(
            partitions: Int,
            _ statements: (Int) -> [String],
            _ execute: (String) throws -> Void
        ) throws {
            for number in 0..<partitions {
                let place = number % count
                for statement in statements(number) {
                    if place == 0 {
                        try execute(statement)
                    } else {
                        let server = servers[place - 1]
                        try Self.run(statement, server.session, server.address)
                    }
                }
            }
        }

        func commit() throws {
            for server in servers { try Self.run("COMMIT", server.session, server.address) }
        }

        private static func run(_ sql: String, _ session: Session, _ address: ServerAddress) throws
        {
            try session.send(sql)
            if case .failure(let failure)? = try session.sync().last {
                throw failure.error(address.place, sql, [], SchemaRules())
            }
        }
    }

    extension ServerAddress {
        /// The statements that make the server known to another one.
        fileprivate func foreignServer(named name: String) -> [String] {
            let own = ["user", "password", "sslpassword"]
            // The tables name their schema, and the other server's connection has its own settings.
            let left =
                own + ["options", "client_encoding", "fallback_application_name", "passfile"]
            let server = list(values.filter { !left.contains($0.key) })
            let user = list(values.filter { own.contains($0.key) })
            return [
                "CREATE SERVER \(quoted(name)) FOREIGN DATA WRAPPER postgres_fdw"
                    + " OPTIONS (\((server + Self.fetching).joined(separator: ", ")))",
                "CREATE USER MAPPING FOR CURRENT_USER SERVER \(quoted(name))"
                    + (user.isEmpty ? "" : " OPTIONS (\(user.joined(separator: ", ")))"),
            ]
        }

        /// Fewer round trips between the servers.
        private static let fetching = ["fetch_size '1000'", "batch_size '100'"]

        private func list(_ options: [String: String]) -> [String] {
            options.sorted { $0.key < $1.key }.map { "\(quoted($0.key)) \(literal($0.value))" }
        }
    }
#endif
