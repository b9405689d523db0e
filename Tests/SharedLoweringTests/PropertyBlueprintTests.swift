import LoweringSupport
import ModelIR
import Testing

@testable import SharedLowering

/// What the code shows of any property, whatever the target.
struct PropertyBlueprintTests {
    private func blueprint(
        _ name: String = "title",
        _ options: LoweringOptions = LoweringOptions(access: .public),
        hasSubclasses: Bool = false,
        _ change: (inout PropertyCode) -> Void = { _ in }
    ) -> PropertyBlueprint {
        let attribute = SmallModel.attribute(name) { $0.changeCode(change) }
        let entity = SmallModel.entity("Note", [attribute])
        return PropertyBlueprint(
            attribute,
            context(entity, [], options, hasSubclasses: hasSubclasses)
        )
    }

    @Test func aKeywordIsInBackticks() {
        let plan = blueprint("default")
        #expect(plan.name == "default" && plan.escapedName == "`default`")
    }

    @Test func theAccessOfTheClassHolds() {
        #expect(blueprint().access == "public ")
        #expect(blueprint("title", LoweringOptions()).access == "")
    }

    @Test func aPrivatePropertyStaysPrivateWithoutSubclasses() {
        #expect(blueprint { $0.modifiers = ["private"] }.access == "private ")
        let shared = blueprint(hasSubclasses: true) { $0.modifiers = ["private"] }
        #expect(shared.access == "public " && shared.innerAccess == "")
    }

    @Test func theValueBehindObserversHasANameOfItsOwn() {
        #expect(blueprint().heldName == "title")
        var fragment = SourceFragment(
            .observer,
            name: "title",
            text: "changes += 1",
            language: "swift",
            condition: nil,
            origin: SmallModel.origin
        )
        fragment.observer = PropertyObserver(
            moment: .afterChange,
            parameter: nil,
            ownReferences: []
        )
        let plan = blueprint { $0.observers = [fragment] }
        #expect(plan.heldName == "unobservedTitle" && plan.observers != nil)
    }

    @Test func aConditionStays() {
        #expect(blueprint { $0.condition = "os(iOS)" }.condition == "os(iOS)")
    }
}
