#if PostgreSQL
    import CPostgreSQL
    import ModelStore

    /// An error of the server, as the store's errors say it.
    struct ServerFailure: Error {
        let sqlState: String
        /// Without values of rows, which PostgreSQL tells in the detail.
        let message: String
        let table: String?
        let column: String?
        let constraint: String?

        init(_ result: OpaquePointer) {
            func field(_ code: Character) -> String? {
                PQresultErrorField(result, Int32(code.asciiValue ?? 0)).map { String(cString: $0) }
            }
            sqlState = field("C") ?? ""
            message = field("M") ?? PQresultErrorMessage(result).map { String(cString: $0) } ?? ""
            // An error of another server's only tells them in its text.
            let names = sqlState.hasPrefix("23") && field("n") == nil ? Self.names(in: message) : []
            table = field("t") ?? (sqlState == "23502" ? names.last : nil)
            column = field("c") ?? (sqlState == "23502" ? names.first : nil)
            constraint = field("n") ?? (sqlState == "23502" ? nil : names.last)
        }

        /// The quoted words of a message. For example: `Task_p1_accountID_name_key`.
        private static func names(in message: String) -> [String] {
            let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
            return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
        }

        /// Whether the connection is gone, or was never there.
        var isLostConnection: Bool {
            sqlState.isEmpty || sqlState.hasPrefix("08")
                || ["57P01", "57P02", "57P03", "57P05"].contains(sqlState)
        }

        /// Whether a statement was prepared for columns that have another type now.
        var isAboutStalePlan: Bool { sqlState == "0A000" }

        /// Whether the transaction waited for one that waited for it.
        var isDeadlock: Bool { sqlState == "40P01" }

        /// Whether the server only reads. For example: it's a standby, and the primary is another one now.
        var isReadOnlyServer: Bool { sqlState == "25006" }

        /// - Parameter rules: the rules behind the names of constraints.
        func error(_ place: String, _ sql: String, _ arguments: [String], _ rules: SchemaRules)
            -> StoreError
        {
            let failure = SQLFailure(
                code: code(rules),
                message: String(text(rules).prefix(400)),
                sql: sql,
                arguments: arguments.map { String($0.prefix(200)) },
                sqlState: sqlState
            )
            return isLostConnection ? .connectionLost(failure) : StoreError(failure, path: place)
        }

        /// The message; that about a rule is SQLite's, in which the store finds the property.
        private func text(_ rules: SchemaRules) -> String {
            switch sqlState {
            case "23502":
                "NOT NULL constraint failed: \(rules.names.whole(table ?? "")).\(column ?? "")"
            case "23514":
                constraint.flatMap { rules.checks[$0] }.map { "CHECK constraint failed: \($0)" }
                    ?? message
            case "23505":
                whole(rules).flatMap { rules.unique[$0] }.map { "UNIQUE constraint failed: \($0)" }
                    ?? message
            default: advice.map { "\(message); \($0)" } ?? message
            }
        }

        /// What to do about it, where the message leaves that open.
        private var advice: String? {
            switch sqlState {
            case "3F000":
                "no schema of the role's search_path exists, or the role may use none: create it, or grant"
                    + " the role USAGE"
            case "42501": "the page \"PostgreSQL\" lists the privileges that a role needs"
            case "42703", "42P01", "42804": "another program has changed the tables"
            case "55P03":
                "others kept what it needs for longer than busyTimeout, such as other saves of the same rows,"
                    + " or another program that changes the tables to its model"
            default: nil
            }
        }

        /// The constraint of the whole table.
        private func whole(_ rules: SchemaRules) -> String? { constraint.map(rules.names.whole) }

        /// SQLite's code for the same.
        private func code(_ rules: SchemaRules) -> Int32 {
            switch sqlState {
            case "23502": 19 | 5 << 8
            case "23503": 19 | 3 << 8
            case "23505": whole(rules).map(rules.keys.contains) == true ? 19 | 6 << 8 : 19 | 8 << 8
            case "23514": 19 | 1 << 8
            case "22003", "22P02", "22021": 19 | 12 << 8
            case "40001", "40P01", "55P03", "53300": 5
            case "53100": 13
            // The stack isn't deep enough for the rows that take each other along.
            case "54001": 1
            case "54000": 18
            case "25006": 8
            case "28000", "28P01", "3D000", "3F000": 14
            case "XX001", "XX002": 11
            case let state where state.hasPrefix("23"): 19
            case let state where state.hasPrefix("58"): 10
            default: 21
            }
        }
    }
#endif
