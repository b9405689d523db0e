import CSQLite
import Foundation
import ModelTypes
import TestSupport
import Testing

@testable import ModelStore

/// Tables with collations of other programs are read and written as far as nothing is compared by them.
struct UnknownCollationTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
    }

    /// - Parameter tables: Statements after those for `spot`.
    private func open(_ tables: String) throws -> ModelContext {
        _ = try runWithCollation(
            """
            CREATE TABLE spot(id INTEGER PRIMARY KEY, name TEXT COLLATE zz);
            INSERT INTO spot VALUES (1, 'b'), (2, 'A');
            \(tables)
            """
        )
        return try ModelContext(
            ModelContainer(
                for: Spot.self,
                SpotName.self,
                configurations: ModelConfiguration(url: file)
            )
        )
    }

    private func expectUnknown(_ body: () throws -> Void) {
        let error = #expect(throws: StoreError.self) { try body() }
        guard case .sql(let failure) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(failure.message == "no such collation sequence: zz")
    }

    private func names() throws -> [String] {
        try Database(file).texts("SELECT name FROM spot ORDER BY id")
    }

    private static let view = "CREATE VIEW spot_name AS SELECT name FROM spot;"
    private static let keyless = """
        CREATE TABLE spot_name(code TEXT PRIMARY KEY, name TEXT COLLATE zz) WITHOUT ROWID;
        INSERT INTO spot_name VALUES ('x', 'b'), ('y', 'A');
        """

    @Test(arguments: [view, keyless])
    func rowsWithoutANumber(table: String) throws {
        let context = try open(table)
        #expect(try context.fetch(SpotName.self).map(\.name).sorted() == ["A", "b"])
    }

    @Test func comparing() throws {
        let context = try open(Self.view)
        expectUnknown {
            _ = try context.fetch(Spot.self, where: Spot.fields.name == "b")
        }
        expectUnknown {
            _ = try context.fetch(Spot.self, sortBy: [Spot.fields.name.ascending])
        }
        // The next statement isn't concerned.
        #expect(try context.fetch(Spot.self, where: Spot.fields.key == 2).map(\.name) == ["A"])
    }

    @Test func writing() throws {
        let context = try open(Self.view)
        context.insert(Spot(name: "c"))
        try context.fetch(Spot.self, where: Spot.fields.key == 1)[0].name = "B"
        try context.save()
        #expect(try names() == ["B", "A", "c"])
    }

    /// The index would be in another order than the other program's.
    @Test func writingToAnIndex() throws {
        let context = try open(Self.view)
        _ = try runWithCollation("CREATE INDEX spot_by_name ON spot(name)")
        expectUnknown {
            context.insert(Spot(name: "c"))
            try context.save()
        }
        context.rollback()
        expectUnknown {
            try context.fetch(Spot.self, where: Spot.fields.key == 1)[0].name = "c"
            try context.save()
        }
        context.rollback()
        expectUnknown {
            context.delete(try context.fetch(Spot.self, where: Spot.fields.key == 1)[0])
            try context.save()
        }
        context.rollback()
        try context.write {
            expectUnknown {
                try context.update(Spot.self, set: Spot.fields.name.set(to: "c"))
            }
        }
        #expect(try names() == ["b", "A"])
        #expect(try runWithCollation("PRAGMA integrity_check") == ["ok"])
    }

    /// Runs statements as the other program does.
    /// - Returns: The first column of their rows.
    private func runWithCollation(_ sql: String) throws -> [String] {
        var handle: OpaquePointer?
        try #require(sqlite3_open(file.path, &handle) == SQLITE_OK)
        defer { sqlite3_close_v2(handle) }
        _ = sqlite3_create_collation_v2(
            handle,
            "zz",
            SQLITE_UTF8,
            nil,
            { _, leftCount, left, rightCount, right in
                let left = sqlText(left, leftCount).lowercased()
                let right = sqlText(right, rightCount).lowercased()
                return left == right ? 0 : left < right ? -1 : 1
            },
            nil
        )
        var rows: [String] = []
        let code = withUnsafeMutablePointer(to: &rows) { rows in
            sqlite3_exec(
                handle,
                sql,
                { rows, _, values, _ in
                    let text = values?[0].map { String(cString: $0) } ?? ""
                    rows?.assumingMemoryBound(to: [String].self).pointee.append(text)
                    return SQLITE_OK
                },
                rows,
                nil
            )
        }
        try #require(code == SQLITE_OK)
        return rows
    }
}
