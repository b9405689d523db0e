#if PostgreSQL
    import ModelStore

    /// What tells whether a statement may see other rows than an earlier one.
    struct ServerState: Equatable {
        private let text: String

        /// Asks for the state. Only the snapshots of one server can be compared: after a failover, the new
        /// primary may give the number of a transaction that was lost to another one.
        static let question =
            "SELECT concat_ws(' ', pg_current_snapshot(), pg_is_in_recovery(), pg_postmaster_start_time())"
        /// Asks for the schema's number, too.
        static let questionWithSchema =
            String(question.dropLast()) + ", (\(SchemaRecord.selectNumber)))"

        init(_ text: String) { self.text = text }

        /// The number of the current schema's record, if it was asked for.
        var schemaNumber: Int64? { text.split(separator: " ").last.flatMap { Int64($0) } }

        /// Whether both see the same rows.
        func hasRows(of other: ServerState?) -> Bool { self == other && isExact }

        /// Whether the text says of each transaction whether it has ended.
        ///
        /// A standby leaves out the list of those that are open between the first and the last one:
        /// its snapshot says everything if there are none. For example: `740:740: t …`.
        private var isExact: Bool {
            let parts = text.split(separator: " ")
            guard parts.count > 1, parts[1] == "t" else { return true }
            let numbers = parts[0].split(separator: ":")
            return numbers.count == 2 && numbers[0] == numbers[1]
        }
    }
#endif
