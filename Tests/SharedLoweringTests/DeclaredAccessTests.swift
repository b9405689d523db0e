import LoweringSupport
import ModelIR
import SwiftNames
import Testing

@testable import SharedLowering

/// Access levels that code has from its declarations.
struct DeclaredAccessTests {
    private func model(_ change: (inout Entity) -> Void = { _ in }) -> Model {
        let place = SmallModel.entity("Place").origin
        var money = ValueType(
            name: "Shop.Money",
            kind: .choice(ChoiceType(cases: [])),
            origin: place
        )
        money.access = ["public"]
        let kind = ValueType(name: "Kind", kind: .choice(ChoiceType(cases: [])), origin: place)
        var entity = SmallModel.entity("Shop", [SmallModel.attribute("name")])
        entity.code = CodeDetails()
        entity.code?.access = ["public"]
        change(&entity)
        var model = SmallModel.model([entity])
        model.valueTypes = [money, kind]
        return model
    }

    private func options(_ model: Model) -> LoweringOptions {
        var options = LoweringOptions()
        options.declaredAccess = DeclaredAccess(model)
        return options.applied(to: model.entities[0])
    }

    private func initializer(_ model: Model, _ types: String...) -> String {
        let parameters = types.map { Parameter(name: "a", type: $0, defaultValue: nil) }
        return options(model).initializerAccess(of: model.entities[0], parameters)
    }

    private func declared(_ text: String, in entity: inout Entity) {
        entity.code?.carriedOver.append(
            SourceFragment(
                .initializer,
                name: "init(name:)",
                text: text,
                language: "swift",
                condition: nil,
                origin: entity.origin
            )
        )
    }

    @Test func aClassHasItsOwnLevel() {
        #expect(options(model()).access == .public)
        #expect(options(model { $0.code?.access = ["open"] }).access == .public)
        #expect(options(model { $0.code?.access = ["package"] }).access == .package)
        #expect(options(model { $0.code?.access = ["private"] }).access == .internal)
    }

    @Test(arguments: [
        ([], "", ""), (["public"], "", ""), (["private"], "", ""),
        (["public", "private(set)"], "private(set) ", "internal(set) "),
        (["public", "fileprivate(set)"], "internal(set) ", "internal(set) "),
        (["public", "internal(set)"], "internal(set) ", "internal(set) "),
    ])
    func aRelationshipKeepsTheLevelOfItsSetter(
        _ modifiers: [String],
        _ alone: String,
        _ withSubclasses: String
    ) {
        let relationship = SmallModel.links("sales", to: "Sale") { sales in
            sales.changeCode { $0.modifiers = modifiers }
        }
        for (hasSubclasses, expected) in [(false, alone), (true, withSubclasses)] {
            let access = PropertyAccess(options(model()), hasSubclasses: hasSubclasses)
            #expect(access.setter(of: relationship, isSetBySubclasses: true) == expected)
        }
    }

    @Test func anInitializerThatNobodyDeclaredIsInternal() {
        #expect(initializer(model(), "String") == "")
    }

    @Test func anInitializerIsNoWiderThanItsTypes() {
        let model = model { declared("public init(name: String) {}", in: &$0) }
        #expect(initializer(model, "String", "[Money]?") == "public ")
        #expect(initializer(model, "String", "[Kind]?") == "")
        #expect(initializer(self.model { declared("init() {}", in: &$0) }, "String") == "")
    }

    @Test func aFieldHasTheLevelOfItsProperty() {
        let hidden = model()
        let shown = model { entity in
            var name = SmallModel.attribute("name")
            var code = PropertyCode()
            code.modifiers = ["public"]
            name.code = Boxed(code)
            entity = SmallModel.entity("Shop", [name])
            entity.code = CodeDetails()
            entity.code?.access = ["public"]
        }
        func field(_ model: Model, _ type: String) -> String {
            options(model).fieldAccess(of: "name", type, in: model.entities[0])
        }
        #expect(field(hidden, "String") == "")
        #expect(field(shown, "String") == "public ")
        #expect(field(shown, "Kind?") == "")
    }

    @Test func levelsThatTheUserChoosesAreThoseOfAll() {
        let options = LoweringOptions(access: .public)
        let entity = model().entities[0]
        #expect(options.applied(to: entity).access == .public)
        #expect(options.memberAccess == "public ")
        #expect(options.initializerAccess(of: entity, []) == "public ")
        #expect(options.fieldAccess(of: "name", "Kind", in: entity) == "public ")
    }
}
