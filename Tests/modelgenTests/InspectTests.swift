import Foundation
import TestSupport
import Testing

struct InspectTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
    }

    private static let model = """
        <entity name="Media" representedClassName="Media" isAbstract="YES">
            <attribute name="caption" optional="YES" attributeType="String"/>
            <relationship name="note" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Note" inverseName="photos" inverseEntity="Note"/>
        </entity>
        <entity name="Note" representedClassName=".Note" elementID="Memo">
            <attribute name="canonicalTitle" optional="YES" attributeType="String" derived="YES" \
        derivationExpression="canonical:(title)"/>
            <attribute name="rating" attributeType="Integer 16" defaultValueString="3" \
        minValueString="1" maxValueString="5" usesScalarValueType="YES"/>
            <attribute name="title" attributeType="String" defaultValueString="Untitled"/>
            <relationship name="photos" optional="YES" toMany="YES" maxCount="9" \
        deletionRule="Cascade" ordered="YES" destinationEntity="Photo" inverseName="note" \
        inverseEntity="Media"/>
            <uniquenessConstraints>
                <uniquenessConstraint>
                    <constraint value="title"/>
                    <constraint value="rating"/>
                </uniquenessConstraint>
            </uniquenessConstraints>
        </entity>
        <entity name="Photo" representedClassName="Photo" parentEntity="Media">
            <attribute name="data" optional="YES" attributeType="Binary" \
        allowsExternalBinaryDataStorage="YES"/>
        </entity>
        <fetchRequest name="allNotes" entity="Note" fetchLimit="20"/>
        <fetchRequest name="best" entity="Note" predicateString="rating &gt;= $RATING"/>
        """

    @Test func textIsATableForEachEntity() throws {
        let result = try tool.run("inspect", try tool.writeModel(Self.model))
        let text = """
            Model Notes, version 'Notes'
            Read from Notes.xcdatamodeld/Notes.xcdatamodel/contents

            Entity Media, class Media, abstract
              Attributes
                caption  String  optional
              Relationships
                note  to one Note  optional  inverse photos  delete: nullify

            Entity Note, class Note of this module, renamed from Memo
              Attributes
                canonicalTitle  String      optional  derived from canonical:(title)
                rating          Integer 16  required  default 3, scalar, at least 1, at most 5
                title           String      required  default "Untitled"
              Relationships
                photos  to many Photo  optional  inverse Media.note  delete: cascade  \
            ordered, at most 9
              Unique
                title, rating

            Entity Photo, class Photo, parent Media
              Attributes
                data  Binary  optional  external storage

            Fetch requests
              allNotes  Note  (all)              limit 20
              best      Note  rating >= $RATING

            """
        #expect(result.stdout == text)
        #expect(result.status == 0, "\(result.stderr)")
    }

    @Test func controlCharactersAreSpelledOut() throws {
        let model = try tool.writeModel(
            #"<fetchRequest name="all" entity="Note" predicateString="text = 'a&#10;b&#9;c'"/>"#
                + SampleModel.good
        )
        let result = try tool.run("inspect", model)
        #expect(result.stdout.contains(#"text = 'a\nb\tc'"#))
    }

    @Test func jsonSaysItsFormatAndIsStable() throws {
        let model = try tool.writeModel(Self.model)
        let first = try tool.run("inspect", model, "--format", "json")
        let second = try tool.run("inspect", model, "--format=json")
        #expect(first.stdout == second.stdout)
        #expect(first.stdout.hasPrefix("{\n  \"format\" : \"modelgen-model\",\n"))
        #expect(first.stdout.hasSuffix("}\n"))
        let dump = try JSONDecoder().decode(Dump.self, from: Data(first.stdout.utf8))
        #expect(dump.formatVersion == 2)
        #expect(dump.model.entities.count == 3)
    }

    /// What the tests look at of a model in JSON.
    private struct Dump: Decodable {
        var formatVersion: Int
        var model: Model

        struct Model: Decodable { var entities: [Entity] }
        struct Entity: Decodable { var name: String }
    }

    @Test func theExampleOfTheRepositoryIsRead() throws {
        let result = try tool.run("inspect", tool.copyExample())
        #expect(result.status == 0, "\(result.stderr)")
        #expect(result.stdout.contains("photos  to many Photo"))
    }
}
