#if PostgreSQL
    import CPostgreSQL
    import Foundation
    import ModelStore

    /// Where a database is, and how to connect to it, as libpq says it.
    ///
    /// For example: `postgresql:///app?host=/run/postgresql`, `host=db.example.org dbname=app`.
    struct ServerAddress: Sendable {
        /// What libpq gets.
        let text: String
        /// The address without its password, for errors and descriptions.
        let place: String
        /// What libpq gets instead, if a pool refuses a part of the text.
        private var parts: [(name: String, value: String)]?
        /// Whether it leads to a pool that gives each transaction another connection.
        let isPooled: Bool
        /// The settings that aren't sent with the address. For example: `search_path`.
        private(set) var settings: [AddressOptions.Setting] = []
        /// The options that the address has.
        private let options: [String: String]
        /// What libpq is told in addition, unless the address says otherwise.
        private var preferences: [(name: String, value: String)] = []

        /// - Parameter isPooled: whether it leads to a pool that gives each transaction another connection.
        /// - Throws: `StoreError.cannotOpen` if it's not an address, `unsupported` if it has options that a
        ///   pool refuses.
        init(_ text: String, isPooled: Bool = false) throws(StoreError) {
            self.text = text
            guard !Self.isAmbiguous(text), let parsed = PQconninfoParse(text, nil) else {
                throw Self.malformed
            }
            defer { PQconninfoFree(parsed) }
            var values: [String: String] = [:]
            var option = parsed
            while let keyword = option.pointee.keyword {
                if let value = option.pointee.val {
                    values[String(cString: keyword)] = String(cString: value)
                }
                option = option.successor()
            }
            guard (values["port"] ?? "").allSatisfy({ $0.isASCII && $0.isNumber || $0 == "," })
            else {
                throw Self.malformed
            }
            options = values
            self.isPooled = isPooled
            place = Self.place(values)
            guard isPooled else { return }
            settings = try AddressOptions.settings(values["options"] ?? "")
            values["options"] = nil
            parts = Self.parts(values)
        }

        private static func parts(_ values: [String: String]) -> [(name: String, value: String)] {
            values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }

        /// The same address, with settings for the session.
        func with(_ settings: [AddressOptions.Setting]) -> ServerAddress {
            var address = self
            address.settings = settings
            return address
        }

        /// The same address, for contexts that save: of several servers, one is the primary.
        var forWriting: ServerAddress {
            var address = self
            if hostCount > 1, getenv("PGTARGETSESSIONATTRS") == nil {
                address.preferences = [("target_session_attrs", "primary")]
            }
            return address
        }

        /// The same address, for contexts that only read. Somebody else answers for a server that doesn't.
        var forReading: ServerAddress {
            var address = self
            address.preferences = [("target_session_attrs", "standby"), ("connect_timeout", "2")]
            return address
        }

        /// The options that the address has. For example: `host` and `dbname`.
        var values: [String: String] { options }

        /// Whether only standbys are wanted.
        var isOfStandbys: Bool {
            let name = "target_session_attrs"
            return (options[name] ?? preferences.first { $0.name == name }?.value) == "standby"
        }

        private var hostCount: Int { max(list("host").count, list("hostaddr").count) }

        /// An option that has a value for each host. For example: `host`.
        private func list(_ option: String) -> [String] {
            (options[option] ?? "").split(separator: ",", omittingEmptySubsequences: false)
                .map(String.init)
        }

        /// An address for each host.
        var servers: [ServerAddress] {
            guard hostCount > 1 else { return [self] }
            return (0..<hostCount).map { number in
                var values = options
                for option in ["host", "hostaddr", "port"] {
                    let list = list(option)
                    if list.count > 1 { values[option] = list[min(number, list.count - 1)] }
                }
                var address = self
                address.parts = Self.parts(values)
                return address
            }
        }

        /// Whether a part of the password could be taken for the host, which errors name.
        ///
        /// For example: `postgresql://ann:p@ss@db.example.org/app`.
        private static func isAmbiguous(_ text: String) -> Bool {
            guard let start = text.range(of: "://")?.upperBound else { return false }
            let beforeOptions = text[start...].prefix { $0 != "?" }
            let authority = beforeOptions.prefix { $0 != "/" }
            return beforeOptions.count { $0 == "@" } > 1
                || beforeOptions.contains("@") && !authority.contains("@")
        }

        /// The text isn't part of it: it may have a password somewhere.
        private static var malformed: StoreError {
            .cannotOpen(
                path: "PostgreSQL",
                SQLFailure(
                    code: 14,
                    message:
                        "the address is neither an address of PostgreSQL nor a list of options, or it has an"
                        + " option that libpq doesn't know;"
                        + " characters such as @, : and / in a password are written as %40, %3A and %2F",
                    sql: "",
                    arguments: []
                )
            )
        }

        /// For example: `postgresql://ann@db.example.org:5432/app`.
        private static func place(_ values: [String: String]) -> String {
            let user = values["user"].map { "\($0)@" } ?? ""
            let host = values["host"] ?? values["hostaddr"] ?? ""
            let port = values["port"].map { ":\($0)" } ?? ""
            let database = values["dbname"] ?? ""
            return host.hasPrefix("/")
                ? "postgresql:///\(database)?host=\(host)"
                : "postgresql://\(user)\(host)\(port)/\(database)"
        }

        /// What libpq is told, with limits on waiting for a server that doesn't answer.
        var keywords: [(name: String, value: String)] {
            let defaults = [
                ("connect_timeout", "10"), ("keepalives_idle", "30"), ("keepalives_interval", "10"),
                ("keepalives_count", "3"), ("tcp_user_timeout", "30000"),
                ("fallback_application_name", "ModelStore"),
            ]
            let preferred = preferences.filter { options[$0.name] == nil }
            let known = Set(options.keys).union(preferred.map(\.name))
            return (parts ?? [("dbname", text)]) + preferred
                + defaults.filter { !known.contains($0.0) } + [("client_encoding", "UTF8")]
        }
    }
#endif
