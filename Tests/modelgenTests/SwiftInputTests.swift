import Foundation
import TestSupport
import Testing

struct SwiftInputTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
    }

    private static let note = """
        @Model final class Note {
            var title = ""
            var mood: Mood = .low
        }
        enum Mood: Int16 { case low = -1, high }
        """

    @Test func inspectShowsEntitiesAndValueTypes() throws {
        try tool.folder.write(Self.note, to: "Models/Note.swift")
        let result = try tool.run("inspect", "Models/")
        #expect(
            result.stdout == """
                Model Models
                Read from Models/Note.swift

                Entity Note, class Note
                  Attributes
                    title    String      required  default ""
                    moodRaw  Integer 16  required  default -1, scalar

                Value types
                  Mood  enumeration  Integer 16  low = -1, high = 0

                """
        )
        #expect(result.stderr.isEmpty)
    }

    @Test func aFolderSaysWhichModelsItPassesOver() throws {
        try tool.folder.write(Self.note, to: "App/Note.swift")
        let name = try tool.writeModel(SampleModel.good)
        let folder = tool.folder.url
        try FileManager.default.moveItem(
            at: folder.appending(path: name),
            to: folder.appending(path: "App/Other.xcdatamodeld")
        )
        let result = try tool.run("inspect", "App")
        #expect(result.stderr.contains("App/Other.xcdatamodeld: warning: "))
        #expect(result.stderr.contains("[path.model-passed-over]"))
        let both = try tool.run("inspect", "App", "App/Other.xcdatamodeld/")
        #expect(!both.stderr.contains("path.model-passed-over"))
        try FileManager.default.removeItem(at: folder.appending(path: "App/Note.swift"))
        let none = try tool.run("inspect", "App")
        #expect(
            none.stderr.contains(
                "or a folder of .sql files, of .h files or of .swift files, such as 'App/Other.xcdatamodeld'"
                    + " [path.not-a-model]"
            )
        )
    }

    @Test func inspectWritesJSONThatIsReadAgain() throws {
        try tool.folder.write(Self.note, to: "Note.swift")
        let json = try tool.run("inspect", "Note.swift", "--format", "json").stdout
        try tool.folder.write(json, to: "Note.json")
        let again = try tool.run("convert", "Note.json", "--to", "json")
        #expect(again.stdout == json, "\(again.stderr)")
    }

    @Test func generateWritesTheClasses() throws {
        try tool.folder.write(Self.note, to: "Models/Note.swift")
        try tool.folder.write("@Model class Tag { var name: String }", to: "Models/Sub/Tag.swift")
        let result = try tool.run("generate", "Models", "--output", "Generated")
        #expect(result.status == 0, "\(result.stderr)")
        let names = try tool.names(in: "Generated")
        #expect(names == ["Note.swift", "Tag.swift", "Values.swift"])
        #expect(try tool.run("check", "Models", "--output", "Generated").status == 0)
    }

    @Test func valueTypesServeTheEntitiesOfAModelFile() throws {
        try tool.folder.write("enum Mood: Int16 { case low }", to: "Values.swift")
        let name = try tool.writeModel(
            """
            <entity name="Note" representedClassName="Note">
                <attribute name="moodRaw" attributeType="Integer 16">
                    <userInfo>
                        <entry key="modelgen.type" value="Mood"/>
                    </userInfo>
                </attribute>
            </entity>
            """
        )
        let generated = try tool.run(
            "generate",
            name,
            "Values.swift",
            "--target",
            "sqlite",
            "--stdout"
        )
        #expect(generated.status == 0, "\(generated.stderr)")
        #expect(generated.stdout.contains("var mood: Mood"))
        #expect(generated.stdout.contains("enum Mood: Int16"))
    }

    @Test func namesOfTwoInputsThatClash() throws {
        try tool.folder.write("\n@Model class Note {}", to: "Note.swift")
        let name = try tool.writeModel(SampleModel.good)
        let result = try tool.run(
            "generate",
            "Note.swift",
            name,
            "--target",
            "sqlite",
            "--stdout"
        )
        #expect(result.status == 1)
        let lines = result.stderr.split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix("Note.swift:2:14: error: "))
        #expect(lines[0].hasSuffix("[model.type-clash]"))
        #expect(lines[1].hasPrefix("Notes.xcdatamodeld/Notes.xcdatamodel/contents:3:"))
    }

    @Test func mistakesStandAtTheirPlaces() throws {
        try tool.folder.write("@Model class Note {\n    var a: Strng\n}", to: "Note.swift")
        let result = try tool.run("generate", "Note.swift")
        #expect(result.status == 1)
        let place = "Note.swift:2:12: error: 'Strng' is no type that a model can store"
        #expect(result.stderr.hasPrefix(place), "\(result.stderr)")
    }

    /// The properties of wide classes have initial values, which initializers of the declaration rely on.
    @Test func declaredInitializersOfWideClassesKeepDefaults() throws {
        let properties = (1...70).map { "    var p\($0): Int = \($0)\n" }.joined()
        try tool.folder.write(
            "import SwiftData\n@Model final class Limits {\n\(properties)    var made: Date = Date.now\n"
                + "    var name: String\n    init(name: String) { self.name = name }\n}\n",
            to: "Limits.swift"
        )
        let result = try tool.run("generate", "Limits.swift", "--target", "sqlite", "--stdout")
        #expect(result.stdout.contains("@Observed var p7: Int = 7 {"))
        #expect(result.stdout.contains("@Observed var made: Date = .now {"))
    }
}
