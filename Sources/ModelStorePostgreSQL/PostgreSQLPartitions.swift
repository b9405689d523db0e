#if PostgreSQL
    /// How many partitions the tables of distributed classes have.
    ///
    /// A class is distributed if its model says by which property: `@Distributed(by: \.accountID)`. For
    /// example: `partitions: 8`, which is the same as `PostgreSQLPartitions(count: 8)`.
    public struct PostgreSQLPartitions: Hashable, Sendable, ExpressibleByIntegerLiteral {
        /// The number of partitions of each table.
        ///
        /// For example: 8.
        public let count: Int

        /// As many partitions, which can't be changed later without copying the rows to another database.
        ///
        /// For example: `PostgreSQLPartitions(count: 16)`.
        public init(count: Int) { self.count = max(1, count) }

        /// The same for a number. For example: `8`.
        public init(integerLiteral count: Int) { self.init(count: count) }
    }
#endif
