#if PostgreSQL
    import Foundation
    import ModelStore

    /// What every session of a container is told.
    struct SessionSettings: Sendable {
        let lockTimeout: TimeInterval
        /// Whether a save waits for the server's disk, whatever the server's own setting is.
        let waitsForDisk: Bool
        let isReadOnly: Bool

        init(_ settings: ConnectionSettings, isReadOnly: Bool) {
            lockTimeout = settings.busyTimeout
            waitsForDisk = settings.durability == .full
            self.isReadOnly = isReadOnly
        }

        private var common: [AddressOptions.Setting] {
            let milliseconds = Int(max(1, lockTimeout * 1000))
            return [
                AddressOptions.Setting(name: "lock_timeout", value: "\(milliseconds)"),
                AddressOptions.Setting(name: "standard_conforming_strings", value: "on"),
            ]
                + (waitsForDisk
                    ? [AddressOptions.Setting(name: "synchronous_commit", value: "on")] : [])
        }

        /// Prepares a session.
        /// - Throws: `StoreError`, if the server refuses a setting.
        func applied(to session: Session) throws -> Session {
            session.isForWriting = !isReadOnly
            if let options = session.options {
                let readOnly = AddressOptions.Setting(name: "transaction_read_only", value: "on")
                session.transactionSettings = Self.statement(
                    options + common + (isReadOnly ? [readOnly] : []),
                    isLocal: true
                )
                return session
            }
            // An address or a role may have it by itself.
            let readOnly = AddressOptions.Setting(
                name: "default_transaction_read_only",
                value: "on"
            )
            try session.send(
                Self.statement(common + (isReadOnly ? [readOnly] : []), isLocal: false)
            )
            if case .failure(let failure)? = try session.sync().first {
                throw failure.error("", "", [], SchemaRules())
            }
            return session
        }

        /// - Parameter isLocal: whether the settings end with the transaction.
        static func statement(_ settings: [AddressOptions.Setting], isLocal: Bool) -> String {
            let calls = settings.map {
                "set_config(\(literal($0.name)), \(literal($0.value)), \(isLocal))"
            }
            return "SELECT " + calls.joined(separator: ", ")
        }
    }
#endif
