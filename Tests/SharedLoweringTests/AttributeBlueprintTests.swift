import LoweringSupport
import ModelIR
import Testing

@testable import SharedLowering

/// What the code shows of an attribute, whatever the target.
struct AttributeBlueprintTests {
    private func blueprint(
        _ attribute: Attribute,
        stored: String = "String",
        _ valueTypes: [ValueType] = [],
        _ options: LoweringOptions = LoweringOptions()
    ) -> AttributeBlueprint {
        let context = context(SmallModel.entity("Note", [attribute]), valueTypes, options)
        return AttributeBlueprint(
            attribute,
            stored: stored,
            isOptionalInModel: attribute.isOptional,
            context
        )
    }

    @Test func aRequiredValue() {
        let plan = blueprint(SmallModel.attribute("title"))
        #expect(plan.type == "String" && !plan.isOptional && !plan.isDemanded)
        #expect(plan.parameter.text == "title: String")
    }

    @Test func anOptionalValue() {
        let plan = blueprint(SmallModel.attribute("title") { $0.isOptional = true })
        #expect(plan.type == "String?" && plan.isOptional)
        #expect(plan.parameter.text == "title: String? = nil")
    }

    /// Initialisers demand what a property may lack.
    @Test func aMissingValueThatIsNil() {
        let options = LoweringOptions(onMissing: .optional)
        let plan = blueprint(SmallModel.attribute("title"), [], options)
        #expect(plan.type == "String?" && plan.fieldType == "String")
        #expect(plan.isDemanded && plan.parameter.text == "title: String")
    }

    @Test func whatAPropertySaysGoesBeforeTheRest() {
        let attribute = SmallModel.attribute("title") { attribute in
            attribute.changeCode { $0.onMissing = .trap }
        }
        let plan = blueprint(attribute, [], LoweringOptions(onMissing: .optional))
        #expect(plan.onMissing == .trap && plan.type == "String")
    }

    @Test func aDefault() {
        let attribute = SmallModel.attribute("title") {
            $0.defaultValue = .literal(.string("a\"b"))
        }
        #expect(blueprint(attribute).parameter.text == #"title: String = "a\"b""#)
    }

    @Test(arguments: [(Int64(2), "Mood = .high" as String?), (7, nil)])
    func aDefaultOfAnEnumIsACase(_ number: Int64, _ expected: String?) {
        let attribute = SmallModel.attribute("moodRaw", .integer16) { attribute in
            attribute.defaultValue = .literal(.integer(number))
            attribute.changeCode { $0.valueType = "Mood" }
        }
        let mood = SmallModel.enumeration("Mood", ["low": 1, "high": 2])
        let plan = blueprint(attribute, stored: "Int16", [mood])
        #expect(plan.valueName == "Mood")
        #expect(plan.parameter.text == "mood: " + (expected ?? "Mood"))
    }

    @Test func aDefaultOfAValidatedTypeIsTrusted() {
        let attribute = SmallModel.attribute("name") { attribute in
            attribute.defaultValue = .literal(.string("Ann"))
            attribute.changeCode { $0.valueType = "Name" }
        }
        let plan = blueprint(attribute, [SmallModel.validated("Name")])
        #expect(plan.storedDefault == #"Name(trust: "Ann")"#)
    }

    @Test(arguments: [(Int64(0), "[]"), (5, "Tags(rawValue: 5).ids")])
    func optionsThatShowAsIDs(_ mask: Int64, _ expected: String) {
        let attribute = SmallModel.attribute("tags", .integer64) { attribute in
            attribute.defaultValue = .literal(.integer(mask))
            attribute.changeCode { code in
                code.valueType = "Tags"
                code.showsIDs = true
            }
        }
        let plan = blueprint(attribute, stored: "Int64", [SmallModel.ids("Tags", 0...9)])
        #expect(plan.type == "[Int]" && plan.heldType == "Tags")
        #expect(plan.defaultLiteral == expected)
        #expect(plan.idsHolder == "storedTags")
    }

    @Test func aTypeOfTheModuleDoesNotHideOneOfFoundation() {
        let attribute = SmallModel.attribute("key", .uuid) { $0.defaultValue = .newUUID }
        let context = context(SmallModel.entity("UUID", [attribute]))
        let plan = AttributeBlueprint(
            attribute,
            stored: "Foundation.UUID",
            isOptionalInModel: false,
            context
        )
        #expect(plan.defaultLiteral == "Foundation.UUID()")
    }

    @Test func theSetterOfAReadOnlyProperty() {
        let attribute = SmallModel.attribute("title") { attribute in
            attribute.changeCode { $0.isReadOnly = true }
        }
        let plan = blueprint(attribute)
        #expect(plan.readOnlySetter(isSetBySubclasses: true) == "private(set) ")
        #expect(
            blueprint(SmallModel.attribute("title")).readOnlySetter(isSetBySubclasses: true) == nil
        )
    }
}
