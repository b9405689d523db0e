import CompiledModelReader
import Diagnostics
import Foundation
import ModelIR
import ModelSamples
import TestSupport
import Testing

@Suite("Models in stores") struct StoreTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/Notes.sqlite" }

    init() throws { folder = try TemporaryFolder() }

    private func read() -> (model: Model?, ids: [String]) {
        var sink = DiagnosticSink()
        let model = StoreModelReader().read(path, diagnostics: &sink)
        return (model, sink.sorted.map(\.id))
    }

    @Test func modelOfAStore() throws {
        try writeStore(CompiledSample().bytes(), to: path)
        let before = try Data(contentsOf: URL(filePath: path))
        let (model, ids) = read()
        #expect(ids.isEmpty)
        #expect(model?.name == "Notes")
        #expect(model?.entities.map(\.name) == ["Author", "Note", "TextNote"])
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Notes.sqlite"]
        )
    }

    @Test func noModel() throws {
        try writeStore(nil, to: path)
        #expect(read().ids == ["store.no-model"])
    }

    /// What a system older than iOS 10 wrote.
    @Test func tablesWithoutModel() throws {
        try writeStore(nil, to: path)
        try execute(
            """
            DROP TABLE Z_MODELCACHE;
            CREATE TABLE ZITEM (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZAUTHOR INTEGER,
                ZCOVER INTEGER, Z4_COVER INTEGER, ZCOUNT INTEGER, Z_FOK_AUTHOR INTEGER, ZCREATEDAT TIMESTAMP,
                ZPRICE DECIMAL, ZSIZE FLOAT, ZTITLE VARCHAR, ZDATA BLOB);
            CREATE TABLE ZAUTHOR (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR);
            CREATE TABLE ZIMAGE (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER);
            CREATE TABLE Z_1FANS (Z_1FAVORITES INTEGER, Z_3FANS1 INTEGER);
            CREATE TABLE Z_3FRIENDS (Z_3FRIENDS INTEGER, REFLEXIVE INTEGER);
            CREATE INDEX ZITEM_ZAUTHOR_INDEX ON ZITEM (ZAUTHOR);
            INSERT INTO Z_PRIMARYKEY VALUES (1, 'Item', 0, 0), (2, 'Book', 1, 0), (3, 'Author', 0, 0),
                (4, 'Image', 0, 0);
            """,
            in: path
        )
        let (model, ids) = read()
        #expect(ids == ["store.tables-only"])
        let entities = try #require(model).entities
        #expect(entities.map(\.name) == ["Item", "Book", "Author", "Image"])
        #expect(entities.map(\.parent) == [nil, "Item", nil, nil])
        let attributes = entities[0].attributes.map { "\($0.name): \($0.type)" }
        #expect(
            attributes == [
                "count: integer64", "createdat: date", "price: decimal", "size: double",
                "title: string", "data: binary",
            ]
        )
        let links = entities.map {
            $0.relationships.map { "\($0.name) \($0.cardinality) \($0.destination)" }
        }
        #expect(
            links == [
                ["author toOne Author", "cover toOne Image", "fans toMany Author"], [],
                ["favorites toMany Item", "friends toMany Author"], [],
            ]
        )
        let existing = try #require(model?.existing)
        #expect(existing.tables.map(\.name) == ["ZITEM", "ZITEM", "ZAUTHOR", "ZIMAGE"])
        #expect(existing.pairs.map(\.table) == ["Z_1FANS", "Z_1FANS", "Z_3FRIENDS"])
        #expect(existing["Item"]?.column("cover")?.entityColumn == "Z4_COVER")
        #expect(existing["Item"]?.column("author")?.entityColumn == nil)
    }

    /// The members of a relationship without an inverse have a column for its owner.
    @Test func tablesWithColumnsOfOtherEntities() throws {
        try writeStore(nil, to: path)
        try execute(
            """
            DROP TABLE Z_MODELCACHE;
            CREATE TABLE ZDOCUMENT (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER,
                Z2DOCUMENTS INTEGER, Z2PAGES INTEGER, Z_FOK_2PAGES INTEGER, Z9STRANGE INTEGER,
                ZTITLE VARCHAR);
            CREATE TABLE ZFOLDER (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR);
            CREATE TABLE Z_1LINKS (Z_1LINKED INTEGER, Z_2LINKS INTEGER, Z_FOK_2LINKS INTEGER);
            INSERT INTO Z_PRIMARYKEY VALUES (1, 'Document', 0, 0), (2, 'Folder', 0, 0);
            """,
            in: path
        )
        let (model, ids) = read()
        #expect(ids == ["store.tables-only"])
        let entities = try #require(model).entities
        #expect(entities.map { $0.attributes.map(\.name) } == [["title"], ["name"]])
        let links = entities.map {
            $0.relationships.map { "\($0.name) \($0.cardinality) \($0.destination)" }
        }
        #expect(
            links == [
                ["links orderedToMany Folder"],
                [
                    "documents toMany Document", "pages orderedToMany Document",
                    "linked toMany Document",
                ],
            ]
        )
        let pairs = try #require(model?.existing).pairs.map {
            "\($0.table) \($0.owners) \($0.members)"
        }
        #expect(
            pairs == [
                "Z_1LINKS Z_1LINKED Z_2LINKS", "ZDOCUMENT Z2DOCUMENTS Z_PK",
                "ZDOCUMENT Z2PAGES Z_PK", "Z_1LINKS Z_2LINKS Z_1LINKED",
            ]
        )
    }

    @Test func damagedModel() throws {
        try writeStore(nil, to: path)
        try execute("INSERT INTO Z_MODELCACHE VALUES (x'01020304')", in: path)
        #expect(read().ids == ["compiled.damaged"])
    }

    @Test func otherDatabases() throws {
        try execute("CREATE TABLE Note (id INTEGER PRIMARY KEY)", in: path)
        #expect(read().ids == ["store.not-core-data"])
        #expect(!StoreModelReader.recognizes(path))
    }

    @Test func otherFiles() throws {
        try folder.write("SQLite format 3", to: "Notes.sqlite")
        #expect(read().ids == ["store.unreadable"])
    }
}
