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

    /// Code for Core Data has an `Int64` instead of a `UInt32`.
    @Test(arguments: [
        ("UInt32.max", false, "Int64 = Int64(UInt32.max)"),
        (".max", false, "Int64 = Int64(UInt32.max)"),
        ("makeMask()", false, "Int64 = Int64(makeMask() as UInt32)"),
        ("1 << 4", false, "Int64 = Int64((1 << 4) as UInt32)"),
        ("0xFF", false, "Int64 = 0xFF"),
        ("makeMask()", true, "Int64? = (makeMask() as UInt32?).map { Int64($0) }"),
        (".max", true, "Int64? = Int64(UInt32.max)"),
    ])
    func aDefaultOfANumberThatIsWider(_ text: String, _ isOptional: Bool, _ expected: String) {
        let attribute = SmallModel.attribute("mask", .integer64) {
            $0.defaultValue = .opaque(text: text, language: "swift")
            $0.isOptional = isOptional
            $0.changeCode { $0.numberType = "UInt32" }
        }
        #expect(blueprint(attribute, stored: "Int64").parameter.text == "mask: " + expected)
    }

    /// A `UInt` can be above every integer that stores have.
    @Test func aDefaultOfANumberThatIsTooLarge() {
        let attribute = SmallModel.attribute("mask", .integer64) {
            $0.defaultValue = .opaque(text: "UInt.max", language: "swift")
            $0.changeCode { $0.numberType = "UInt" }
        }
        let plan = blueprint(attribute, stored: "Int64")
        #expect(plan.parameter.text == "mask: Int64 = Int64(clamping: UInt.max)")
    }

    /// Code for SQLite has the number's own type.
    @Test func aDefaultOfANumberThatKeepsItsType() {
        let attribute = SmallModel.attribute("mask", .integer64) {
            $0.defaultValue = .opaque(text: "UInt32.max", language: "swift")
            $0.changeCode { $0.numberType = "UInt32" }
        }
        let plan = blueprint(attribute, stored: "UInt32")
        #expect(plan.parameter.text == "mask: UInt32 = UInt32.max")
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
