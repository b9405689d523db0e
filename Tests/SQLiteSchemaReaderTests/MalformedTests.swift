import Diagnostics
import Foundation
import SQLiteSchemaReader
import TestSupport
import Testing

@Suite("Malformed databases and scripts") struct MalformedTests {
    @Test("a file that isn't a database is an error") func noDatabase() throws {
        let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 7) }
        let (model, found) = try readFile("music.db", bytes)
        #expect(model == nil)
        #expect(found.map(\.id) == ["sqlite.unreadable"])
    }

    @Test(
        "a statement that fails is an error at its place",
        arguments: [
            "CREATE TABL t;", "ATTACH 'x.db' AS x;", "VACUUM INTO 'x.db';",
            "SELECT load_extension('x');",
        ]
    )
    func statements(sql: String) throws {
        let (model, found) = try readScript("-- one\nCREATE TABLE a (b);\n  \(sql)")
        #expect(model == nil)
        #expect(found.map(\.id) == ["sqlite.script"])
        #expect(found.first?.range.start.line == 3)
        #expect(found.first?.range.start.column == 3)
    }

    @Test("a store of Core Data is an error") func coreData() throws {
        let found = try readScript("CREATE TABLE Z_METADATA (Z_VERSION INTEGER);").found
        #expect(found.map(\.id) == ["sqlite.core-data-store"])
    }

    @Test("a script that is cut or changed anywhere doesn't end the process") func mutants() throws
    {
        let sql = Array(
            "CREATE TABLE t (a \"x\" CHECK (length(a) < 2), b DEFAULT 'c'); /* d */".utf8
        )
        for index in sql.indices {
            var changed = sql
            changed[index] = UInt8(truncatingIfNeeded: index &* 37)
            for text in [Array(sql[..<index]), changed] {
                let (model, found) = try readFile("music.sql", text)
                #expect((model == nil) == found.contains { $0.severity == .error })
            }
        }
    }
}
