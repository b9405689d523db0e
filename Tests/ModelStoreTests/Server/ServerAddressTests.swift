#if PostgreSQL
    import Foundation
    import ModelStore
    import Testing

    @testable import ModelStorePostgreSQL

    /// Addresses of servers, whose passwords nobody else sees.
    struct ServerAddressTests {
        @Test(arguments: [
            (
                "postgresql://ann:secret@db.example.org:6432/app",
                "postgresql://ann@db.example.org:6432/app"
            ),
            ("postgresql://ann:s%40cret@db.example.org/app", "postgresql://ann@db.example.org/app"),
            ("host=db.example.org dbname=app password=secret", "postgresql://db.example.org/app"),
            ("postgresql:///app?host=/run/pg&password=secret", "postgresql:///app?host=/run/pg"),
        ])
        func aPlaceHasNoPassword(_ text: String, _ place: String) throws {
            #expect(try ServerAddress(text).place == place)
        }

        @Test(arguments: [
            "secret", "postgresql://ann:sec@ret@db.example.org/app",
            "postgresql://ann:secret/@db/app",
            "postgresql://ann:secret/a@b@db/app", "host=db port=secret", "nothing=secret",
        ])
        func whatIsNoAddressIsNotTold(_ text: String) throws {
            let error = #expect(throws: StoreError.self) { try ServerAddress(text) }
            #expect(error.map { "\($0)" }?.contains("sec") == false)
        }

        @Test func aServerThatIsNotThere() throws {
            let configuration = ModelConfiguration.postgreSQL(
                "postgresql:///app?host=/nowhere&user=ann&password=secret"
            )
            let error = #expect(throws: StoreError.self) {
                try ModelContainer(for: Tag.self, configurations: configuration)
            }
            guard case .connectionLost(let failure) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(failure.message.contains("/nowhere"))
            #expect(!"\(failure)".contains("secret"))
            #expect(!"\(configuration)".contains("secret"))
        }

        @Test func whatAServerLacksIsRefusedWhenOpening() throws {
            var configuration = ModelConfiguration.postgreSQL("host=/nowhere")
            configuration.maximumSize = 1 << 20
            #expect {
                try ModelContainer(for: Tag.self, configurations: configuration)
            } throws: { error in
                guard case StoreError.unsupported = error else { return false }
                return true
            }
        }

        @Test func parametersAreNumberedInTheOrderOfTheirPlaces() {
            let text = SQLText("SELECT '?1', \"?2\" FROM t WHERE a = ?2 AND b = ?1 AND c = ?2")
            #expect(text.text == "SELECT '?1', \"?2\" FROM t WHERE a = $1 AND b = $2 AND c = $1")
            #expect(text.values(["x", "y"], or: "") == ["y", "x"])
        }
    }
#endif
