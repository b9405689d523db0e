import Foundation
import TestSupport
import Testing

@testable import Pipeline

/// What `init` finds by itself.
struct FindInputsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func howDeepAModelLiesDoesNotMatter() throws {
        try folder.write("", to: "a/b/c/d/e/f/g/h/A.xcdatamodeld/A.xcdatamodel/contents")
        #expect(findInputs(in: folder.path).paths == ["a/b/c/d/e/f/g/h/A.xcdatamodeld"])
    }

    @Test func inputsAreBundlesAndFoldersWithDeclarations() throws {
        for path in [
            "App/A.xcdatamodeld/A.xcdatamodel/contents", "Kit/B.xcdatamodel/contents",
            ".build/C.xcdatamodeld/C.xcdatamodel/contents", "Pods/D.xcdatamodeld/x",
        ] {
            try folder.write("", to: path)
        }
        try folder.write("@Model\nfinal class Note {}", to: "Kit/Models/Sub/Note.swift")
        try folder.write("struct Modeling {}", to: "App/Models/View.swift")
        try folder.write("@ModelActor actor Store {}", to: "Models/Store.swift")
        let found = findInputs(in: folder.path).paths
        #expect(found == ["App/A.xcdatamodeld", "Kit/B.xcdatamodel", "Kit/Models"])
    }

    @Test func foldersWithHeadersAreFoundWithoutAModel() throws {
        try folder.write("@interface Note : NSManagedObject\n@end", to: "App/Data/Note.h")
        try folder.write("@interface View : UIView\n@end", to: "App/Views/View.h")
        #expect(findInputs(in: folder.path).paths == ["App/Data"])
        try folder.write("", to: "App/A.xcdatamodeld/A.xcdatamodel/contents")
        #expect(findInputs(in: folder.path).paths == ["App/A.xcdatamodeld"])
    }

    @Test func linksAreFollowedButIntoNoFolderTwice() throws {
        try folder.write("", to: "App/A.xcdatamodeld/A.xcdatamodel/contents")
        try folder.write("", to: "App/Empty/Models/notes.txt")
        for name in ["up", "again", "more", "Models/up", "Empty/Models/up"] {
            try folder.write("", to: "App/Models/notes.txt")
            let path = folder.path + "App/" + name
            let target = String(repeating: "../", count: name.split(separator: "/").count)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        #expect(findInputs(in: folder.path).paths == ["App/A.xcdatamodeld"])
    }

    @Test func aScriptBesideADatabaseIsNoInput() throws {
        try folder.write("SQLite format 3\0", to: "App/field.db")
        try folder.write("CREATE TABLE t (a INT);", to: "App/schema.sql")
        try folder.write("CREATE TABLE u (a INT);", to: "Other/schema.sql")
        let found = findInputs(in: folder.path)
        #expect(found.paths == ["App/field.db", "Other/schema.sql"])
        #expect(found.scripts == ["App/schema.sql"])
    }

    @Test func databasesAreRecognizedWithoutASuffix() throws {
        try folder.write("SQLite format 3\0", to: "History")
        try folder.write("no database", to: "Other")
        let inputs = modelInputs([folder.path + "History", folder.path + "Other"])
        #expect(
            inputs.map { $0.parts.map(\.kind.words) } == [["a SQLite database"], ["a model file"]]
        )
    }
}
