import LoweringSupport
import ModelIR
import Testing

@testable import SQLiteLowering

/// What columns are called, and which of them classes share.
struct ColumnNamesTests {
    private func siblings(
        _ first: Attribute,
        _ second: Attribute,
        _ valueTypes: [ValueType] = []
    ) -> Layout {
        let entities = [
            SmallModel.entity("Item"), SmallModel.entity("Folder", parent: "Item", [first]),
            SmallModel.entity("Photo", parent: "Item", [second]),
        ]
        return Layout(entities, valueTypes)
    }

    @Test func siblingsThatStoreTheSameShareAColumn() {
        let layout = siblings(SmallModel.attribute("title"), SmallModel.attribute("title"))
        #expect(layout.column("title", of: "Folder") == "title")
        #expect(layout.column("title", of: "Photo") == "title")
        #expect(layout.layouts["Folder"]?.columns == layout.layouts["Photo"]?.columns)
    }

    @Test func siblingsThatStoreSomethingElseDoNot() {
        let number = SmallModel.attribute("title", .integer16)
        let layout = siblings(SmallModel.attribute("title"), number)
        #expect(layout.column("title", of: "Folder") == "title")
        #expect(layout.column("title", of: "Photo") == "Photo_title")
        #expect(layout.layouts["Folder"]?.columns != layout.layouts["Photo"]?.columns)
    }

    /// A column is checked for the values that its class allows.
    @Test func otherValuesNeedAnotherColumn() {
        let mood = SmallModel.attribute("mood", .integer16) { attribute in
            attribute.changeCode { $0.valueType = "Mood" }
        }
        let types = [SmallModel.enumeration("Mood", ["low": 1, "high": 2])]
        let layout = siblings(SmallModel.attribute("mood", .integer16), mood, types)
        #expect(layout.column("mood", of: "Folder") == "mood")
        #expect(layout.column("mood", of: "Photo") == "Photo_mood")
        #expect(siblings(mood, mood, types).column("mood", of: "Photo") == "mood")
    }

    @Test func whatIsUniqueIsNotShared() {
        let layout = Layout([
            SmallModel.entity("Item"),
            SmallModel.entity("Folder", parent: "Item", [SmallModel.attribute("code")]) {
                $0.uniquenessConstraints = [["code"]]
            },
            SmallModel.entity("Photo", parent: "Item", [SmallModel.attribute("code")]),
        ])
        #expect(layout.column("code", of: "Folder") == "code")
        #expect(layout.column("code", of: "Photo") == "Photo_code")
    }

    @Test(arguments: ["_pk", "_TYPE"]) func theStoreHasColumnsOfItsOwn(_ name: String) {
        let layout = Layout([SmallModel.entity("Note", [SmallModel.attribute(name)])])
        #expect(layout.column(name, of: "Note") == "Note_\(name)")
    }

    @Test func capitalsDoNotCount() {
        let attributes = [SmallModel.attribute("title"), SmallModel.attribute("TITLE")]
        let layout = Layout([SmallModel.entity("Note", attributes)])
        #expect(layout.column("TITLE", of: "Note") == "Note_TITLE")
    }

    @Test func aChildHasTheColumnsOfItsParent() {
        let layout = Layout([
            SmallModel.entity("Item", [SmallModel.attribute("title")]),
            SmallModel.entity("Photo", parent: "Item", [SmallModel.attribute("size", .double)]),
        ])
        #expect(layout.column("title", of: "Photo") == "title")
        #expect(layout.column("size", of: "Item") == nil)
        // The key and the name of the entity come first.
        #expect(layout.layouts["Item"]?.columns == [2])
        #expect(layout.layouts["Photo"]?.columns == [3])
    }

    @Test func thePlaceInAnOrderHasAColumn() {
        let layout = Layout([
            SmallModel.entity(
                "Album",
                [],
                [
                    SmallModel.links("photos", to: "Photo", inverse: "album") {
                        $0.cardinality = .orderedToMany
                    }
                ]
            ),
            SmallModel.entity(
                "Photo",
                [SmallModel.attribute("album_position", .integer64)],
                [SmallModel.link("album", to: "Album", inverse: "photos")]
            ),
        ])
        let link = layout.layouts["Photo"]?.links.first
        #expect(link?.column == "album" && link?.positionColumn == "album_position_2")
    }
}

/// The names that are left.
struct FreeNamesTests {
    @Test func theSecondGetsANumber() {
        var free = FreeNames(["Tag"])
        #expect(free.take("TAG") == "TAG_2")
        #expect(free.take("tag") == "tag_3")
        #expect(free.contains("tag_2") && !free.contains("tag_4"))
    }
}
