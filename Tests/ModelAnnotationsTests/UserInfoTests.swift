import Diagnostics
import ModelIR
import Testing

@testable import ModelAnnotations

/// What User Info can say, and what is wrong with it.
struct UserInfoTests {
    @Test func partsOfACompositeBecomeAProperty() throws {
        let (entity, found) = applied([
            ("kind", [("composite", "content")]),
            ("x", [("composite", "content:b, content:a"), ("clone", "exclude")]),
        ])
        #expect(found.isEmpty, "\(found)")
        let property = try #require(entity.compositeProperties.first)
        #expect(property.type == "Content" && property.isOptional)
        #expect(property.discriminator == "kind" && property.caseNumbers == [.init("one", 7)])
        #expect(property.columns.map(\.path) == ["a", "b"])
        #expect(property.columns.map(\.attribute) == ["x", "x"])
        #expect(property.documentation == ["What it is.", "", "More."])
        #expect(entity.attributes.allSatisfy { $0.code == nil })
        #expect(entity.cloneRules.map(\.property) == ["content"])
    }

    @Test func defaultsAndRulesForCopying() {
        let (entity, found) = applied([
            ("x", [("default", "now"), ("clone", "followParent y blank"), ("name", "z")])
        ])
        #expect(found.isEmpty, "\(found)")
        #expect(entity.attributes.map(\.defaultValue) == [.now])
        let kind = CloneRule.Kind.followParent(attribute: "y", withoutParent: .blank)
        #expect(entity.cloneRules.map(\.property) == ["z"])
        #expect(entity.cloneRules.map(\.kind) == [kind])
    }

    @Test(arguments: [
        ("composite", "a:b:c", "'modelgen.composite' is 'property:part', or 'property'"),
        ("composite", "a:b", "'a' has no type; name it in the configuration, or with"),
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
        let found = declared(model).messages
        #expect(found.count == 1 && found[0].hasPrefix("modelgen knows no key 'modelgen.type'"))
    }

    /// The property over several attributes goes to the keys that it is read from.
    @Test(arguments: [[CompositeProperty.CaseNumber("one", 7)], [.init("one", 9)]])
    func whatAModelFileSaysOfACompositeComesBack(_ numbers: [CompositeProperty.CaseNumber]) throws {
        var model = self.model([("kind", []), ("x", [])])
        var property = CompositeProperty(
            name: "content",
            type: "Content",
            isOptional: true,
            origin: origin
        )
        property.discriminator = "kind"
        property.caseNumbers = numbers
        property.columns = [.init(path: "a", attribute: "x"), .init(path: "b", attribute: "x")]
        property.changeCode { $0.documentation = ["What it is."] }
        model.entities[0].compositeProperties = [property]
        var sink = DiagnosticSink()
        let file = modelFileModel(of: model, diagnostics: &sink)
        let isDeclared = numbers == model.valueTypes[0].caseNumbers
        let keys = file.entities[0].userInfo.map(\.name)
        #expect(keys.contains("modelgen.composite.content.cases") != isDeclared)
        #expect(file.entities[0].compositeProperties.isEmpty && sink.sorted.isEmpty)
        let (entity, found) = declared(file)
        #expect(found.isEmpty, "\(found)")
        var back = try #require(entity.compositeProperties.first)
        back.origin = origin
        #expect(back == property)
    }

    private let origin = Origin(file: "Notes.xcdatamodeld", position: .init(line: 1, column: 1))

    private func applied(
        _ attributes: [(String, [(String, String)])]
    ) -> (entity: Entity, messages: [String]) {
        declared(model(attributes))
    }

    private func declared(_ model: Model) -> (entity: Entity, messages: [String]) {
        var sink = DiagnosticSink()
        let entity = declaredModel(model, nil, for: .coredata, &sink).entities[0]
        return (entity, sink.sorted.map(\.message))
    }

    /// An entity with dates, and a choice with two parts.
    private func model(_ attributes: [(String, [(String, String)])]) -> Model {
        var entity = Entity(name: "Item", origin: origin)
        for (name, entries) in attributes {
            var attribute = Attribute(name: name, type: .date, origin: origin)
            attribute.isOptional = true
            attribute.userInfo = entries.map { NamedText("modelgen." + $0, $1) }
            entity.attributes.append(attribute)
        }
        if attributes.contains(where: { $0.1.contains { $0.0 == "clone" && $0.1 == "exclude" } }) {
            entity.userInfo = [
                NamedText("modelgen.composite.content", "Content?"),
                NamedText("modelgen.composite.content.documentation", "What it is.\n\nMore.\n"),
            ]
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
