#if PostgreSQL
    import ModelStore
    import Testing

    @testable import ModelStorePostgreSQL

    /// Settings in an address that leads to a pool.
    struct AddressOptionsTests {
        @Test(arguments: [
            ("", []), ("-csearch_path=app", ["search_path=app"]),
            (
                "-c search_path=a,b  --statement-timeout=5s",
                ["search_path=a,b", "statement_timeout=5s"]
            ),
            (#"-c search_path=my\ app"#, ["search_path=my app"]), ("-c a=b=c", ["a=b=c"]),
        ])
        func settings(_ text: String, _ expected: [String]) throws {
            let found = try AddressOptions.settings(text).map { "\($0.name)=\($0.value)" }
            #expect(found == expected)
        }

        @Test(arguments: ["-B 5", "-c", "-c nothing", "-c =x", "text"])
        func otherOptionsAreRefused(_ text: String) {
            #expect(throws: StoreError.self) { try AddressOptions.settings(text) }
        }

        @Test func aPoolGetsNoOptions() throws {
            let text =
                "postgresql://ann:secret@db:6432/app?options=-csearch_path%3Dx&sslmode=require"
            let pooled = try ServerAddress(text, isPooled: true)
            #expect(
                !pooled.keywords.contains { $0.name == "options" || $0.value.contains("search") }
            )
            #expect(pooled.keywords.contains { $0 == ("dbname", "app") })
            #expect(pooled.keywords.contains { $0 == ("sslmode", "require") })
            #expect(pooled.settings.map(\.name) == ["search_path"])
            #expect(pooled.place == "postgresql://ann@db:6432/app")
            #expect(try ServerAddress(text).keywords[0].value == text)
        }
    }
#endif
