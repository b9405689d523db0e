#if PostgreSQL
    import Testing

    @testable import ModelStorePostgreSQL

    /// What tells that rows may have changed, and how far a server is.
    struct ServerStateTests {
        @Test(arguments: [
            ("740:742:740 f 2026", "740:742:740 f 2026", true),
            ("740:742:740 f 2026", "740:742:741 f 2026", false),
            ("740:740: f 2026", "740:740: f 2027", false),
            ("740:740: t 2026", "740:740: t 2026", true),
            // Either transaction may have ended between the two.
            ("740:742: t 2026", "740:742: t 2026", false),
        ])
        func statesWithTheSameRows(_ first: String, _ second: String, _ isSame: Bool) {
            #expect(ServerState(second).hasRows(of: ServerState(first)) == isSame)
        }

        @Test func positions() throws {
            let position = try #require(LogPosition("1/A0"))
            #expect(try #require(LogPosition("0/FFFFFFFF")) < position)
            #expect(try #require(LogPosition("1/B0")) > position)
            #expect(LogPosition("") == nil)
            #expect(LogPosition("1/G") == nil)
        }

        @Test(arguments: [
            ("postgresql://db1,db2/app", "primary"),
            ("postgresql://db1/app", nil),
            ("host=db1,db2 target_session_attrs=any", nil),
        ])
        func ofSeveralHostsThePrimaryIsChosen(_ text: String, _ expected: String?) throws {
            let keywords = try ServerAddress(text).forWriting.keywords
            #expect(keywords.first { $0.name == "target_session_attrs" }?.value == expected)
        }

        @Test func aReplicaIsAStandby() throws {
            let address = try ServerAddress("postgresql://ann@db1:1,db2:2/app?sslmode=require")
            let servers = address.forReading.servers
            let keywords = servers.map { server in
                Dictionary(server.keywords.map { ($0.name, $0.value) }) { first, _ in first }
            }
            #expect(keywords.map { $0["host"] } == ["db1", "db2"])
            #expect(keywords.map { $0["port"] } == ["1", "2"])
            for keywords in keywords {
                #expect(keywords["target_session_attrs"] == "standby")
                #expect(keywords["connect_timeout"] == "2")
                #expect(keywords["sslmode"] == "require")
                #expect(keywords["dbname"] == "app")
            }
        }
    }
#endif
