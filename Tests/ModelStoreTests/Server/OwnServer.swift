#if PostgreSQL
    import Foundation
    import ModelStorePostgreSQL
    import TestSupport
    import Testing

    /// A server that only one test uses.
    struct OwnServer {
        let folder = "/tmp/modelstore-\(UUID().uuidString.prefix(8))"
        let address: String

        init() throws { address = try Self.start("start", folder) }

        /// A standby that follows another server.
        init(following primary: OwnServer) throws {
            address = try Self.start("standby", folder, primary.folder)
        }

        private static func start(_ arguments: String...) throws -> String {
            try script(arguments).stdout.trimmingCharacters(in: .whitespacesAndNewlines)
        }

        func crash() throws { try Self.script(["crash", folder]) }
        func halt() throws { try Self.script(["halt", folder]) }
        func promote() throws { try Self.script(["promote", folder]) }

        func stop() { _ = try? Self.script(["stop", folder]) }

        /// Asks the server past the store.
        @discardableResult
        func text(_ sql: String) throws -> String? {
            try ServerDatabase(address).texts(sql).first?.first ?? nil
        }

        /// Whether servers that follow others can be made.
        static let replicates =
            TestServer.address != nil && (try? execute(["replicates"]))?.succeeded == true

        @discardableResult
        private static func script(_ arguments: [String]) throws -> ProcessResult {
            let result = try execute(arguments)
            try #require(result.succeeded, "\(result.stderr)")
            return result
        }

        private static func execute(_ arguments: [String]) throws -> ProcessResult {
            try run([repositoryRoot.appending(path: "scripts/postgresql.sh").path] + arguments)
        }
    }

    /// A primary with two hot standbys.
    struct ReplicatedServers {
        let primary: OwnServer
        let standbys: [OwnServer]

        init() throws {
            primary = try OwnServer()
            do {
                standbys = [
                    try OwnServer(following: primary), try OwnServer(following: primary),
                ]
            } catch {
                primary.stop()
                throw error
            }
        }

        func stop() { for server in standbys + [primary] { server.stop() } }

        var address: String { Self.address([primary] + standbys) }
        var standbyAddress: String { Self.address(standbys) }

        private static func address(_ servers: [OwnServer]) -> String {
            let hosts = servers.map(\.folder).joined(separator: ",")
            return "postgresql:///postgres?host=\(hosts)&user=postgres"
        }

        /// Has each commit wait for both standbys.
        func makeSynchronous() throws {
            try primary.text("ALTER SYSTEM SET synchronous_standby_names = 'ANY 2 (*)'")
            try primary.text("SELECT pg_reload_conf()")
            let question = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'quorum'"
            while try primary.text(question) != "2" { usleep(10_000) }
        }
    }

    extension Trait where Self == ConditionTrait {
        /// A test that needs servers that follow others.
        static var onReplicas: Self {
            .enabled(
                if: OwnServer.replicates,
                "scripts/test-postgresql.sh runs it if the server has pg_basebackup"
            )
        }
    }
#endif
