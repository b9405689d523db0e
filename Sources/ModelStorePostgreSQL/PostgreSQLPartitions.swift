#if PostgreSQL
    /// How many partitions the tables of distributed classes have, and on which servers.
    ///
    /// A class is distributed if its model says by which property: `@Distributed(by: \.accountID)`. For
    /// example: `partitions: 8`, which is the same as `PostgreSQLPartitions(count: 8)`.
    public struct PostgreSQLPartitions: Hashable, Sendable, ExpressibleByIntegerLiteral {
        /// The number of partitions of each table.
        ///
        /// For example: 8.
        public let count: Int
        /// The addresses of further servers, among which the partitions are spread when a database is
        /// created; empty if all partitions are in the container's own database.
        ///
        /// For example: `["postgresql://ann@db2.example.org/app"]`.
        public let servers: [String]

        /// As many partitions, which can't be changed later without copying the rows to another database.
        ///
        /// The partition with the number *n* is on the server with the number *n* modulo their count, the
        /// container's own first. It reaches the others by `postgres_fdw`, with their users and passwords.
        /// For example:
        /// ```swift
        /// .postgreSQL(
        ///     "postgresql://ann@db1.example.org/app",
        ///     partitions: PostgreSQLPartitions(
        ///         count: 12,
        ///         servers: ["postgresql://ann@db2.example.org/app", "postgresql://ann@db3.example.org/app"]
        ///     )
        /// )
        /// ```
        public init(count: Int, servers: [String] = []) {
            self.count = max(1, count)
            self.servers = servers
        }

        /// The same for a number. For example: `8`.
        public init(integerLiteral count: Int) { self.init(count: count) }
    }
#endif
