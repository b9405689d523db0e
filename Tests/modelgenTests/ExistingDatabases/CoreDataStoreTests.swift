import Foundation
import ModelSamples
import TestSupport
import Testing

/// Code for stores of Core Data: it reads what SQL reads, and by default writes nothing.
@Suite(.enabled(if: builtTool != nil, "the tool isn't built"))
struct CoreDataStoreTests {
    @Test func codeForAStoreReadsWhatSQLReads() throws {
        let folder = try TemporaryFolder()
        let store = ExistingDatabase("notes", in: folder)
        try writeStore(sample.bytes(), to: store.file.path)
        try execute(store.text("tables.sql"), in: store.file.path)
        let external = ".notes_SUPPORT/_EXTERNAL_DATA/E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
        try folder.write("", to: external)
        try Data([0xC0, 0xFF, 0xEE]).write(to: folder.url.appending(path: external))
        try store.compile()

        let bytes = try Data(contentsOf: store.file)
        let refusal = ["a store of Core Data is only read"]
        #expect(try store.lines("read") == store.rows(store.text("queries.sql")) + refusal)
        #expect(try Data(contentsOf: store.file) == bytes)
        #expect(!FileManager.default.fileExists(atPath: store.file.path + "-shm"))
    }

    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: bookmarks.path),
            "the corpus is not beside the repository"
        )
    )
    func codeForAStoreReadsOrderedPairs() throws {
        let folder = try TemporaryFolder()
        let store = ExistingDatabase("bookmarks", in: folder)
        try FileManager.default.copyItem(at: Self.bookmarks, to: store.file)
        try execute(store.text("rows.sql"), in: store.file.path)
        try store.compile()

        let bytes = try Data(contentsOf: store.file)
        #expect(try store.lines("read") == store.rows(store.text("queries.sql")))
        #expect(try Data(contentsOf: store.file) == bytes)
    }

    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: bookmarks.path),
            "the corpus is not beside the repository"
        )
    )
    func codeForAStoreWritesOrderedPairs() throws {
        let folder = try TemporaryFolder()
        let store = ExistingDatabase("bookmarks", in: folder)
        try FileManager.default.copyItem(at: Self.bookmarks, to: store.file)
        try execute(store.text("rows.sql"), in: store.file.path)
        try store.compile()

        let schema = try store.rows("SELECT * FROM sqlite_schema; SELECT Z_UUID FROM Z_METADATA")
        #expect(try store.lines("write") == store.rows(store.text("queries.sql")))
        let rows = try store.rows(
            """
            SELECT Z_PK, Z_ENT, Z_OPT, ZTITLE, ZPARENT, Z_FOK_PARENT FROM ZBOOKMARKENTITY;
            SELECT * FROM Z_1FAVORITES; SELECT Z_MAX FROM Z_PRIMARYKEY
            """
        )
        #expect(
            rows == [
                "1|1|2|Root||", "2|1|1|Last|1|3072", "3|1|1|First|1|1024", "8|1|1|New|1|512",
                "1|2|3072", "1|8|2048", "8",
            ]
        )
        #expect(
            try store.rows("SELECT * FROM sqlite_schema; SELECT Z_UUID FROM Z_METADATA") == schema
        )
    }

    /// A store of iOS 6, whose tables are all that is known.
    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: recipes.path),
            "the corpus is not beside the repository"
        )
    )
    func codeForAStoreWithoutModelReadsWhatSQLReads() throws {
        let folder = try TemporaryFolder()
        let store = ExistingDatabase("recipes", in: folder)
        try FileManager.default.copyItem(at: Self.recipes, to: store.file)
        try store.compile()
        #expect(try store.lines("read") == store.rows(store.text("queries.sql")))
    }

    private static let recipes = besideRepository("shared/corpus/sqlite")
        .appending(path: "magicalpanda+MagicalRecord/Samples/iOS/Resources/RecipeData")
        .appending(path: "Recipes.sqlite")

    private static let bookmarks = besideRepository("shared/corpus/sqlite")
        .appending(path: "duckduckgo+BrowserServicesKit/Tests/BookmarksTests/Resources")
        .appending(path: "Bookmarks_V5.sqlite")

    private var sample: CompiledSample {
        let types: [(String, Int64)] = [
            ("code", 1100), ("day", 900), ("fee", 400), ("isOpen", 800), ("marks", 1800),
            ("page", 1200), ("size", 300), ("title", 700), ("weight", 500),
        ]
        var sample = CompiledSample()
        sample.attributes = types.map { name, type in
            (
                name,
                { _ in [("NSAttributeType", .integer(type)), ("NSIsOptional", .boolean(true))] }
            )
        }
        let external: [(String, ArchiveWriter.Value)] = [
            ("NSAttributeType", .integer(1000)), ("NSIsOptional", .boolean(true)),
            ("NSFlagsKey", .integer(4)),
        ]
        sample.attributes.append(("photo", { _ in external }))
        return sample
    }
}
