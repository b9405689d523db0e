#if PostgreSQL
    import Testing

    @testable import ModelStore
    @testable import ModelStorePostgreSQL

    /// Names that a server has once, for tables and for indexes.
    struct SchemaNamesTests {
        private func table(_ name: String, unique: [[String]] = []) -> TableSchema {
            TableSchema(name: name, columns: [], unique: unique, indexes: [])
        }

        @Test func partsHaveDifferentNames() throws {
            let different = [table("T", unique: [["a"], ["b"], ["a", "b"]]), table("U")]
            try SchemaNames(StoreSchema(entities: [], tables: different)).check()
        }

        @Test(
            arguments: [
                ([("T", [["a_b"], ["a", "b"]])], "T_a_b_key"),
                ([("N", [["t_a"]]), ("N_t", [["a"]])], "N_t_a_key"),
                ([("Note", []), ("Note_pkey", [])], "Note_pkey"),
            ] as [([(String, [[String]])], String)]
        )
        func sameNames(_ tables: [(String, [[String]])], _ name: String) {
            let schema = StoreSchema(
                entities: [],
                tables: tables.map { table($0.0, unique: $0.1) }
            )
            #expect {
                try SchemaNames(schema).check()
            } throws: { error in
                guard case StoreError.unsupported(let reason) = error else { return false }
                return reason.contains("the name '\(name)' on a server")
            }
        }
    }
#endif
