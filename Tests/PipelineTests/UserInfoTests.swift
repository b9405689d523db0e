import Diagnostics
import ModelIR
import Testing

@testable import Pipeline

/// What User Info can say, and what is wrong with it.
struct UserInfoTests {
    @Test func partsOfACompositeBecomeAProperty() throws {
        let (entity, found) = applied([
            ("kind", [("composite", "content"), ("type", "Content?")]),
            ("x", [("composite", "content:b content:a"), ("type", "Content?")]),
        ])
        #expect(found.isEmpty, "\(found)")
        let property = try #require(entity.compositeProperties.first)
        #expect(property.type == "Content" && property.isOptional)
        #expect(property.discriminator == "kind" && property.caseNumbers == [.init("one", 7)])
        #expect(property.columns.map(\.path) == ["a", "b"])
        #expect(property.columns.map(\.attribute) == ["x", "x"])
        #expect(entity.typedProperties.isEmpty)
    }

    @Test func defaultsAndRulesForCopying() {
        let (entity, found) = applied([
            ("x", [("default", "now"), ("clone", "followParent y blank"), ("name", "z")])
        ])
        #expect(found.isEmpty, "\(found)")
        #expect(entity.attributes.map(\.defaultValue) == [.now])
        let kind = CloneRule.Kind.followParent(attribute: "y", withoutParent: .blank)
        #expect(entity.code?.cloneRules.map(\.property) == ["z"])
        #expect(entity.code?.cloneRules.map(\.kind) == [kind])
    }

    @Test(arguments: [
        ("composite", "a:b c:d", "'modelgen.composite' is the parts of one property"),
        ("composite", "a:b", "'a' is a composite, whose type 'modelgen.type' names beside this"),
        ("clone", "never", "'modelgen.clone' is a rule such as 'exclude', not 'never'"),
        ("default", "uuid", "'modelgen.default' is 'now' for a date"),
        ("ids", "maybe", "'modelgen.ids' is YES or NO"),
        ("tpe", "x", "modelgen knows no key 'modelgen.tpe', did you mean 'modelgen.type'?"),
    ])
    func mistakesAreTold(_ key: String, _ value: String, _ message: String) {
        let (_, found) = applied([("x", [(key, value)])])
        #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix(message) }, "\(found)")
    }

    @Test func keysOfAttributesMeanNothingElsewhere() {
        var model = self.model([])
        model.entities[0].userInfo = [NamedText("modelgen.type", "Content")]
        var sink = DiagnosticSink()
        _ = applyUserInfo(model, &sink)
        #expect(sink.sorted.map(\.message) == ["modelgen knows no key 'modelgen.type' here"])
    }

    private let origin = Origin(source: 0, position: .init(line: 1, column: 1))

    private func applied(
        _ attributes: [(String, [(String, String)])]
    ) -> (entity: Entity, messages: [String]) {
        var sink = DiagnosticSink()
        let entity = applyUserInfo(model(attributes), &sink).entities[0]
        return (entity, sink.sorted.map(\.message))
    }

    /// An entity with dates, and a choice with two parts.
    private func model(_ attributes: [(String, [(String, String)])]) -> Model {
        var entity = Entity(name: "Item", origin: origin)
        entity.attributes = attributes.map { name, entries in
            var attribute = Attribute(name: name, type: .date, origin: origin)
            attribute.userInfo = entries.map { NamedText("modelgen." + $0, $1) }
            return attribute
        }
        let parts = ["a", "b"].map { Part(label: $0, type: .stored(.date), origin: origin) }
        var one = ChoiceType.Case(name: "one", parts: parts, origin: origin)
        one.number = 7
        let kind = ValueType.Kind.choice(ChoiceType(cases: [one]))
        var model = Model(name: "Notes", sources: ["Notes.xcdatamodeld"], origin: origin)
        model.entities = [entity]
        model.valueTypes = [ValueType(name: "Content", kind: kind, origin: origin)]
        return model
    }
}
