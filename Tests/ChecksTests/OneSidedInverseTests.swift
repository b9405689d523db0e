import Checks
import CoreDataModelReader
import Diagnostics
import ModelIR
import Testing

struct OneSidedInverseTests {
    private func relationship(
        _ name: String,
        to destination: String,
        _ inverse: String,
        mark: Bool = false
    ) -> String {
        let mark = mark ? "⚠️relationship.one-sided-inverse⚠️" : ""
        let end =
            inverse.isEmpty
            ? "" : #"inverseName="\#(inverse)" inverseEntity="\#(destination)""#
        return #"""
            <relationship name="\#(name)" optional="YES" maxCount="1" \#
            destinationEntity="\#(destination)" \#(mark)\#(end)/>
            """#
    }

    private func entities(_ artist: [String], _ image: [String]) -> String {
        #"<entity name="Artist">"# + artist.joined(separator: "\n") + "</entity>\n"
            + #"<entity name="Image">"# + image.joined(separator: "\n") + "</entity>"
    }

    private func inverses(_ xml: String) throws -> [String: String] {
        var sink = DiagnosticSink()
        let text = MarkedSource("<model>\n\(xml)\n</model>").text
        let read = CoreDataModelReader.read(
            contents: Array(text.utf8),
            name: "Model",
            file: "contents",
            diagnostics: &sink
        )
        let model = withMutualInverses(try #require(checkedNames(read, diagnostics: &sink)))
        let all = model.entities.flatMap(\.relationships)
        return Dictionary(
            uniqueKeysWithValues: all.map { link in
                (
                    link.name,
                    link.inverse.map { "\($0.entity ?? "").\($0.relationship)" } ?? "none"
                )
            }
        )
    }

    @Test func theSecondOfTwoRelationshipsWithOneInverseHasNone() throws {
        let xml = entities(
            [relationship("portrait", to: "Image", "portraitOf")],
            [
                relationship("portraitOf", to: "Artist", "portrait"),
                relationship("artist", to: "Artist", "portrait", mark: true),
            ]
        )
        expectMarked(xml: xml)
        #expect(
            try inverses(xml) == [
                "portrait": "Image.portraitOf", "portraitOf": "Artist.portrait", "artist": "none",
            ]
        )
    }

    @Test func anInverseWithoutOneIsReadAsAPair() throws {
        let xml = entities(
            [relationship("portrait", to: "Image", "portraitOf", mark: true)],
            [relationship("portraitOf", to: "Artist", "")]
        )
        expectMarked(xml: xml)
        #expect(
            try inverses(xml) == ["portrait": "Image.portraitOf", "portraitOf": "Artist.portrait"]
        )
    }

    @Test func twoThatNameAnInverseWithoutOneHaveNone() throws {
        let xml = entities(
            [relationship("portrait", to: "Image", "")],
            [
                relationship("portraitOf", to: "Artist", "portrait", mark: true),
                relationship("artist", to: "Artist", "portrait", mark: true),
            ]
        )
        expectMarked(xml: xml)
        #expect(
            try inverses(xml) == ["portrait": "none", "portraitOf": "none", "artist": "none"]
        )
    }

    @Test func acceptsAnInverseOfAParentThatAChildNarrows() {
        expectMarked(
            xml: """
                <entity name="Work" isAbstract="YES"><relationship name="label" optional="YES" \
                maxCount="1" destinationEntity="Label" inverseName="work" inverseEntity="Label"/></entity>
                <entity name="Draft" parentEntity="Work"/>
                <entity name="Song" parentEntity="Draft"/>
                <entity name="Label"><relationship name="work" optional="YES" maxCount="1" \
                destinationEntity="Song" inverseName="label" inverseEntity="Work"/></entity>
                """
        )
    }
}
