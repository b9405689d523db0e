import Diagnostics
import Foundation
import ModelDiff
import ModelIR
import ModelJSON
import TestSupport
import Testing

/// Reads a snapshot, which must not have errors.
func read(_ path: String) throws -> Model {
    var sink = DiagnosticSink()
    let model = JSONModelReader().read(path, diagnostics: &sink)
    #expect(sink.sorted.isEmpty)
    return try #require(model)
}

@Suite("Snapshots") struct SnapshotTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(name: "snapshot")
    }

    private static let title = #"<attribute name="title" attributeType="String"/>"#
    private static let model = SampleText.xml(
        """
        <entity name="Note">
            \(title)
            <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag"/>
        </entity>
        <entity name="Tag"/>
        """
    )

    private func text(_ sample: SampleText) throws -> String {
        var model = canonicalModel(try #require(sample.model))
        model.name = "Notes"
        model.version = "1.0"
        return String(decoding: try Snapshot(model).json(), as: UTF8.self)
    }

    @Test("it holds what a model says, and nothing usual") func content() throws {
        #expect(
            try text(Self.model) == """
                {
                  "format": "modelgen-snapshot",
                  "formatVersion": 1,
                  "model": {
                    "name": "Notes",
                    "entities": [
                      {
                        "name": "Note",
                        "attributes": [
                          { "name": "title", "type": { "string": {} } }
                        ],
                        "relationships": [
                          { "name": "tags", "cardinality": "toMany", "destination": "Tag", "isOptional": true }
                        ]
                      },
                      { "name": "Tag" }
                    ],
                    "version": "1.0"
                  }
                }

                """
        )
    }

    @Test("white space and order in the model do not show") func stability() throws {
        let other = SampleText.xml(
            """


            <entity name="Tag"/>
                <entity name="Note">
                <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag"/>
            \(Self.title)</entity>
            """
        )
        #expect(try text(other) == text(Self.model))
    }

    @Test("a new attribute is a new line") func smallDifference() throws {
        let more = SampleText.xml(
            """
            <entity name="Note">
                \(Self.title)
                <attribute name="rating" optional="YES" attributeType="Integer 16"/>
                <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag"/>
            </entity>
            <entity name="Tag"/>
            """
        )
        let (old, new) = (try text(Self.model), try text(more))
        let added = Set(new.split(separator: "\n")).subtracting(old.split(separator: "\n"))
        #expect(added.count <= 2)
    }

    @Test("places lead into the file") func places() throws {
        let path = try folder.write(text(Self.model), to: "1.json").path
        let model = try read(path)
        let place = model.entities[0].attributes[0].origin.location
        #expect(place == SourceLocation(file: path, line: 10, column: 11))
    }

    @Test("a mistake has a place") func mistake() throws {
        let wrong = try text(Self.model).replacing(
            #""isOptional": true"#,
            with: #""isOptional": 1"#
        )
        let path = try folder.write(wrong, to: "1.json").path
        var sink = DiagnosticSink()
        #expect(JSONModelReader().read(path, diagnostics: &sink) == nil)
        #expect(sink.sorted.map(\.id) == ["json.unexpected"])
        #expect(sink.sorted.first?.range.start.line == 13)
    }

    @Test("another version is refused") func otherVersion() throws {
        let later = try text(Self.model).replacing(
            #""formatVersion": 1"#,
            with: #""formatVersion": 2"#
        )
        let path = try folder.write(later, to: "1.json").path
        var sink = DiagnosticSink()
        #expect(JSONModelReader().read(path, diagnostics: &sink) == nil)
        #expect(sink.sorted.map(\.id) == ["json.other-format"])
        #expect(sink.sorted.first?.range.start.line == 3)
    }
}
