#if PostgreSQL
    import ModelStore

    extension ModelConfiguration {
        /// A database of a PostgreSQL server, in which a container creates its tables.
        ///
        /// The address is one of libpq's: an address, or a list of options. It may name a service, a
        /// password file, and settings for TLS; the environment's variables, such as `PGPASSWORD`, count.
        /// For example:
        /// ```swift
        /// let container = try ModelContainer(
        ///     for: Person.self,
        ///     configurations: .postgreSQL("postgresql://ann@db.example.org/app?sslmode=verify-full")
        /// )
        /// ```
        /// An address with several hosts leads to the one that's the primary. ``ModelStore/ModelContext``s that
        /// are made with `readingFrom` use one of the replicas, if there are any. For example:
        /// ```swift
        /// let configuration = ModelConfiguration.postgreSQL(
        ///     "postgresql://ann@db1,db2,db3/app",
        ///     replicas: "postgresql://ann@db1,db2,db3/app"
        /// )
        /// ```
        /// - Parameters:
        ///   - address: where the database is. An error doesn't contain the password.
        ///   - replicas: the address of hot standbys, with the same database; not that of a pool.
        ///   - name: a name for the program's own use.
        ///   - allowsSave: whether the tables may be created and written.
        ///   - maximumConnections: how many connections the container has at most, and how many more to
        ///     replicas. A context uses one while it reads or saves; if none is free for ``ModelStore/ModelConfiguration/busyTimeout``,
        ///     the call throws ``ModelStore/StoreError/busy(_:)``.
        ///   - pooling: the pool that the address leads to, such as PgBouncer's.
        ///   - partitions: how many partitions new tables of distributed classes have; `nil` for as many as the
        ///     others of the database have, or none.
        public static func postgreSQL(
            _ address: String,
            replicas: String? = nil,
            name: String? = nil,
            allowsSave: Bool = true,
            maximumConnections: Int = 16,
            pooling: PostgreSQLPooling = .sessions,
            partitions: PostgreSQLPartitions? = nil
        ) -> ModelConfiguration {
            ModelConfiguration(
                name,
                server: PostgreSQLServer(
                    address,
                    replicas: replicas,
                    maximumConnections: maximumConnections,
                    pooling,
                    partitions
                ),
                allowsSave: allowsSave
            )
        }
    }
#endif
