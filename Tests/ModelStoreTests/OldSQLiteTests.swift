import Testing

@testable import ModelStore

/// A system whose SQLite lacks STRICT tables.
struct OldSQLiteTests {
    @Test func isAnErrorWithItsVersion() throws {
        let expected = StoreError.oldSQLite(found: "3.36.0")
        #expect(throws: expected) { try StoreError.throwIfOld(3_036_000, "3.36.0") }
        #expect(
            expected.description
                == "the store needs SQLite 3.37 or later, and the system has 3.36.0"
        )
        try StoreError.throwIfOld(3_037_000, "3.37.0")
    }
}
