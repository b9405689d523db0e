import Diagnostics
import ModelIR
import SharedLowering
import Testing

@testable import CoreDataLowering

/// What properties and their helpers are called.
struct PropertyNameTests {
    private let origin = Origin(file: "M", position: .init(line: 1, column: 1))

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
        var names = PropertyNames(trip, target: .coreData)
        #expect(names.optionalHelper("primitiveItemsCount") == nil)
        #expect(names.helper("primitiveItemsCount") == "primitiveItemsCount_")
        #expect(names.optionalHelper("itemsCountCount") == "itemsCountCount")
    }

    @Test func relationshipsAndFetchedPropertiesOfAllParentsCount() {
        var animal = entity("Animal", parent: nil)
        animal.relationships = [
            Relationship(name: "keeper", destination: "Animal", origin: origin)
        ]
        let request = FetchRequest(name: "r", entity: "Animal", origin: origin)
        animal.fetchedProperties = [
            FetchedProperty(name: "friends", request: request, origin: origin)
        ]
        let dog = entity("Dog", parent: "Animal", ["keeperRaw", "friendsRaw", "ageRaw"])
        #expect(properties(of: [animal, dog])["Dog"] == ["keeperRaw", "friendsRaw", "age"])
    }

    @Test func aSubclassHasTheNamesOfItsSuperclassWhateverItsSiblingsHave() {
        let entities = [
            entity("Table", parent: nil, ["stateRaw"]),
            entity("Field", parent: "Table", ["state"]), entity("View", parent: "Table", ["hue"]),
        ]
        let names = properties(of: entities)
        #expect(names == ["Table": ["stateRaw"], "Field": ["state"], "View": ["hue"]])
        let initializer = views(of: entities)["View"]?.initializer
        #expect(initializer?.assignments.map(\.property) == ["stateRaw", "hue"])
    }

    @Test func thePropertiesOfAHandWrittenClassKeepTheirNames() {
        var animal = entity("Animal", parent: nil, ["age", "nameRaw"])
        animal.code = CodeDetails()
        animal.code?.classForm = .leftOut
        let dog = entity("Dog", parent: "Animal", ["ageRaw", "sizeRaw"])
        #expect(properties(of: [animal, dog])["Dog"] == ["ageRaw", "size"])
    }

    private func entity(_ name: String, parent: String?, _ attributes: [String] = []) -> Entity {
        var entity = Entity(name: name, origin: origin)
        entity.classReference = .named(name)
        entity.parent = parent
        entity.attributes = attributes.map { Attribute(name: $0, type: .string, origin: origin) }
        return entity
    }

    /// The names of the properties for attributes, by class.
    private func properties(of entities: [Entity]) -> [String: [String]] {
        views(of: entities).mapValues { $0.attributes.map(\.name) }
    }

    private func views(of entities: [Entity]) -> [String: EntityView] {
        var model = Model(name: "M", sources: ["M"], origin: origin)
        model.entities = entities
        var sink = DiagnosticSink()
        let parts = CoreDataParts(model, options: LoweringOptions(), diagnostics: &sink)
        let views = parts.indices.flatMap { parts.lowered($0).view.entities }
        return Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0) })
    }
}
