import Foundation
import Testing

/// Diagnostics that a comment, User Info or the configuration suppresses.
struct SuppressionTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
    }

    private static let trip = """
        @Model final class Stop {
            COMMENT
            var trips: [Trip] = []
        }
        @Model final class Trip { var stop: Stop }
        """

    private func writeTrip(_ comment: String) throws {
        let text = Self.trip.replacing("COMMENT", with: comment)
        try tool.folder.write(text, to: "Models.swift")
    }

    @Test(arguments: ["lint", "generate", "check", "convert"])
    func aCommentHidesThem(_ command: String) throws {
        try writeTrip("")
        #expect(
            try tool.run(command, "Models.swift").stderr.contains("[relationship.missing-inverse]")
        )
        try writeTrip("// modelgen:ignore relationship.missing-inverse")
        let result = try tool.run(command, "Models.swift")
        #expect(!result.stderr.contains("missing-inverse"), "\(result.stderr)")
    }

    @Test func anErrorIsNotHidden() throws {
        try writeTrip("// modelgen:ignore relationship.wrong-inverse")
        let result = try tool.run("generate", "Models.swift", "--stdout")
        #expect(result.status == 1)
        #expect(result.stderr.contains("Models.swift:2:24: error: 'relationship.wrong-inverse' is"))
    }

    @Test func onlyLintTellsWhatIsUnused() throws {
        try writeTrip("// modelgen:ignore attribute.left-out")
        let lint = try tool.run("lint", "Models.swift")
        #expect(lint.status == 0)
        #expect(lint.stderr.contains("Models.swift:2:24: warning: 'attribute.left-out' isn't"))
        let generate = try tool.run("generate", "Models.swift", "--stdout")
        #expect(!generate.stderr.contains("suppression.unused"))
    }

    @Test func aMisspelledIDIsFixed() throws {
        try writeTrip("// modelgen:ignore relationship.missing-invers")
        let result = try tool.run("lint", "Models.swift", "--fix")
        #expect(result.stderr.contains("2 changes in 1 file"))
        #expect(!result.stderr.contains("suppression.unknown-id"), "\(result.stderr)")
        // The other change declares the inverse: now there is nothing to ignore.
        let text = try tool.text(of: "Models.swift")
        #expect(text.contains("// modelgen:ignore relationship.missing-inverse\n"))
    }

    /// The first warning is of the stage that decides about code, the second of a rule.
    private func model(_ userInfo: String) -> String {
        """
        <entity name="Note"><attribute name="color" optional="YES" attributeType="Transformable"/>
        \(userInfo)</entity>
        """
    }

    private let ids = ["[entity.no-class]", "[attribute.missing-transformer]"]

    @Test func userInfoHidesThem() throws {
        let plain = try tool.run("lint", try tool.writeModel(model("")))
        #expect(plain.stderr.contains(ids[1]))
        let entry = """
            <userInfo><entry key="modelgen.ignore" \
            value="entity.no-class, attribute.missing-transformer"/></userInfo>
            """
        let name = try tool.writeModel(model(entry))
        let lint = try tool.run("lint", name)
        #expect(lint.stderr == "no findings\n")
        let generate = try tool.run("generate", name, "--stdout")
        #expect(generate.status == 0 && generate.stderr.isEmpty, "\(generate.stderr)")
    }

    @Test func theConfigurationHidesThem() throws {
        let name = try tool.writeModel(model(""))
        let plain = try tool.run("generate", name, "--stdout")
        #expect(plain.stderr.contains(ids[0]))
        let settings = """
            {"entities": {"Note": {"checks": {"entity.no-class": "ignore"}, "properties": {
            "color": {"checks": {"attribute.missing-transformer": "ignore"}}}}}}
            """
        try tool.folder.write(settings, to: "modelgen.json")
        #expect(try tool.run("lint", name).stderr == "no findings\n")
        #expect(try tool.run("generate", name, "--stdout").stderr.isEmpty)
    }

    @Test func convertingKeepsThem() throws {
        let comments = "// modelgen:ignore relationship.missing-inverse"
        try writeTrip(comments)
        try tool.run("convert", "Models.swift", "-o", "Copy.xcdatamodeld")
        let model = try tool.text(of: "Copy.xcdatamodeld/Copy.xcdatamodel/contents")
        #expect(model.contains(#"key="modelgen.ignore" value="relationship.missing-inverse""#))
        let back = try tool.run("convert", "Copy.xcdatamodeld", "--to", "swift").stdout
        #expect(
            back.contains("    \(comments)\n    @Relationship(inverse: nil) var trips"),
            "\(back)"
        )
    }
}
