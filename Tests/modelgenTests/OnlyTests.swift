import Foundation
import TestSupport
import Testing

/// `--only` writes code for some entities, for one run.
struct OnlyTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
        try tool.writeModel(
            """
            <entity name="Note" representedClassName="Note">
                <attribute name="text" optional="YES" attributeType="String"/>
                <relationship name="folder" optional="YES" maxCount="1" deletionRule="Nullify" \
            destinationEntity="Folder" inverseName="notes" inverseEntity="Folder"/>
            </entity>
            <entity name="Folder" representedClassName="Folder">
                <relationship name="notes" optional="YES" toMany="YES" deletionRule="Nullify" \
            destinationEntity="Note" inverseName="folder" inverseEntity="Note"/>
            </entity>
            <entity name="Tag" representedClassName="Tag">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            """
        )
    }

    private func generate(_ target: String, only names: String) throws -> ProcessResult {
        try tool.run("generate", "Notes.xcdatamodeld", "--target", target, "--only", names)
    }

    @Test func theOthersAreLeftOut() throws {
        #expect(try generate("coredata", only: "Note,Tag").succeeded)
        #expect(try tool.names(in: "Generated") == ["Note.swift", "Tag.swift"])
        let note = try String(
            contentsOf: tool.folder.url.appending(path: "Generated/Note.swift"),
            encoding: .utf8
        )
        #expect(note.contains("@NSManaged var folder: Folder?"))
    }

    @Test func itGoesBeforeTheConfiguration() throws {
        let text = #"{ "entities": { "Tag": { "generate": false } }, "target": "coredata" }"#
        try tool.folder.write(text, to: "modelgen.json")
        #expect(try tool.run("generate", "Notes.xcdatamodeld").succeeded)
        #expect(try tool.names(in: "Generated") == ["Folder.swift", "Note.swift"])
        #expect(try tool.run("generate", "Notes.xcdatamodeld", "--only", "Tag").succeeded)
        #expect(try tool.names(in: "Generated") == ["Tag.swift"])
    }

    @Test func sqliteNeedsWhatIsLedTo() throws {
        #expect(try generate("sqlite", only: "Tag").succeeded)
        let result = try generate("sqlite", only: "Note")
        #expect(!result.succeeded && result.stderr.contains("'Note.folder' leads to 'Folder'"))
        #expect(result.stderr.contains("[entity.needed]"))
    }

    @Test func anUnknownEntityIsAnError() throws {
        let result = try generate("coredata", only: "Nota")
        #expect(!result.succeeded)
        #expect(result.stderr.contains("no input has an entity 'Nota'"))
        #expect(result.stderr.contains("did you mean 'Note'?"))
    }
}
