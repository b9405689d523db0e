#if PostgreSQL
    import ModelStore

    /// What `NOTIFY` tells of a save: who saved, and the tables, each on a line.
    struct AnnouncedSave: Equatable {
        /// The container that saved.
        let origin: String
        let changes: RemoteChanges

        /// An expression for the channel's name, which depends on the tables' schema.
        static let channel = "'_ModelStore_' || md5(current_schema())"
        static let notify = "SELECT pg_notify(\(channel), ?1)"
        /// PostgreSQL takes less than 8000 bytes.
        private static let maximumSize = 7999
        private static let unknown = "*"

        init(origin: String, _ changes: RemoteChanges) {
            (self.origin, self.changes) = (origin, changes)
        }

        init(payload: String) {
            let lines = payload.split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init)
            origin = lines.first ?? ""
            let tables = Set(lines.dropFirst())
            changes = RemoteChanges(
                tables: tables.subtracting([Self.unknown]),
                isUnknown: tables.isEmpty || tables.contains(Self.unknown)
            )
        }

        var payload: String {
            let tables = changes.isUnknown ? [Self.unknown] : changes.tables.sorted()
            let text = ([origin] + tables).joined(separator: "\n")
            return text.utf8.count <= Self.maximumSize ? text : "\(origin)\n\(Self.unknown)"
        }
    }
#endif
