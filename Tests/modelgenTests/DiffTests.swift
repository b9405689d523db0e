import Foundation
import TestSupport
import Testing

/// `modelgen diff`.
struct DiffTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
    }

    private static let title = #"<attribute name="title" attributeType="String"/>"#
    private static let rating =
        #"<attribute name="rating" optional="YES" attributeType="Integer 16"/>"#
    private static let headline =
        #"<attribute name="headline" attributeType="String" elementID="title"/>"#

    /// Writes a bundle whose versions have these attributes; the last one is current.
    private func writeVersions(_ versions: [(name: String, attributes: String)]) throws {
        for version in versions {
            try writeVersion(version.name, version.attributes)
        }
        let current = versions.last?.name ?? ""
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>_XCCurrentVersionName</key>
            <string>\(current).xcdatamodel</string></dict></plist>
            """
        try tool.folder.write(list, to: "Notes.xcdatamodeld/.xccurrentversion")
    }

    private func writeVersion(_ name: String, _ attributes: String) throws {
        try tool.folder.write(
            "<model>\n<entity name=\"Note\">\n\(attributes)\n</entity>\n</model>",
            to: "Notes.xcdatamodeld/\(name).xcdatamodel/contents"
        )
    }

    private func writeThree() throws {
        try writeVersions([
            ("Notes", Self.title), ("Notes 2", Self.title + "\n" + Self.rating),
            ("Notes 10", Self.headline),
        ])
    }

    private func git(_ words: String...) throws {
        let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
        let result = try TestSupport.run(["git"] + identity + words, directory: tool.folder.url)
        #expect(result.status == 0, "\(result.stderr)")
    }

    @Test func anInputThatIsNoModelIsReportedAsSuch() throws {
        try tool.folder.write("word", to: "notes")
        #expect(try tool.run("diff", "notes").stderr.contains("[path.not-a-model]"))
        try tool.folder.write("word", to: "Empty.xcdatamodeld/notes")
        #expect(try tool.run("diff", "Empty.xcdatamodeld").stderr.contains("[bundle.empty]"))
    }

    @Test func tablesOfAnotherProgramArentConverted() throws {
        let author = "CREATE TABLE author (id INTEGER PRIMARY KEY, name TEXT, born INTEGER);\n"
        let book = "CREATE TABLE book (id INTEGER PRIMARY KEY, title TEXT,"
        let reference = "author_id INTEGER REFERENCES author);"
        try tool.folder.write(author + "\(book) \(reference)", to: "old.sql")
        try tool.folder.write(
            author.replacing("author", with: "writer")
                + "\(book.replacing("title", with: "heading")) pages INTEGER NOT NULL DEFAULT 0,"
                + " \(reference.replacing("author)", with: "writer)"))",
            to: "new.sql"
        )
        let files = ["old.sql", "new.sql"]
        let coreData = try tool.run("diff", files + ["--target", "coredata"]).stdout
        #expect(
            coreData.contains(
                "write elementID=\"title\" there, in a model file that 'modelgen convert' writes: tables can't"
                    + " say it"
            )
        )
        #expect(coreData.contains("has the inverse 'Writer.books', not 'Author.books'"))

        let sqlite = try tool.run("diff", files + ["--target", "sqlite"])
        #expect(sqlite.status == 1)
        #expect(!sqlite.stdout.contains("elementID") && !sqlite.stdout.contains(" automatic "))
        #expect(sqlite.stdout.contains("needs-stage  attribute.added "))
        #expect(sqlite.stdout.contains("change the tables in a migration of your own"))
        #expect(sqlite.stdout.contains("same-store   attribute.removed "))
        #expect(sqlite.stdout.contains("'Book.title' is removed; its column stays"))
    }

    @Test func columnsOfAnotherProgramArentFollowed() throws {
        let start = "CREATE TABLE stop (id INTEGER PRIMARY KEY,"
        try tool.folder.write("\(start) kind TEXT);", to: "old.sql")
        try tool.folder.write("\(start) kindRaw TEXT, uid TEXT UNIQUE);", to: "new.sql")
        let result = try tool.run("diff", "old.sql", "new.sql", "--target", "sqlite")
        #expect(result.status == 1)
        for text in ["attribute.removed", "'Stop.kindRaw' is added", "unique.added"] {
            #expect(result.stdout.contains(text), "\(result.stdout)")
        }
    }

    @Test func swiftDataFindsNoObjectsUnderAFormerName() throws {
        let model = { (entity: String) in
            """
            <model type="com.apple.IDECoreDataModeler.DataModel"><entity \(entity)>
            <attribute name="x" optional="YES" attributeType="String"/></entity></model>
            """
        }
        try tool.folder.write(model(#"name="Artist""#), to: "old.xcdatamodel/contents")
        try tool.folder.write(
            model(#"name="Performer" elementID="Artist""#),
            to: "new.xcdatamodel/contents"
        )
        let files = ["old.xcdatamodel", "new.xcdatamodel", "--target"]
        let coreData = try tool.run("diff", files + ["coredata"]).stdout
        #expect(coreData.contains("automatic  entity.renamed"))
        let swiftData = try tool.run("diff", files + ["swiftdata"]).stdout
        #expect(swiftData.contains("needs-stage  entity.renamed"))
    }

    @Test func namesVersionsInShort() throws {
        try writeThree()
        let result = try tool.run("diff", "Notes.xcdatamodeld#1", "Notes.xcdatamodeld#2")
        #expect(result.status == 0, "\(result.stderr)")
        #expect(
            result.stdout == """
                Notes.xcdatamodeld#1 → Notes.xcdatamodeld#2

                  Note
                      automatic  attribute.added  'Note.rating' is added
                        at Notes.xcdatamodeld/Notes 2.xcdatamodel/contents:4:1

                  1 difference: 1 automatic

                """
        )
        #expect(try tool.run("diff", "Notes.xcdatamodeld#4", "Notes.xcdatamodeld").status == 2)
    }

    @Test func comparesAllVersionsInOrder() throws {
        try writeThree()
        let result = try tool.run("diff", "Notes.xcdatamodeld")
        #expect(result.status == 1)
        let titles = result.stdout.split(separator: "\n").filter { $0.contains(" → ") }
        #expect(
            titles == [
                "Notes.xcdatamodeld#Notes → Notes.xcdatamodeld#Notes 2",
                "Notes.xcdatamodeld#Notes 2 → Notes.xcdatamodeld#Notes 10",
            ]
        )
        #expect(result.stdout.contains("✗ loses-data  attribute.removed"))
    }

    @Test func allowedClassesAreNoFindings() throws {
        try writeThree()
        let path = "Notes.xcdatamodeld"
        #expect(try tool.run("diff", path, "--allow", "loses-data").status == 0)
        #expect(try tool.run("diff", path, "--allow", "needs-stage").status == 1)
        let same = try tool.run("diff", path + "#2", path + "#2", "--allow", "same-store")
        #expect(same.status == 0 && same.stdout.contains("no differences"))
    }

    @Test func aModelWithoutVersionsNeedsAnother() throws {
        let model = try tool.writeModel(SampleModel.good)
        let result = try tool.run("diff", model)
        #expect(result.status == 2 && result.stderr.contains("--against"))
        #expect(try tool.run("diff", model, model, "--against", "HEAD").status == 2)
    }

    @Test(arguments: ["json", "sarif"]) func documentsAreJSON(_ format: String) throws {
        try writeThree()
        let result = try tool.run("diff", "Notes.xcdatamodeld", "--format", format)
        #expect(result.status == 1)
        let value = try JSONSerialization.jsonObject(with: Data(result.stdout.utf8))
        #expect(value is NSDictionary)
        #expect(result.stdout.contains("attribute.renamed"))
    }

    @Test func annotationsAreErrorsIfNotAllowed() throws {
        try writeThree()
        let lines = try tool.run("diff", "Notes.xcdatamodeld", "-f", "github").stdout
            .split(separator: "\n")
        #expect(
            lines.contains { $0.hasPrefix("::error ") && $0.contains("title=attribute.removed") }
        )
        #expect(
            lines.contains { $0.hasPrefix("::notice ") && $0.contains("title=attribute.added") }
        )
    }

    @Test func theTargetDecides() throws {
        let narrow = #"<attribute name="n" optional="YES" attributeType="Integer 16"/>"#
        let wide = #"<attribute name="n" optional="YES" attributeType="Integer 64"/>"#
        try writeVersions([("Notes", narrow), ("Notes 2", wide)])
        #expect(try tool.run("diff", "Notes.xcdatamodeld").stdout.contains("needs-stage"))
        let other = try tool.run("diff", "Notes.xcdatamodeld", "--target", "sqlite")
        #expect(other.status == 0 && other.stdout.contains("automatic  attribute.type-widened"))
    }

    /// Code for SQLite opens a database as it is: what Core Data would leave to a migration isn't to do.
    @Test func anInputImpliesTheTarget() throws {
        let table = "CREATE TABLE note (id INTEGER PRIMARY KEY, title TEXT);"
        try tool.folder.write(table, to: "a.sql")
        try tool.folder.write(table + "CREATE INDEX titles ON note (title);", to: "b.sql")
        let result = try tool.run("diff", "a.sql", "b.sql")
        #expect(result.stdout.contains("index.added") && !result.stdout.contains("to do"))
        let other = try tool.run("diff", "a.sql", "b.sql", "--target", "coredata")
        #expect(other.stdout.contains("to do"))
    }

    @Test func comparesWithARevision() throws {
        try git("init", "-q")
        try writeVersions([("Notes", Self.title + "\n" + Self.rating)])
        try git("add", ".")
        try git("commit", "-qm", "one")
        try writeVersion("Notes", Self.title)
        let result = try tool.run("diff", "Notes.xcdatamodeld", "--against", "HEAD")
        #expect(result.status == 1, "\(result.stderr)")
        #expect(result.stdout.hasPrefix("HEAD:Notes.xcdatamodeld → Notes.xcdatamodeld\n"))
        let file = "Notes.xcdatamodeld/Notes.xcdatamodel/contents"
        #expect(result.stdout.contains("at HEAD:\(file):4:1"))
        let annotations = try tool.run(
            "diff",
            ["Notes.xcdatamodeld", "--against", "HEAD", "-f", "github"]
        )
        #expect(annotations.stdout.contains("file=\(file),line=1,"), "\(annotations.stdout)")
    }

    /// git names the repository to hooks of linked working trees.
    @Test func findsPathsInHooks() throws {
        try git("init", "-q")
        try tool.folder.write("@Model final class Note { var a: Int? }", to: "Models/Note.swift")
        try tool.folder.write("@Model final class Tag { var b: Int? }", to: "App/Models/Tag.swift")
        try git("add", ".")
        try git("commit", "-qm", "one")
        let folder = tool.folder.url.appending(path: ".git").path
        let result = try tool.run(
            "diff",
            "App/Models",
            "--against",
            "HEAD",
            environment: ["GIT_DIR": folder]
        )
        #expect(result.status == 0, "\(result.stdout)\(result.stderr)")
    }

    @Test func comparesScriptsWithARevision() throws {
        let table = "CREATE TABLE note (id INTEGER PRIMARY KEY, title TEXT"
        try tool.folder.write(table + ");", to: "notes.sql")
        try tool.folder.write(table + ");", to: "steps/1_note.sql")
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-q", "-m", "one")
        try tool.folder.write(table + ", size INTEGER);", to: "notes.sql")
        let script = try tool.run("diff", "notes.sql", "--against", "HEAD")
        #expect(script.status == 1, "\(script.stderr)")
        #expect(script.stdout.hasPrefix("HEAD:notes.sql → notes.sql\n"))
        #expect(script.stdout.contains("attribute.added  'Note.size' is added"))
        try tool.folder.write("ALTER TABLE note ADD COLUMN size INTEGER;", to: "steps/2_size.sql")
        let folder = try tool.run("diff", "steps", "--against", "HEAD")
        #expect(folder.status == 1, "\(folder.stderr)")
        #expect(folder.stdout.contains("attribute.added  'Note.size' is added"))
        #expect(try tool.run("diff", "steps").stderr.contains("has no other version"))
    }

    @Test func aRevisionThatIsNotThere() throws {
        let model = try tool.writeModel(SampleModel.good)
        let outside = try tool.run("diff", model, "--against", "HEAD")
        #expect(outside.status == 2 && outside.stderr.contains("[revision.no-repository]"))
        try git("init", "-q")
        try git("commit", "-q", "--allow-empty", "-m", "one")
        let unknown = try tool.run("diff", model, "--against", "none")
        #expect(unknown.status == 2 && unknown.stderr.contains("[revision.unknown]"))
        let missing = try tool.run("diff", model, "--against", "HEAD")
        #expect(missing.status == 2 && missing.stderr.contains("[revision.path-missing]"))
    }

    @Test func comparesSwift() throws {
        let head = "@Model final class Note { "
        try tool.folder.write(head + "var a: String?; var b: Int? }", to: "Old.swift")
        try tool.folder.write(
            head + #"@Attribute(originalName: "a") var c: String?; var b: Int? }"#,
            to: "New.swift"
        )
        let result = try tool.run("diff", "Old.swift", "New.swift")
        #expect(result.status == 0, "\(result.stderr)")
        #expect(result.stdout.contains("automatic  attribute.renamed  'Note.c' was 'a'"))
    }

    @Test func explainsADifference() throws {
        let text = try tool.run("explain", "attribute.removed").stdout
        #expect(text.hasPrefix("# attribute.removed\n\nAn attribute is removed.\n"))
        #expect(text.contains("Core Data: loses-data. SQLite: loses-data."))
    }

    // MARK: Two stacks on one store

    @Test func stacksWithOneSchemaShareAStore() throws {
        try writeVersions([("1", Self.title + Self.rating)])
        let result = try tool.run("diff", "--stacks", "Notes.xcdatamodeld")
        #expect(result.succeeded)
        #expect(result.stdout.contains("Notes.xcdatamodeld with Core Data → with SwiftData"))
        #expect(result.stdout.contains("no differences"), "\(result.stdout)")
    }

    @Test func whatSwiftDataCannotSayIsFound() throws {
        try tool.folder.write(
            """
            <model>
            <entity name="Base" representedClassName="Base" isAbstract="YES"/>
            <entity name="Note" representedClassName="Note">
            <attribute name="now" attributeType="Date" derived="YES" derivationExpression="now()"/>
            <relationship name="tags" optional="YES" toMany="YES" ordered="YES" destinationEntity="Tag"
                inverseName="note" inverseEntity="Tag"/>
            </entity>
            <entity name="Tag" representedClassName="Tag">
            <relationship name="note" optional="YES" maxCount="1" destinationEntity="Note"
                inverseName="tags" inverseEntity="Note"/>
            </entity>
            </model>
            """,
            to: "Notes.xcdatamodeld/1.xcdatamodel/contents"
        )
        let result = try tool.run("diff", "--stacks", "Notes.xcdatamodeld")
        #expect(result.status == 1)
        for id in ["relationship.made-unordered", "attribute.removed", "entity.made-concrete"] {
            #expect(result.stdout.contains(id), "\(id) \(result.stdout)")
        }
        #expect(!result.stdout.contains("api-breaking"))
        #expect(result.stdout.contains("at SwiftData/Note.swift:"))
        let allowed = try tool.run(
            "diff",
            "--stacks",
            "Notes.xcdatamodeld",
            "--allow",
            "loses-data"
        )
        #expect(allowed.succeeded)
    }

    @Test func flagsOfOptionsAreInBothStacks() throws {
        let declaration = """
            import SwiftData

            @OptionSet<Int16> struct Topics { private enum Options: Int { case news, sport } }

            @Model final class Note { @Stored(flags: true) var topics: Topics = [] }
            """
        try tool.folder.write(declaration, to: "Models/Note.swift")
        let declared = try tool.run("diff", "--stacks", "Models")
        #expect(
            declared.succeeded && declared.stdout.contains("no differences"),
            "\(declared.stdout)"
        )
        let file = try tool.run("convert", "Models", "--to", "xcdatamodel")
        #expect(file.stdout.contains("name=\"topicsHasNews\""), "\(file.stderr)")
        let swift = try tool.run("convert", "Models", "--to", "swift")
        #expect(swift.stdout.contains("@Stored(flags: true) var topics: Topics = []"))
        #expect(!swift.stdout.contains("topicsHasNews"))
    }

    /// An array that isn't optional is a required relationship of SwiftData, whose file Core Data would convert.
    @Test func anOptionalRelationshipIsAnOptionalArray() throws {
        func result(_ relationship: String) throws -> ProcessResult {
            try tool.folder.write(
                """
                <model>
                <entity name="Album"><relationship name="songs" \(relationship)</relationship></entity>
                <entity name="Song"/>
                </model>
                """,
                to: "Music.xcdatamodel/contents"
            )
            return try tool.run("diff", "--stacks", "Music.xcdatamodel")
        }
        let rest = #"toMany="YES" destinationEntity="Song">"#
        let array = try result(#"optional="YES" "# + rest)
        #expect(array.status == 1)
        #expect(array.stdout.contains("relationship.made-required"), "\(array.stdout)")
        #expect(array.stdout.contains("to do: generate an optional array"), "\(array.stdout)")
        let entry = #"<userInfo><entry key="modelgen.optionalCollection" value="YES"/></userInfo>"#
        let optional = try result(#"optional="YES" "# + rest + entry)
        #expect(optional.stdout.contains("no differences"), "\(optional.stdout)")
        #expect(try result(rest).stdout.contains("no differences"))
        let text =
            "@Model class Album { var songs: [Song] = [] }\n@Model class Song { var title = \"\" }"
        try tool.folder.write("import SwiftData\n" + text, to: "Music.swift")
        let declared = try tool.run("diff", "--stacks", "Music.swift")
        #expect(declared.stdout.contains("to do: declare an optional array"), "\(declared.output)")
    }

    /// A setting for all of them, to which a relationship's User Info is the exception.
    @Test func allOptionalRelationshipsAreOptionalArrays() throws {
        let relationship = { (name: String, attributes: String, userInfo: String) in
            "<relationship name=\"\(name)\" \(attributes) toMany=\"YES\" destinationEntity=\"Song\">"
                + userInfo + "</relationship>"
        }
        let no = #"<userInfo><entry key="modelgen.optionalCollection" value="NO"/></userInfo>"#
        try tool.folder.write(
            """
            <model><entity name="Album">
            \(relationship("songs", #"optional="YES""#, ""))
            \(relationship("hits", #"optional="YES""#, no))
            \(relationship("singles", "", ""))
            </entity><entity name="Song"/></model>
            """,
            to: "Music.xcdatamodel/contents"
        )
        try tool.folder.write(
            #"{ "inputs": ["Music.xcdatamodel"], "target": "swiftdata", "optionalCollections": true }"#,
            to: "modelgen.json"
        )
        let code = try tool.run("generate", "--stdout").stdout
        #expect(code.contains("var songs: [Song]?"), "\(code)")
        #expect(code.contains("var hits: [Song] = []"), "\(code)")
        #expect(code.contains("var singles: [Song] = []"), "\(code)")
        let result = try tool.run("diff", "--stacks", "Music.xcdatamodel")
        #expect(result.stdout.contains("Album.hits"), "\(result.output)")
        #expect(!result.stdout.contains("Album.songs"), "\(result.output)")
    }

    /// A transformer that reads fewer classes would lose values.
    @Test func valuesWithoutATransformerAreReadByTheSameOne() throws {
        try writeVersions([
            ("1", #"<attribute name="color" optional="YES" attributeType="Transformable"/>"#)
        ])
        let target = "swiftdata"
        let code = try tool.run("generate", "Notes.xcdatamodeld", "--target", target, "--stdout")
            .stdout
        #expect(code.contains(".transformable(by: \"NSKeyedUnarchiveFromData\")"), "\(code)")
    }

    /// A module distinguishes Foundation's `Data` from a model of that name.
    @Test func aClassWithTheNameOfAFoundationTypeDoesNotDiffer() throws {
        try tool.folder.write(
            """
            <model>
            <entity name="Data"><attribute name="bytes" optional="YES" attributeType="Binary"/></entity>
            </model>
            """,
            to: "Files.xcdatamodel/contents"
        )
        let result = try tool.run("diff", "--stacks", "Files.xcdatamodel")
        #expect(result.stdout.contains("no differences"), "\(result.output)")
    }

    @Test func changesOfLeftOutAttributesAreNoDifferencesForSQLite() throws {
        let image = { (transformer: String) in
            Self.title
                + #"<attribute name="image" attributeType="Transformable" customClassName="UIImage""#
                + " valueTransformerName=\"\(transformer)\"/>"
        }
        try writeVersions([
            ("1", Self.title), ("2", image("NSSecureUnarchiveFromData")),
            ("3", image("ImageTransformer")),
        ])
        let result = try tool.run("diff", "Notes.xcdatamodeld", "--target", "sqlite")
        #expect(result.succeeded, "\(result.stdout)")
        #expect(!result.stdout.contains("image"), "\(result.stdout)")
    }

    @Test func stacksAreComparedByThemselves() throws {
        try writeThree()
        let result = try tool.run("diff", "--stacks", "--guard", "Notes.xcdatamodeld")
        #expect(result.status == 2)
        #expect(result.stderr.contains("'--stacks' compares nothing else; leave out '--guard'"))
    }

}

extension DiffTests {
    @Test func guardsReleasedVersions() throws {
        try git("init", "-q")
        try writeVersions([("Notes", Self.title), ("Notes 2", Self.title + "\n" + Self.rating)])
        try git("add", ".")
        try git("commit", "-qm", "one")
        let words = ["diff", "--guard", "Notes.xcdatamodeld", "--against", "HEAD"]
        let same = try TestSupport.run([Tool.path()] + words, directory: tool.folder.url)
        #expect(same.status == 0, "\(same.stdout)\(same.stderr)")
        try writeVersion("Notes", Self.headline)
        try writeVersion("Notes 3", Self.title)
        let edited = try TestSupport.run([Tool.path()] + words, directory: tool.folder.url)
        #expect(edited.status == 1)
        #expect(edited.stdout.contains("[version.edited]"))
        #expect(edited.stdout.contains("[version.not-current]"))
        try tool.remove("Notes.xcdatamodeld/Notes.xcdatamodel")
        let removed = try TestSupport.run([Tool.path()] + words, directory: tool.folder.url)
        #expect(removed.stdout.contains("[version.removed]"))
    }

    @Test func guardsWithoutARevision() throws {
        try writeThree()
        let path = "Notes.xcdatamodeld"
        let result = try tool.run("diff", "--guard", path)
        #expect(result.status == 1 && !result.stdout.contains("version."))
        #expect(try tool.run("diff", "--guard", path, "--allow", "loses-data").status == 0)
        try writeVersion("Notes 11", Self.title)
        let later = try tool.run("diff", "--guard", path, "--allow", "loses-data")
        #expect(later.status == 1 && later.stdout.contains("[version.not-current]"))
    }

    @Test func aGuardNeedsSomethingToGuard() throws {
        let result = try tool.run("diff", "--guard", tool.writeModel(SampleModel.good))
        #expect(result.status == 1 && result.stdout.contains("[version.none-released]"))
    }

    @Test func aFrozenVersionHasItsOwnClasses() throws {
        let text = """
            enum SchemaV1: VersionedSchema {
                static let versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [Note.self] }
            }
            enum SchemaV2: VersionedSchema {
                static let versionIdentifier = Schema.Version(2, 0, 0)
                static var models: [any PersistentModel.Type] { [Note.self] }
            }
            @Model final class Note { var title: String? }
            """
        try tool.folder.write(text, to: "Models.swift")
        let result = try tool.run("diff", "--guard", "Models.swift")
        #expect(result.status == 1, "\(result.stderr)")
        #expect(
            result.stdout.contains("Models.swift:9:20: error: 'Note' is a class of the current")
        )
    }
}
