import Diagnostics
import LoweringSupport
import ModelIR
import SharedLowering
import Testing

@testable import SQLiteLowering

/// Names that every class has already.
struct ReservedMembersTests {
    private func found(_ entity: Entity) -> [Diagnostic] {
        var sink = DiagnosticSink()
        let model = SmallModel.model([entity])
        let parts = SQLiteParts(model, options: LoweringOptions(), diagnostics: &sink)
        for index in parts.indices { sink.report(contentsOf: parts.lowered(index).diagnostics) }
        return sink.sorted
    }

    @Test(arguments: ["hashValue", "modelContext", "persistentModelID"])
    func aPropertyGetsAnEnding(_ name: String) {
        let attribute = SmallModel.attribute(name) { $0.isOptional = true }
        let found = found(SmallModel.entity("Note", [attribute]))
        #expect(found.map(\.id) == ["property.reserved-name"], "\(found)")
        #expect(found[0].severity == .warning)
        #expect(found[0].message.contains("'\(name)Property'"))
    }

    /// The name of a method doesn't matter to a property.
    @Test(arguments: ["hash", "fields", "bind", "required"]) func aPropertyKeepsItsName(
        _ name: String
    ) {
        let attribute = SmallModel.attribute(name) { $0.isOptional = true }
        #expect(found(SmallModel.entity("Note", [attribute])).isEmpty)
    }

    /// Nothing looks a relationship up by the name of its property.
    @Test func aRelationshipGetsOneToo() {
        let found = found(SmallModel.entity("Note", [], [SmallModel.link("rowKey", to: "Note")]))
        #expect(found.map(\.id) == ["property.reserved-name"])
    }

    @Test(arguments: [("Swift", "type.reserved-name"), ("ID", "type.reserved-name")])
    func aClassIsRefused(_ name: String, _ id: String) {
        let found = found(SmallModel.entity(name))
        #expect(found.map(\.id) == [id] && found[0].severity == .error, "\(found)")
    }

    /// The storage of a property wrapper has the name of the property behind an underscore.
    @Test func aPropertyBesideItsStorageIsNotObserved() {
        let attributes = [SmallModel.attribute("title"), SmallModel.attribute("_title")]
        let found = found(SmallModel.entity("Note", attributes))
        #expect(found.map(\.id) == ["property.unobserved"])
        #expect(found[0].message.contains("'title'"))
    }

    @Test func otherNamesAreFree() {
        // Those of the type, too, which the code reaches by its name.
        let names = ["title", "objectID", "entity", "entityName", "fields"]
        let attributes = names.map { SmallModel.attribute($0) }
        #expect(found(SmallModel.entity("Note", attributes)).isEmpty)
    }
}
