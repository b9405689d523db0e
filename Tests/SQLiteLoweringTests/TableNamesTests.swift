import LoweringSupport
import ModelIR
import Testing

@testable import SQLiteLowering

/// What tables are called, and which side of a relationship has them.
struct TableNamesTests {
    @Test func sqliteKeepsNamesForItself() {
        let schema = Layout([SmallModel.entity("sqlite_note")]).schema
        #expect(schema.entities.map(schema.table) == ["_sqlite_note"])
    }

    @Test func capitalsDoNotCount() {
        let schema = Layout([SmallModel.entity("Tag"), SmallModel.entity("TAG")]).schema
        #expect(schema.entities.map(schema.table) == ["Tag", "TAG_2"])
    }

    @Test func classesDifferInMoreThanCase() {
        let found = Layout([SmallModel.entity("Tag"), SmallModel.entity("TAG")]).diagnostics
        #expect(found.map(\.id) == ["type.repeated-name"])
        let same = Layout([
            SmallModel.entity("Tag"),
            SmallModel.entity("Mark") { $0.classReference = .named("Tag") },
        ])
        #expect(same.diagnostics.map(\.id) == ["entity.same-class"])
    }

    @Test func childrenAreInTheTableOfTheirParent() {
        let entities = [SmallModel.entity("Photo", parent: "Item"), SmallModel.entity("Item")]
        let schema = Layout(entities).schema
        #expect(schema.entities.map(schema.table) == ["Item", "Item"])
        #expect(schema.family(schema.entities[1]).map(\.entity.name) == ["Item", "Photo"])
    }

    @Test func oneSideOfAManyToManyOwnsTheTable() throws {
        let schema = Layout([
            SmallModel.entity("Tag", [], [SmallModel.links("notes", to: "Note", inverse: "tags")]),
            SmallModel.entity("Note", [], [SmallModel.links("tags", to: "Tag", inverse: "notes")]),
        ]).schema
        let joins = schema.entities.flatMap(schema.links).compactMap { link in
            if case .joined(let join) = link.kind { join } else { nil }
        }
        #expect(joins.map(\.name) == ["Note_tags", "Note_tags"])
        #expect(joins.map(\.isOwner) == [false, true])
        #expect(joins.map(\.ownColumn) == ["tags", "notes"])
        #expect(joins.map(\.memberColumn) == ["notes", "tags"])
    }

    @Test func aTableOfPairsYieldsToAnEntity() {
        let schema = Layout([
            SmallModel.entity("Note_tags"), SmallModel.entity("Tag"),
            SmallModel.entity("Note", [], [SmallModel.links("tags", to: "Tag")]),
        ]).schema
        let join = schema.entities.flatMap(schema.links).compactMap { link in
            if case .joined(let join) = link.kind { join } else { nil }
        }
        #expect(join.map(\.name) == ["Note_tags_2"])
        #expect(join.map(\.ownColumn) == ["_owner"])
    }

    /// The required side has the column; else the side that goes when the other is deleted.
    @Test(arguments: [(true, false), (false, true)])
    func oneSideOfAOneToOneHasAColumn(_ isRequired: Bool, _ isOwned: Bool) {
        let schema = Layout([
            SmallModel.entity(
                "Body",
                [],
                [
                    SmallModel.link("heart", to: "Heart", inverse: "body") {
                        $0.deleteRule = isOwned ? .cascade : .nullify
                    }
                ]
            ),
            SmallModel.entity(
                "Heart",
                [],
                [
                    SmallModel.link("body", to: "Body", inverse: "heart") {
                        $0.isOptional = !isRequired
                    }
                ]
            ),
        ]).schema
        let hasColumn = schema.entities.flatMap(schema.links).map { link in
            if case .column(let column) = link.kind { column.isUnique } else { false }
        }
        #expect(hasColumn == [false, true])
    }
}
