import Foundation
import ModelSamples
import TestSupport
import Testing

/// Code for databases that other programs made: it reads and changes them as SQL does.
@Suite(.enabled(if: builtTool != nil, "the tool isn't built"))
struct ExistingDatabaseTests {
    private static let chinook = besideRepository("shared/corpus/sqlite/lerocha+chinook-database")
        .appending(path: "ChinookDatabase/DataSources/Chinook_Sqlite.sqlite")

    @Test func codeForADatabaseDoesWhatHandwrittenSQLDoes() throws {
        let folder = try TemporaryFolder()
        let database = ExistingDatabase("music", in: folder)
        try execute(database.text("database.sql"), in: database.file.path)
        try compare(database, in: folder)
    }

    @Test func referencesMayHoldTexts() throws {
        let folder = try TemporaryFolder()
        let database = ExistingDatabase("shop", in: folder)
        try execute(database.text("database.sql"), in: database.file.path)
        try compare(database, in: folder)
    }

    @Test func tablesMayDoMoreThanKeepValues() throws {
        let folder = try TemporaryFolder()
        let database = ExistingDatabase("office", in: folder)
        try execute(database.text("database.sql"), in: database.file.path)
        try compare(database, in: folder)
    }

    @Test func tablesMayIgnoreWhatIsSaved() throws {
        let folder = try TemporaryFolder()
        let database = ExistingDatabase("desk", in: folder)
        try execute(database.text("database.sql"), in: database.file.path)
        try compare(database, in: folder)
    }

    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: chinook.path),
            "the corpus is not beside the repository"
        )
    )
    func codeForChinookDoesWhatHandwrittenSQLDoes() throws {
        let folder = try TemporaryFolder()
        let database = ExistingDatabase("chinook", in: folder)
        try FileManager.default.copyItem(at: Self.chinook, to: database.file)
        try compare(database, in: folder)
    }

    private func compare(_ database: ExistingDatabase, in folder: TemporaryFolder) throws {
        let copy = ExistingDatabase("copy", in: folder)
        try FileManager.default.copyItem(at: database.file, to: copy.file)
        try database.compile()

        let bytes = try Data(contentsOf: database.file)
        #expect(try database.lines("read") == database.rows(database.text("queries.sql")))
        #expect(try Data(contentsOf: database.file) == bytes)

        let refusals = try database.text("refusals.txt").split(separator: "\n").map(String.init)
        let printed = try database.lines("write")
        #expect(try printed == refusals + database.rows(database.text("queries.sql")))
        try execute(database.text("changes.sql"), in: copy.file.path)
        #expect(try database.contents() == copy.contents())
    }
}
