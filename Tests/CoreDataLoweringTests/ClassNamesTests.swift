import CoreDataLowering
import Diagnostics
import LoweringSupport
import ModelIR
import SharedLowering
import Testing

/// What several classes of a model are called.
struct ClassNamesTests {
    @Test func classesWhoseNamesDifferInCaseStaySeparate() {
        let entities = [
            SmallModel.entity("Note", [SmallModel.attribute("x")]),
            SmallModel.entity("note", [SmallModel.attribute("y")]),
        ]
        let (names, found) = planned(entities)
        #expect(names == ["Note", "note"])
        #expect(found.map(\.id) == ["type.repeated-name"])
        #expect(found.first?.message.hasPrefix("class 'note' of entity 'note'") == true)
    }

    @Test func aClassOfItsOwnFileDoesNotCount() {
        let entities = [
            SmallModel.entity("Note"),
            SmallModel.entity("note") {
                $0.code = CodeDetails()
                $0.code?.classForm = .leftOut
            },
        ]
        #expect(planned(entities).found.isEmpty)
    }

    private func planned(_ entities: [Entity]) -> (names: [String], found: [Diagnostic]) {
        var sink = DiagnosticSink()
        let model = SmallModel.model(entities)
        let parts = CoreDataParts(model, options: LoweringOptions(), diagnostics: &sink)
        return (parts.indices.map { parts.lowered($0).name }, sink.sorted)
    }
}
