import LoweringSupport
import ModelIR
import SwiftNames
import Testing

@testable import SharedLowering

/// What the code calls properties and what belongs to them.
struct PropertyNamesTests {
    private func names(
        _ attributes: [Attribute],
        _ relationships: [Relationship] = [],
        namedTypes: Set<String> = []
    ) -> PropertyNames {
        PropertyNames(
            SmallModel.entity("Note", attributes, relationships),
            namedTypes: namedTypes,
            target: target
        )
    }

    private var target: TargetNames {
        TargetNames(
            target: "Paper",
            baseClass: "PaperObject",
            reserved: ["page", "id"],
            refusesOwningFamilies: false,
            renamesRelationships: false
        )
    }

    @Test func theSuffixOfAStoredValueGoes() {
        let raw = SmallModel.attribute("weightRaw", .double)
        #expect(names([raw]).swiftName("weightRaw") == "weight")
        #expect(names([raw]).isRaw(raw))
        let both = names([raw, SmallModel.attribute("weight", .double)])
        #expect(both.swiftName("weightRaw") == "weightRaw")
        #expect(!both.isRaw(raw))
    }

    @Test func theSuffixOfAnUntypedValueStays() {
        let raw = SmallModel.attribute("payloadRaw", .undefined)
        #expect(names([raw]).swiftName("payloadRaw") == "payloadRaw")
    }

    @Test func theDeclarationGoesBeforeTheSuffix() {
        let raw = SmallModel.attribute("topicsRaw", .integer64) { attribute in
            attribute.changeCode { $0.name = "subjects" }
        }
        #expect(names([raw]).swiftName("topicsRaw") == "subjects")
        #expect(names([raw]).isRaw(raw))
    }

    @Test func aReservedNameGetsAnEnding() throws {
        let entity = SmallModel.entity("Note", [SmallModel.attribute("page")])
        let names = names(Array(entity.attributes))
        #expect(names.swiftName("page") == "pageProperty")
        let found = names.renamed(entity, in: SmallModel.model([entity]))
        #expect(found.map(\.id) == ["property.reserved-name"])
        #expect(found[0].message.hasPrefix("'page' is taken in every PaperObject;"))
    }

    @Test func aSuffixStaysIfTheNameWithoutIsReserved() {
        let entity = SmallModel.entity("Note", [SmallModel.attribute("pageRaw")])
        let names = names(Array(entity.attributes))
        #expect(names.swiftName("pageRaw") == "pageRaw")
        let found = names.renamed(entity, in: SmallModel.model([entity]))
        #expect(found.map(\.severity) == [.warning] && found[0].message.contains("'pageRaw'"))
    }

    @Test func aTargetMayRefuseTheNameOfARelationship() {
        let entity = SmallModel.entity("Note", [], [SmallModel.link("page", to: "Note")])
        let names = names([], Array(entity.relationships))
        let found = names.renamed(entity, in: SmallModel.model([entity]))
        #expect(found.map(\.id) == ["relationship.reserved-name"])
        #expect(found[0].severity == .error)
    }

    @Test func aPropertyDoesNotHideATypeThatTheCodeNames() {
        let names = names([SmallModel.attribute("Photo")], namedTypes: ["Photo"])
        #expect(names.swiftName("Photo") == "PhotoProperty")
    }

    @Test func helpersYieldToProperties() {
        var names = names([SmallModel.attribute("storage"), SmallModel.attribute("title")])
        #expect(names.helper("storage") == "storage_")
        #expect(names.helper("storage") == "storage__")
        #expect(names.optionalHelper("title") == nil)
        #expect(names.free("primitiveTitle") == "primitiveTitle_")
    }

    @Test func aPrimitiveValueWithoutAFreeNameHasNone() {
        #expect(names([SmallModel.attribute("title")]).primitive("title") == "primitiveTitle")
        let taken = [SmallModel.attribute("title"), SmallModel.attribute("primitiveTitle")]
        #expect(names(taken).primitive("title") == nil)
        let setter = [SmallModel.attribute("title"), SmallModel.attribute("PrimitiveTitle")]
        #expect(names(setter).primitive("title") == nil)
    }
}
