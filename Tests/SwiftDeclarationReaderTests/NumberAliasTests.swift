import ModelIR
import Testing

/// Numbers by their names in CoreLocation.
struct NumberAliasTests {
    @Test(
        "are the numbers that the names stand for",
        arguments: [
            "CLLocationDegrees", "CLLocationDistance?", "CoreLocation.CLLocationSpeed",
            "CLLocationDirection", "CLLocationAccuracy",
        ]
    )
    func types(name: String) throws {
        #expect(try attribute("var value: \(name)").type == .double)
    }

    @Test func initialValuesShowThem() throws {
        let value = try attribute("var value = CLLocationDegrees(7)")
        #expect(value.type == .double)
        #expect(value.defaultValue == .opaque(text: "Double(7)", language: "swift"))
    }

    @Test func codeThatNamesThemIsForEverySystem() throws {
        let model = try model(
            """
            import CoreLocation
            @Model final class Place {
                var region: Region?
                func move(to place: CLLocationDegrees) {}
                func center() -> CLLocationCoordinate2D { CLLocationCoordinate2D() }
            }
            struct Region: Codable { var latitude: CLLocationDegrees = CLLocationDegrees(0) }
            """
        )
        #expect(
            model.declarations.map(\.text) == [
                "struct Region: Codable { var latitude: Double = Double(0) }"
            ]
        )
        #expect(model.declarations[0].condition == nil)
        let members = try #require(model.entities[0].code).carriedOver
        #expect(members.map(\.condition) == [nil, "canImport(CoreLocation)"])
        #expect(members[0].text == "func move(to place: Double) {}")
    }
}
