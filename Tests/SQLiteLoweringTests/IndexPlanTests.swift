import LoweringSupport
import ModelIR
import Testing

@testable import SQLiteLowering

/// Which indexes there are.
struct IndexPlanTests {
    private func index(_ name: String?, _ properties: String...) -> Index {
        let elements = properties.map { Index.Element(property: $0) }
        return Index(name: name, elements: elements, origin: SmallModel.origin)
    }

    private func note(_ change: (inout Entity) -> Void) -> Layout {
        let attributes = [SmallModel.attribute("slug"), SmallModel.attribute("date", .date)]
        return Layout([SmallModel.entity("Note", attributes, [], change)])
    }

    @Test func aReferenceHasAnIndex() {
        let layout = Layout([
            SmallModel.entity(
                "Album",
                [],
                [SmallModel.links("photos", to: "Photo", inverse: "album")]
            ),
            SmallModel.entity(
                "Photo",
                [],
                [SmallModel.link("album", to: "Album", inverse: "photos")]
            ),
        ])
        #expect(layout.indexes(of: "Photo") == ["Photo_album: album"])
        #expect(layout.indexes(of: "Album").isEmpty)
    }

    @Test func aUniqueReferenceNeedsNone() {
        let layout = Layout([
            SmallModel.entity("Body", [], [SmallModel.link("heart", to: "Heart", inverse: "body")]),
            SmallModel.entity("Heart", [], [SmallModel.link("body", to: "Body", inverse: "heart")]),
        ])
        #expect(layout.indexes(of: "Body").isEmpty && layout.indexes(of: "Heart").isEmpty)
    }

    @Test func theModelAsksForSome() {
        let layout = note { $0.indexes = [index("byDate", "date", "slug"), index(nil, "slug")] }
        #expect(layout.indexes(of: "Note") == ["Note_byDate: date, slug", "Note_index2: slug"])
    }

    @Test func anotherOneMayServeAlready() {
        let twice = note { $0.indexes = [index("a", "date"), index("b", "date")] }
        #expect(twice.indexes(of: "Note") == ["Note_a: date"])
        let unique = note { entity in
            entity.indexes = [index("a", "slug")]
            entity.uniquenessConstraints = [["slug", "date"]]
        }
        #expect(unique.indexes(of: "Note").isEmpty)
    }

    /// An index is read from either end.
    @Test func theSameInTheOtherDirectionIsNoOther() {
        let layout = note { entity in
            var down = index("down", "date")
            down.elements[0].isAscending = false
            entity.indexes = [index("up", "date"), down]
        }
        #expect(layout.indexes(of: "Note") == ["Note_up: date"])
    }

    @Test func whatSQLiteHasNoIndexForIsReported() {
        let layout = note { entity in
            var some = index("some", "date")
            some.partialPredicate = "slug != nil"
            var space = index("space", "date")
            space.elements[0].isRTree = true
            entity.indexes = [some, space, index("none"), index("gone", "title")]
        }
        #expect(layout.indexes(of: "Note").isEmpty)
        #expect(layout.diagnostics.map(\.id) == Array(repeating: "index.left-out", count: 4))
        let messages = layout.diagnostics.map(\.message).joined()
        #expect(messages.contains("it is an R-tree") && messages.contains("'title' has no column"))
    }

    @Test func namesAreThoseThatTablesLeave() {
        let layout = Layout([
            SmallModel.entity(
                "Note",
                [SmallModel.attribute("slug") { $0.storage.isIndexed = true }]
            ),
            SmallModel.entity("note_SLUG"),
        ])
        #expect(layout.indexes(of: "Note") == ["Note_slug_2: slug"])
    }
}
