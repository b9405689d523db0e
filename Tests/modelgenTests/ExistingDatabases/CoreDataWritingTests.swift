import Foundation
import ModelSamples
import TestSupport
import Testing

/// Code for stores of Core Data that writes them, keeping what Core Data needs.
@Suite(.enabled(if: builtTool != nil, "the tool isn't built"))
struct CoreDataWritingTests {
    private let folder: TemporaryFolder
    private let library: ExistingDatabase

    init() throws {
        folder = try TemporaryFolder()
        library = ExistingDatabase("library", in: folder)
        try Self.write(library)
        let program = folder.url.appending(path: "program")
        try Self.program.get().write(to: program)
        let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try FileManager.default.setAttributes(mode, ofItemAtPath: program.path)
    }

    /// The program that all tests run.
    private static let program = Result {
        let folder = try TemporaryFolder()
        let library = ExistingDatabase("library", in: folder)
        try write(library)
        try library.compile()
        return try Data(contentsOf: folder.url.appending(path: "program"))
    }

    private static func write(_ library: ExistingDatabase) throws {
        try writeStore(sample.bytes(), to: library.file.path)
        try execute(library.text("tables.sql"), in: library.file.path)
    }

    @Test(arguments: ["DELETE", "WAL"])
    func changesKeepWhatCoreDataNeeds(journal: String) throws {
        try execute("PRAGMA journal_mode = \(journal)", in: library.file.path)
        let before = try unchangeable()
        #expect(try library.lines("write") == ["1", "none"])
        try expectIntegrity()
        let expected = try library.text("expected.txt").split(separator: "\n").map(String.init)
        #expect(try library.rows(library.text("queries.sql")) == expected)
        #expect(try unchangeable() == before)
        #expect(try externalSizes() == [300_000])
    }

    @Test func changesOfOthersAreConflicts() throws {
        #expect(try library.lines("conflict") == ["Owner/1: Z_OPT: read 1, stored 3"])
        #expect(try library.rows("SELECT Z_OPT, ZNAME FROM ZOWNER WHERE Z_PK = 1") == ["5|Ann"])
        try expectIntegrity()
    }

    @Test func appendedMembersFollowThoseOfOthers() throws {
        let lines = try library.lines("append")
        #expect(lines == ["Poems 0a 0b 1a 1b", "old rare 0a 0b 1a 1b"])
        try expectIntegrity()
    }

    @Test func processesGetDifferentKeys() throws {
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            #expect(throws: Never.self) { try library.lines("keys") }
        }
        #expect(try library.rows("SELECT count(*), max(Z_PK) FROM ZOWNER") == ["402|402"])
        try expectIntegrity()
    }

    @Test(arguments: [
        (
            "CREATE TABLE ATRANSACTION (Z_PK INTEGER PRIMARY KEY)",
            "keeps a history (ATRANSACTION), which wouldn't have changes made here"
        ),
        (
            "CREATE TABLE ANSCKMETADATAENTRY (Z_PK INTEGER PRIMARY KEY)",
            "is mirrored to CloudKit (ANSCKMETADATAENTRY), which wouldn't get changes made here"
        ),
    ])
    func followedStoresAreRefusedUnlessAskedFor(table: String, reason: String) throws {
        try execute(table, in: library.file.path)
        let advice = "; .withoutHistory in coreDataWriting writes all the same"
        #expect(try library.lines("history") == [reason + advice, "saved"])
        try expectIntegrity()
    }

    @Test func storesWhoseTriggersNeedCoreDataAreRefused() throws {
        try execute(
            "CREATE TRIGGER Z_DA_ZTAG AFTER INSERT ON ZTAG BEGIN SELECT NSCoreDataNow(); END",
            in: library.file.path
        )
        let lines = try library.lines("history")
        let reason =
            "has triggers that call functions of Core Data (Z_DA_ZTAG), and can only be read"
        #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix(reason) })
    }

    /// Another version of the model may number the entities differently.
    @Test func storesOfAnotherModelAreRefused() throws {
        try execute("UPDATE Z_PRIMARYKEY SET Z_ENT = 7 WHERE Z_ENT = 6", in: library.file.path)
        let lines = try library.lines("history")
        let difference = "the entity \"Tag\" has the number 7, not 6"
        #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix(difference) })
    }

    @Test func failedSavesLeaveNothing() throws {
        try execute("CREATE UNIQUE INDEX ZTAG_ZNAME_UNIQUE ON ZTAG (ZNAME)", in: library.file.path)
        let before = try unchangeable() + library.rows(library.text("queries.sql"))
        #expect(try library.lines("failure") == ["refused"])
        #expect(try unchangeable() + library.rows(library.text("queries.sql")) == before)
        #expect(try externalSizes() == [])
    }

    @Test func savesAfterFailedOnesKeepWhatCoreDataNeeds() throws {
        try execute("CREATE UNIQUE INDEX ZTAG_ZNAME_UNIQUE ON ZTAG (ZNAME)", in: library.file.path)
        #expect(try library.lines("failure", "again") == ["refused"])
        let counters = try library.rows("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT IN (1, 6)")
        #expect(counters == ["10", "3"])
        #expect(try externalSizes() == [150_000])
        try expectIntegrity()
    }

    @Test func rowsThatCannotBeReadAreDeletedWithWhatLeadsToThem() throws {
        try execute("UPDATE ZMEDIA SET Z_ENT = 9 WHERE Z_PK = 2", in: library.file.path)
        #expect(try library.lines("damaged") == ["3"])
        #expect(try library.rows("SELECT * FROM ZTAG WHERE Z_PK = 1") == ["1|6|2|||old"])
        try expectIntegrity()
    }

    @Test func erasedStoresKeepTheirCounters() throws {
        let before = try unchangeable()
        #expect(try library.lines("erase") == [])
        let rows = try library.rows(
            """
            SELECT 1 FROM ZMEDIA UNION ALL SELECT 1 FROM ZOWNER UNION ALL SELECT 1 FROM ZPASSPORT UNION ALL
            SELECT 1 FROM ZTAG UNION ALL SELECT 1 FROM Z_1TAGS UNION ALL SELECT 1 FROM Z_6FRIENDS
            """
        )
        #expect(rows == [])
        #expect(try library.rows("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = 1") == ["9"])
        #expect(try unchangeable() == before)
    }

    private func expectIntegrity() throws {
        #expect(try library.rows(library.text("invariants.sql")) == [])
    }

    /// What only Core Data changes.
    private func unchangeable() throws -> [String] {
        try library.rows(
            """
            SELECT type, name, sql FROM sqlite_schema ORDER BY name; SELECT *, hex(Z_PLIST) FROM Z_METADATA;
            SELECT hex(Z_CONTENT) FROM Z_MODELCACHE; SELECT Z_ENT, Z_NAME, Z_SUPER FROM Z_PRIMARYKEY
            """
        )
    }

    private func externalSizes() throws -> [Int] {
        let path = folder.path + "/.library_SUPPORT/_EXTERNAL_DATA"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return try names.sorted().map { name in
            try Data(contentsOf: URL(filePath: "\(path)/\(name)")).count
        }
    }

    /// Media with owners, and tags that know each other: every kind of relationship.
    private static var sample: ModelSample {
        ModelSample([
            .init(
                "Media",
                attributes: [
                    ("title", 700), ("day", 900), ("price", 400), ("code", 1100), ("marks", 1800),
                    ("photo", 1000),
                ],
                relationships: [
                    .init("owner", "Owner", inverse: "items"),
                    .init("tags", "Tag", inverse: "media", isToMany: true, isOrdered: true),
                ]
            ),
            .init("Book", parent: "Media", attributes: [("pages", 200)]),
            .init("Film", parent: "Media"),
            .init(
                "Owner",
                attributes: [("name", 700)],
                relationships: [
                    .init(
                        "items",
                        "Media",
                        inverse: "owner",
                        isToMany: true,
                        isOrdered: true,
                        deleteRule: 2
                    ),
                    .init("likes", "Media", isToMany: true),
                    .init("passport", "Passport", inverse: "owner"),
                ]
            ),
            .init(
                "Passport",
                attributes: [("number", 700)],
                relationships: [.init("owner", "Owner", inverse: "passport")]
            ),
            .init(
                "Tag",
                attributes: [("name", 700)],
                relationships: [
                    .init("media", "Media", inverse: "tags", isToMany: true),
                    .init("favorite", "Media"),
                    .init("friends", "Tag", inverse: "friends", isToMany: true),
                ]
            ),
        ])
    }
}
