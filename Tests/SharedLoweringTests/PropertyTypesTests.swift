import Diagnostics
import LoweringSupport
import ModelIR
import Testing

@testable import SharedLowering

/// The value types that attributes can't have.
struct PropertyTypesTests {
    @Test(arguments: [
        ("Int", "'Int' is the type of 64-bit integers, and 'code' holds a 16-bit integer"),
        ("Mood", "there is no value type 'Mood'"),
    ])
    func areReported(_ type: String, _ message: String) {
        let attribute = SmallModel.attribute("code", .integer16) {
            $0.changeCode { $0.valueType = type }
        }
        let target = TargetNames(
            target: "Paper",
            baseClass: "PaperObject",
            reserved: [],
            refusesOwningFamilies: false,
            renamesRelationships: false
        )
        var sink = DiagnosticSink()
        let model = SmallModel.model([SmallModel.entity("Note", [attribute])])
        reportPropertyTypes(model, [:], names: target, &sink)
        #expect(sink.sorted.count == 1)
        #expect(sink.sorted.first?.message.hasPrefix(message) == true, "\(sink.sorted)")
    }
}
