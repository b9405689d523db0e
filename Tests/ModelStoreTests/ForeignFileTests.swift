import Foundation
import ModelStore
import TestSupport
import Testing

/// A file of another application is refused, and nothing in it changes.
struct ForeignFileTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
    }

    private func open(allowsSave: Bool = true) throws -> ModelContainer {
        try ModelContainer(
            for: Tag.self,
            configurations: ModelConfiguration(url: file, allowsSave: allowsSave)
        )
    }

    /// Makes a file with some statements, and expects that it's refused.
    private func expectRefusal(_ statements: String, found: String) throws {
        try Database(file).execute(statements)
        let bytes = try Data(contentsOf: file)
        let expected = StoreError.foreignFile(path: file.path, found: found)
        for allowsSave in [true, false] {
            #expect(throws: expected) { _ = try open(allowsSave: allowsSave) }
        }
        #expect(try Data(contentsOf: file) == bytes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file.sqlite"])
    }

    @Test func tablesOfAnotherApplication() throws {
        try expectRefusal(
            "CREATE TABLE album (x); CREATE VIEW songs AS SELECT x FROM album",
            found: "the tables \"album\", \"songs\""
        )
    }

    /// Also where a table has the name and the columns of the model's.
    @Test func aTableThatLooksLikeTheModels() throws {
        try expectRefusal(
            "CREATE TABLE Tag (_pk INTEGER PRIMARY KEY, label TEXT NOT NULL UNIQUE) STRICT",
            found: "the table \"Tag\""
        )
    }

    @Test func aCoreDataStore() throws {
        try expectRefusal(
            "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY); CREATE TABLE ZTAG (Z_PK INTEGER)",
            found: "a Core Data store"
        )
    }

    @Test func anotherApplicationsMark() throws {
        try expectRefusal(
            "PRAGMA application_id = 252006673; CREATE TABLE _ModelStore_keys (name)",
            found: "application id 0xf055111"
        )
    }

    /// Its version isn't a later version of this library.
    @Test func aVersionThatIsHigher() throws {
        try expectRefusal(
            "PRAGMA user_version = 99; CREATE TABLE album (x)",
            found: "the table \"album\""
        )
    }

    @Test func aFileIsMarked() throws {
        _ = try open()
        #expect(try Database(file).integer("PRAGMA application_id") == 0x4D53_746F)
        _ = try open()
    }

    @Test func anEmptyFileIsTaken() throws {
        try Data().write(to: file)
        _ = try open()
        #expect(try Database(file).integer("PRAGMA application_id") == 0x4D53_746F)
    }

    /// As earlier versions of the library left files: with the table of keys, and without a mark.
    @Test func aFileWithoutAMarkIsTakenAndMarked() throws {
        do { try ModelContext(open()).save() }
        try Database(file).execute("PRAGMA application_id = 0")
        _ = try open(allowsSave: false)
        #expect(try Database(file).integer("PRAGMA application_id") == 0)
        _ = try open()
        #expect(try Database(file).integer("PRAGMA application_id") == 0x4D53_746F)
    }
}
