import Diagnostics
import ModelIR
import SharedLowering
import Testing

@testable import CoreDataLowering

/// What properties and their helpers are called.
struct PropertyNameTests {
    private let origin = Origin(file: "M", position: .init(line: 1, column: 1))

    private func names(_ links: [String]) -> PropertyNames {
        let raw = Attribute(name: "keeperRaw", type: .integer32, origin: origin)
        let child = Entity(name: "Dog", origin: origin)
        return PropertyNames(
            child,
            inherited: [raw],
            inheritedLinks: links,
            target: .coreData
        )
    }

    @Test func anAttributeLosesItsSuffixUnlessTheParentHasARelationshipOfThatName() {
        #expect(names([]).swiftName("keeperRaw") == "keeper")
        #expect(names(["keeper"]).swiftName("keeperRaw") == "keeperRaw")
    }

    @Test func noNameEndsTheLineOfAComment() {
        var stops = Relationship(name: "stops", destination: "Stop\r\nB", origin: origin)
        stops.inverse = .init(entity: nil, relationship: "trip\r\nb")
        stops.deleteRule = .cascade
        let text = relationshipDocumentation(
            stops,
            entity: "Trip\u{2028}B",
            destination: nil,
            words: RelationshipWords(
                settingTime: "after inserting",
                withoutInverse: \.self,
                membersWithoutInverse: "",
                leaving: { $0 + $1 }
            ),
            isOptionalInCode: true
        )
        #expect(!text.contains(where: \.isNewline) && text.contains("trip  b"), "\(text)")
    }

    @Test func noHelperIsCalledAsAPrimitiveValueIs() {
        var trip = Entity(name: "Trip", origin: origin)
        trip.attributes = [Attribute(name: "itemsCount", type: .integer32, origin: origin)]
        var names = PropertyNames(trip, inherited: [], inheritedLinks: [], target: .coreData)
        #expect(names.optionalHelper("primitiveItemsCount") == nil)
        #expect(names.helper("primitiveItemsCount") == "primitiveItemsCount_")
        #expect(names.optionalHelper("itemsCountCount") == "itemsCountCount")
    }

    @Test func relationshipsAndFetchedPropertiesOfAllParentsCount() {
        var animal = Entity(name: "Animal", origin: origin)
        animal.classReference = .named("Animal")
        animal.relationships = [
            Relationship(name: "keeper", destination: "Animal", origin: origin)
        ]
        let request = FetchRequest(name: "r", entity: "Animal", origin: origin)
        animal.fetchedProperties = [
            FetchedProperty(name: "friends", request: request, origin: origin)
        ]
        var dog = Entity(name: "Dog", origin: origin)
        dog.classReference = .named("Dog")
        dog.parent = "Animal"
        var model = Model(name: "M", sources: ["M"], origin: origin)
        model.entities = [animal, dog]
        var sink = DiagnosticSink()
        let plans = planClasses(model, diagnostics: &sink)
        #expect(plans.classes.last?.inheritedLinks == ["keeper", "friends"])
    }
}
