import LoweringSupport
import ModelIR
import Testing

@testable import SQLiteLowering

/// The columns of Core Data's composites.
struct CompositeColumnsTests {
    private static let address = SmallModel.structure(
        "Address",
        [
            SmallModel.part("street", .stored(.string)),
            SmallModel.part("town", .stored(.string), isOptional: true),
        ]
    )

    private func spread(_ attributes: [Attribute]) -> Entity {
        let composite = Composite(
            name: "Address",
            attributes: [
                SmallModel.attribute("street"),
                SmallModel.attribute("town") { $0.isOptional = true },
            ],
            origin: SmallModel.origin
        )
        let model = SmallModel.model(
            [SmallModel.entity("Person", attributes)],
            [Self.address],
            composites: [composite]
        )
        return CompositeColumns(model, ["Address": Self.address]).model.entities[0]
    }

    private let home = SmallModel.attribute("home", .composite("Address"))

    @Test func eachElementHasOne() {
        let entity = spread([home])
        #expect(entity.attributes.map(\.name) == ["home_street", "home_town"])
        #expect(entity.attributes.map(\.isOptional) == [false, true])
        #expect(entity.compositeProperties.map(\.name) == ["home"])
        #expect(entity.compositeProperties[0].columns.map(\.path) == ["street", "town"])
    }

    @Test func allAreOptionalIfTheAttributeIs() {
        var home = home
        home.isOptional = true
        let entity = spread([home])
        #expect(entity.attributes.map(\.isOptional) == [true, true])
        #expect(entity.compositeProperties[0].isOptional)
    }

    @Test func anotherAttributeMayHaveTheName() {
        let entity = spread([SmallModel.attribute("HOME_town"), home])
        #expect(entity.attributes.map(\.name) == ["HOME_town", "home_street", "home_town_2"])
        #expect(entity.compositeProperties[0].columns.map(\.attribute).last == "home_town_2")
    }

    @Test func anAttributeWithoutADeclaredStructStays() {
        let other = SmallModel.attribute("place", .composite("Place"))
        let entity = spread([other])
        #expect(entity.attributes.map(\.name) == ["place"] && entity.compositeProperties.isEmpty)
    }
}
