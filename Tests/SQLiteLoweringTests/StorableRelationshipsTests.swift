import LoweringSupport
import ModelIR
import Testing

@testable import SQLiteLowering

/// Relationships that rows can't have.
struct StorableRelationshipsTests {
    @Test func transientOnesAreNamed() {
        var link = SmallModel.link("recent", to: "Note")
        link.isTransient = true
        let found = StorableRelationships(SmallModel.model([SmallModel.entity("Note", [], [link])]))
        #expect(found.diagnostics.map(\.id) == ["relationship.left-out"])
        #expect(found.diagnostics[0].message.contains("'recent'"))
    }

    /// A column leads one way only.
    @Test func aToOneIsNotItsOwnInverse() {
        var link = SmallModel.link("spouse", to: "Person")
        link.inverse = .init(entity: "Person", relationship: "spouse")
        let found = StorableRelationships(
            SmallModel.model([SmallModel.entity("Person", [], [link])])
        )
        #expect(found.diagnostics.map(\.id) == ["relationship.left-out"])
        #expect(found.model.entities[0].relationships.map(\.inverse) == [nil])
    }

    /// A table of pairs leads both ways.
    @Test func aToManyMayBe() {
        var link = SmallModel.link("friends", to: "Person")
        link.cardinality = .toMany
        link.inverse = .init(entity: "Person", relationship: "friends")
        let model = SmallModel.model([SmallModel.entity("Person", [], [link])])
        let found = StorableRelationships(model)
        #expect(found.diagnostics.isEmpty && found.model == model)
    }
}
