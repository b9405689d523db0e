import ModelIR
import Testing

@Suite("Code that calls conditional initializers")
struct ConditionalInitializerTests {
    private func conditional(_ text: String) throws -> [String] {
        let model = try #require(Reading(text).model)
        let fragments = (model.entities[0].code?.carriedOver ?? []) + model.declarations
        return fragments.filter { $0.condition == "canImport(MapKit)" }.map(\.name)
    }

    @Test("is conditional, too, with what it uses by its labels")
    func calls() throws {
        let found = try conditional(
            """
            import MapKit

            @Model class Spot {
                var title: String
                var lat: Double
                init(title: String, lat: Double) { self.title = title; self.lat = lat }
                convenience init(title: String, at place: CLLocationCoordinate2D, _ shift: Int = 0) {
                    self.init(title: title, lat: place.latitude)
                }
                convenience init(title: String) {
                    self.init(title: title, at: CLLocationCoordinate2D(latitude: 0, longitude: 0))
                }
                convenience init(named title: String) { self.init(title: title) }
                static func samples() -> [Spot] { [Spot(title: "a")] }
                static var shown: [Spot] { samples() + [.init(named: "b")] }
                static var own: Spot { Self.init(title: "c") }
                static func made() -> [Spot] { ["d"].map(Spot.init(title:)) }
                static func plain() -> Spot { Spot(title: "Spot(title: )", lat: 0) }
                func sample() -> Spot { makeSpot() }
                func other() -> Other { Other(title: title) }
            }
            struct Other { var title: String }
            func makeSpot() -> Spot { Spot(title: "e") }
            """
        )
        #expect(
            found == [
                "init(title:at:_:)", "init(title:)", "init(named:)", "samples()", "shown", "own",
                "made()", "sample()", "makeSpot()",
            ]
        )
    }

    @Test("isn't if another initializer takes the call")
    func otherInitializers() throws {
        let found = try conditional(
            """
            import MapKit

            @Model class Spot {
                var title: String
                init(title: String, size: Int = 0) { self.title = title }
                convenience init(title: String, place: MKMapItem? = nil) {
                    self.init(title: title, size: 1)
                }
                static func samples() -> [Spot] { [Spot(title: "a")] }
                static func place() -> Spot { Spot(title: "a", place: nil) }
            }
            """
        )
        #expect(found == ["init(title:place:)", "place()"])
    }
}
