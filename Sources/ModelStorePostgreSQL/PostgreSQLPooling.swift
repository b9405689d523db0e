#if PostgreSQL
    /// The pool of connections between a program and its server.
    ///
    /// For example: `.transactions(listeningAt: "postgresql://ann@db.example.org:5432/app")` for a
    /// PgBouncer on the same machine with `pool_mode = transaction`.
    public enum PostgreSQLPooling: Hashable, Sendable {
        /// No pool, or one that keeps a connection to the server for each of the program's. For example: the
        /// default.
        case sessions
        /// A pool that may give each transaction another connection to the server.
        ///
        /// Nothing outlasts a transaction then: statements aren't kept prepared, settings are sent with each
        /// transaction, and the options `-c name=value` of the address are among them, as such a pool refuses
        /// them. `LISTEN` needs the server's own address; without one, a container whose live results are
        /// followed asks once in a second whether anything has changed. For example:
        /// `.transactions(listeningAt: nil)`.
        case transactions(listeningAt: String?)
    }
#endif
