import Foundation
import TestSupport
import Testing

struct ConvertTests {
    private let tool: Tool
    /// A model file from Xcode.
    private let model = repositoryRoot.appending(
        path: "Examples/HealthNotes/Sources/HealthNotes/\(name).xcdatamodeld"
    ).path
    private let contents: String

    private static let name = "HealthNotes"

    init() throws {
        tool = try Tool()
        contents = try String(
            contentsOfFile: "\(model)/\(Self.name).xcdatamodel/contents",
            encoding: .utf8
        )
    }

    @Test func aModelComesBackByWayOfJSON() throws {
        let json = try tool.run("convert", model, "--to", "json", "-o", "a/Notes.json")
        #expect(json.status == 0 && json.output.isEmpty)
        let back = try tool.run("convert", "a/Notes.json", "-o", "Copy.xcdatamodeld")
        #expect(back.status == 0 && back.output.isEmpty)
        #expect(try tool.text(of: "Copy.xcdatamodeld/Copy.xcdatamodel/contents") == contents)
        let generated = try tool.run("generate", "Copy.xcdatamodeld", "--target", "coredata")
        #expect(generated.stderr == "6 files: 6 written, 0 unchanged\n")
    }

    @Test func whatNeedsNoEscapeComesBackWithoutOne() throws {
        let condition = #"predicateString="count &gt; 3 AND count > 4""#
        let contents = """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                <entity name="Person" representedClassName="Person">
                    <attribute name="count" attributeType="Integer 16"/>
                </entity>
                <fetchRequest name="many" entity="Person" \(condition)/>
            </model>
            """
        try tool.folder.write(contents, to: "P.xcdatamodel/contents")
        #expect(try tool.run("convert", "P.xcdatamodel", "--to", "xcdatamodel").stdout == contents)
        let json = try tool.run("convert", "P.xcdatamodel", "--to", "json", "-o", "P.json")
        #expect(json.status == 0)
        #expect(try tool.run("convert", "P.json", "--to", "xcdatamodel").stdout == contents)
    }

    @Test func withoutAPathTheTextIsPrinted() throws {
        #expect(try tool.run("convert", model).stdout == contents)
        let json = try tool.run("convert", model, "--to", "json")
        #expect(json.stdout == (try tool.run("inspect", model, "--format", "json").stdout))
    }

    @Test func aBundleWithVersionsKeepsThem() throws {
        let bundle = "App.xcdatamodeld"
        let arguments = [model, "--to", "xcdatamodel", "--force", "-o"]
        #expect(try tool.run("convert", arguments + [bundle]).status == 0)
        #expect(try tool.run("convert", arguments + [bundle]).status == 0)
        let second = "\(bundle)/App 2.xcdatamodel"
        #expect(try tool.run("convert", arguments + [second]).status == 0)
        let text = try tool.text(of: "\(bundle)/.xccurrentversion")
        let result = try tool.run("convert", arguments + [bundle])
        #expect(result.status == 2 && result.stderr.contains("such as '-o \"\(second)\"'"))
        #expect(try tool.text(of: "\(bundle)/.xccurrentversion") == text)
    }

    @Test func whatStandsThereStays() throws {
        try tool.folder.write("mine", to: "Notes.json")
        let result = try tool.run("convert", model, "--to", "json", "-o", "Notes.json")
        #expect(result.status == 2)
        #expect(result.stderr.contains("'Notes.json' is there already, with another content"))
        #expect(try tool.text(of: "Notes.json") == "mine")
        let forced = try tool.run("convert", model, "--to", "json", "-o", "Notes.json", "--force")
        #expect(forced.status == 0)
        #expect(try tool.text(of: "Notes.json") != "mine")
    }

    @Test func modelsOfOtherFormsGetWhatXcodeWrites() throws {
        let sql = """
            CREATE TABLE author (id INTEGER PRIMARY KEY);
            CREATE TABLE book (id INTEGER PRIMARY KEY, author_id INTEGER REFERENCES author(id));
            """
        try tool.folder.write(sql, to: "books.sql")
        let text = try tool.run("convert", "books.sql", "--to", "xcdatamodel").stdout
        #expect(text.contains(#"<model type="com.apple.IDECoreDataModeler.DataModel""#))
        let relationship = try #require(text.firstMatch(of: /<relationship name="author"[^>]*>/))
        #expect(relationship.output.contains(#"maxCount="1""#))
    }

    @Test(arguments: ["sql", "swift", "xcdatamodel"])
    func whatOnlyADatabaseDoesIsReported(_ form: String) throws {
        let sql = """
            CREATE TABLE tag (name TEXT UNIQUE COLLATE NOCASE, rank INTEGER CHECK (rank BETWEEN 0 AND 4));
            CREATE TRIGGER touch AFTER INSERT ON tag BEGIN DELETE FROM tag; END;
            """
        try tool.folder.write(sql, to: "tags.sql")
        let errors = try tool.run("convert", "tags.sql", "--to", form).stderr
        #expect(errors.contains("the collation NOCASE of 'tag.name' is left out"))
        #expect(errors.contains("the trigger 'touch' is left out"))
        let lacksBounds = errors.contains("'Tag.rank' is written without its validation")
        #expect(lacksBounds == (form != "xcdatamodel"))
        let inspected = try tool.run("inspect", "tags.sql").stderr
        #expect(!inspected.contains("collation"))
    }

    @Test func anotherNameOfAClassIsReported() throws {
        try tool.folder.write(
            "NS_SWIFT_NAME(Tag) @interface ABCTag : NSManagedObject\n@end",
            to: "ABCTag.h"
        )
        let errors = try tool.run("convert", "ABCTag.h", "--to", "swift").stderr
        #expect(
            errors.contains(
                "'ABCTag' is written without its class's name in Swift 'Tag' [entity.left-out]"
            )
        )
    }

    @Test func nothingIsWrittenThatCouldNotBeReadAgain() throws {
        let json = try tool.run("convert", model, "--to", "json").stdout
        let broken = json.replacing(#""destination" : "Tag""#, with: #""destination" : "None""#)
        try tool.folder.write(broken, to: "Notes.json")
        let result = try tool.run("convert", "Notes.json", "-o", "Copy.xcdatamodel")
        #expect(result.status == 1)
        #expect(result.stderr.contains("[relationship.unknown-destination]"))
        #expect(try tool.names(in: "") == ["Notes.json"])
    }

    @Test("names without Raw that classes have are not written", arguments: ["coredata", "sqlite"])
    func reservedRawNames(target: String) throws {
        let golden = repositoryRoot.appending(path: "Tests/Golden/reserved-raw-names/input")
        let model = golden.appending(path: "Plugins.xcdatamodel").path
        let result = try tool.run("convert", model, "--to", "swift", "-o", "Plugins.swift")
        #expect(result.status == 0, "\(result.stderr)")
        let text = try tool.text(of: "Plugins.swift")
        #expect(text.contains("    var descriptionRaw: String"))
        #expect(text.contains(#"    @Stored("titleRaw") var title: String"#))
        let generated = try tool.run("generate", "Plugins.swift", "--target", target)
        let count = target == "coredata" ? "2 files: 2" : "1 file: 1"
        #expect(generated.stderr == "\(count) written, 0 unchanged\n")
    }

    @Test func aModelBecomesDeclarationsWithAWarningForEachLoss() throws {
        let result = try tool.run("convert", model, "--to", "swift", "-o", "Models.swift")
        #expect(result.status == 0 && result.stdout.isEmpty)
        #expect(result.stderr.contains("contents:50:9: warning: 'Tag.canonicalName' is written"))
        #expect(result.stderr.contains("contents:59:5: warning: the fetch request 'recentItems'"))
        let declared = """
            @Model
            final class Memo {
                var duration: Int32?
                var recordedAt: Date
                var text: String?
                @Stored("valueRaw") var value: Double?
                var item: Item?
                @Relationship(.ordered, deleteRule: .cascade, inverse: \\Photo.memo) var photos: [Photo]
            }

            """
        let text = try tool.text(of: "Models.swift")
        #expect(text.contains(declared), "\(text)")
        let again = try tool.run("convert", "Models.swift", "--to", "swift")
        #expect(again.stderr.isEmpty && again.stdout == text, "\(again.stderr)")
    }

    @Test func declarationsBecomeAModelFileWithTheirValueTypesBesideIt() throws {
        try tool.folder.write(declarations, to: "Models.swift")
        let result = try tool.run("convert", "Models.swift", "-o", "a/Notes.xcdatamodeld")
        #expect(result.status == 0)
        #expect(result.stderr.contains("Models.swift:12:5: warning: 'pin()' is left out"))
        #expect(result.stderr.contains("'a/NotesValues.swift' declares the value types"))
        #expect(try tool.names(in: "a") == ["Notes.xcdatamodeld", "NotesValues.swift"])
        let (file, values) = ("a/Notes.xcdatamodeld", "a/NotesValues.swift")
        let back = try tool.run("convert", file, values, "--to", "swift")
        // The file of value types isn't an app's own, whose enums would be what they say.
        let same = declarations.replacing("\n\n    func pin() {}", with: "")
            .replacing("enum Mood: Int16 {", with: "enum Mood: Int16, CaseIterable {")
        #expect(back.stdout == same, "\(back.stderr)")
        let generated = try tool.run("generate", file, values, "--target", "coredata")
        #expect(generated.stderr == "2 files: 2 written, 0 unchanged\n")
    }

    @Test func withoutAPathTheValueTypesAreMissed() throws {
        try tool.folder.write(declarations, to: "Models.swift")
        let result = try tool.run("convert", "Models.swift")
        #expect(result.status == 0 && result.stdout.contains(#"value="Mood""#))
        #expect(result.stderr.contains("[value-type.left-out]"))
    }

    @Test func twoModelsAreNotConvertedAtOnce() throws {
        let result = try tool.run("convert", model, model, "--to", "swift")
        #expect(result.status == 2 && result.stdout.isEmpty)
        #expect(result.stderr.contains("[path.several-models]"))
    }

    @Test func statementsForAServerEndWithReferencesAndIndexes() throws {
        let result = try tool.run("convert", model, "--to", "sql", "--dialect", "postgresql")
        #expect(result.status == 0)
        let tables = """
            CREATE TABLE "Photo" (
                "_pk" bigint CONSTRAINT "Photo_pkey" PRIMARY KEY,
                "caption" text COLLATE "C",
                "data" bytea,
                "takenAt" double precision NOT NULL,
                "memo" bigint,
                "memo_position" bigint
            );

            CREATE TABLE "Tag" (
                "_pk" bigint CONSTRAINT "Tag_pkey" PRIMARY KEY,
                "name" text COLLATE "C" NOT NULL,
                CONSTRAINT "Tag_name_key" UNIQUE ("name") DEFERRABLE INITIALLY IMMEDIATE
            );

            ALTER TABLE "Item" ADD CONSTRAINT "Item_note_fkey"

            """
        #expect(result.stdout.contains(tables), "\(result.stdout)")
        let end = """

            ALTER TABLE "Photo" ADD CONSTRAINT "Photo_memo_fkey"
                FOREIGN KEY ("memo") REFERENCES "Memo" ("_pk")
                ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
            CREATE INDEX "Photo_memo" ON "Photo" ("memo" NULLS FIRST, "memo_position" NULLS FIRST);

            """
        #expect(result.stdout.hasSuffix(end))
    }

    @Test func statementsAreForSQLiteUnlessADialectIsGiven() throws {
        let plain = try tool.run("convert", model, "--to", "sql")
        let given = try tool.run("convert", model, "--to", "sql", "--dialect", "sqlite")
        #expect(plain.stdout == given.stdout && plain.stdout.contains(") STRICT;"))
    }

    @Test(arguments: ["xcdatamodel", "swift", "json", "ckdb"])
    func onlyStatementsHaveADialect(_ form: String) throws {
        let result = try tool.run("convert", model, "--to", form, "--dialect", "postgresql")
        #expect(result.status == 2 && result.stdout.isEmpty)
        #expect(result.stderr.contains("'--dialect' is for '--to sql'; '--to \(form)' has no"))
        #expect(result.stderr.contains("'modelgen convert --help' shows the valid usage"))
    }

    @Test func whatAServerCannotStoreIsReportedAtItsPlace() throws {
        let long = String(repeating: "n", count: 64)
        let file = try tool.writeModel(
            """
            <entity name="Box" representedClassName="Box">
                <attribute name="xmin" attributeType="Double"/>
                <attribute name="\(long)" attributeType="String"/>
            </entity>
            """
        )
        #expect(try tool.run("convert", file, "--to", "sql").status == 0)
        let result = try tool.run("convert", file, "--to", "sql", "--dialect", "postgresql")
        #expect(result.status == 1 && result.stdout.isEmpty)
        #expect(result.stderr.contains("contents:4:16: error: 'xmin' of 'Box' has the name of"))
        #expect(result.stderr.contains("contents:5:16: error: the name of the column"))
    }

    @Test func aModelBecomesTheSchemaOfItsContainer() throws {
        let result = try tool.run("convert", model, "--to", "ckdb", "-o", "Notes.ckdb")
        #expect(result.status == 0 && result.stdout.isEmpty)
        #expect(result.stderr.contains("contents:32:9: warning: CloudKit refuses the ordered"))
        #expect(result.stderr.contains("contents:50:20: warning: 'Tag.canonicalName' is written"))
        #expect(result.stderr.contains("warning: CloudKit refuses the unique constraint of 'Tag'"))
        let photo = """
                RECORD TYPE CD_Photo (
                    CD_caption             STRING QUERYABLE SEARCHABLE SORTABLE,
                    CD_caption_ckAsset     ASSET,
                    CD_data                BYTES,
                    CD_data_ckAsset        ASSET,
                    CD_entityName          STRING QUERYABLE SEARCHABLE SORTABLE,
                    CD_memo                STRING QUERYABLE SEARCHABLE SORTABLE,

            """
        let text = try tool.text(of: "Notes.ckdb")
        #expect(text.hasPrefix("DEFINE SCHEMA\n\n    RECORD TYPE CDMR (\n"))
        #expect(text.contains(photo), "\(text)")
    }

    @Test func aCompositeBecomesACodableStructWithAWarning() throws {
        let contents = """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                <entity name="Trip" representedClassName="Trip">
                    <attribute name="placeRaw" optional="YES" attributeType="Composite" composite="Place"/>
                </entity>
                <composite name="Place">
                    <attribute name="latitude" optional="YES" attributeType="Double"/>
                </composite>
            </model>
            """
        try tool.folder.write(contents, to: "T.xcdatamodel/contents")
        let result = try tool.run("convert", "T.xcdatamodel", "--to", "swift")
        #expect(result.status == 0)
        // The name in code is that of the composite's property.
        #expect(result.stdout.contains("    var placeRaw: Place?\n"), "\(result.stdout)")
        #expect(
            result.stderr.contains(
                "contents:6:5: warning: the composite 'Place' is written as a codable struct"
            ),
            "\(result.stderr)"
        )
    }

    @Test func aCodableTypeThatNoPropertyHasYetComesBack() throws {
        let text = """
            import Foundation
            import SwiftData

            @Model
            final class Trip {
                var title: String = ""
            }

            struct Place: Codable { var latitude = 0.0 }

            """
        try tool.folder.write(text, to: "Trip.swift")
        let result = try tool.run("convert", "Trip.swift", "-o", "T.xcdatamodel")
        #expect(result.status == 0)
        let back = try tool.run("convert", "T.xcdatamodel", "TValues.swift", "--to", "swift")
        #expect(back.stdout == text)
    }

    private let declarations = """
        import Foundation
        import SwiftData

        enum Mood: Int16 {
            case low
        }

        @Model
        final class Note {
            var mood: Mood = .low

            func pin() {}
        }

        """
}
