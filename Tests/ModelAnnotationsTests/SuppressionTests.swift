import Configuration
import Diagnostics
import ModelIR
import Testing

@testable import ModelAnnotations

/// What User Info and the configuration say of diagnostics about one declaration.
struct SuppressionTests {
    private let declaring = Declaring()

    /// Each as `Entity.property id`.
    private func said(
        _ declaring: Declaring,
        _ settings: String = "{}"
    ) -> (suppressions: [String], found: [String]) {
        var sink = DiagnosticSink()
        let text = #"{"entities": {"Item": \#(settings)}}"#
        let file = ConfigurationFile.read(Array(text.utf8), path: "c", diagnostics: &sink)
        let model = declaredModel(
            declaring.model,
            file.map { ModelSettings($0, isForAllInputs: true) },
            for: .coredata,
            &sink
        )
        let suppressions = (model.suppressions ?? []).map { suppression in
            let owner = [suppression.entity, suppression.property].compactMap(\.self)
            return owner.joined(separator: ".") + " " + suppression.id
        }
        return (suppressions, sink.sorted.map { "\($0.id): \($0.message)" })
    }

    @Test func userInfo() {
        var model = declaring.with("end", "modelgen.ignore", "a.b, c.d e.f")
            .withEntity("modelgen.ignore", "g.h")
        model.model.entities[0].relationships[0].userInfo = [NamedText("modelgen.ignore", "i.j")]
        let (suppressions, found) = said(model)
        #expect(found.isEmpty, "\(found)")
        #expect(
            suppressions == [
                "Item g.h", "Item.end a.b", "Item.end c.d", "Item.end e.f", "Item.photos i.j",
            ]
        )
    }

    @Test func anAttributeMayHaveNoPropertyAsWell() {
        let model = declaring.with("end", "modelgen.ignore", "YES, a.b")
        #expect(said(model).suppressions == ["Item.end a.b"])
        #expect(model.declared().entity.code(of: "end")?.isIgnored == true)
        let only = declaring.with("end", "modelgen.ignore", "a.b")
        #expect(only.declared().entity.code(of: "end") == nil)
    }

    @Test func otherTextIsAMistake() {
        let attribute = said(declaring.with("end", "modelgen.ignore", "maybe")).found
        #expect(
            attribute == [
                "user-info.bad-value: 'modelgen.ignore' is YES, NO or the ids of diagnostics, not"
                    + " 'maybe'"
            ]
        )
        let entity = said(declaring.withEntity("modelgen.ignore", "YES")).found
        #expect(
            entity == [
                "user-info.bad-value: 'modelgen.ignore' is the ids of diagnostics, not 'YES'"
            ]
        )
    }

    @Test func theConfiguration() {
        let ignored = #"{"attribute.left-out": "ignore"}"#
        let (suppressions, found) = said(
            declaring,
            """
            {"checks": {"entity.shadowing-name": "ignore"},
             "properties": {"end": {"checks": \(ignored)}, "photos": {"checks": \(ignored)}}}
            """
        )
        #expect(found.isEmpty, "\(found)")
        #expect(
            suppressions == [
                "Item entity.shadowing-name", "Item.end attribute.left-out",
                "Item.photos attribute.left-out",
            ]
        )
    }

    @Test(arguments: [
        (#"{"attribute.lef-out": "ignore"}"#, "did you mean 'attribute.left-out'?"),
        (#"{"attribute.left-out": "error"}"#, "cannot be 'error'; it can be 'ignore'"),
        (#"{"attribute.unknown-type": "ignore"}"#, "'attribute.unknown-type' is always an error"),
    ])
    func mistakesInTheConfiguration(_ checks: String, _ message: String) {
        let found = said(declaring, #"{"checks": \#(checks)}"#).found
        #expect(found.count == 1 && found[0].contains(message), "\(found)")
    }

    @Test func aModelFileHoldsThem() {
        var model = declaring.model
        let origin = model.origin
        model.suppressions = [
            Suppression("a.b", entity: "Item", property: "end", origin: origin),
            Suppression("c.d", entity: "Item", property: nil, origin: origin),
            Suppression("e.f", entity: "Item", property: "photos", origin: origin),
        ]
        model.entities[0].attributes[0].changeCode { $0.isIgnored = true }
        var sink = DiagnosticSink()
        let entity = modelFileModel(of: model, diagnostics: &sink).entities[0]
        #expect(entity.attributes[0].userInfo == [NamedText("modelgen.ignore", "YES, a.b")])
        #expect(entity.userInfo == [NamedText("modelgen.ignore", "c.d")])
        #expect(entity.relationships[0].userInfo == [NamedText("modelgen.ignore", "e.f")])
    }
}
