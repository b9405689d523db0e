import ModelStore
import Testing

/// What subclasses have of the initializers that their superclasses declare.
struct InheritedInitializerTests {
    @Test func aSubclassWithoutInitializersRunsThoseOfItsSuperclass() throws {
        let ferry = Ferry(name: "Anna")
        #expect(ferry.isAfloat && ferry.seats == 40)
        let night = try NightFerry(registered: "bea", masts: 2)
        #expect(night.name == "BEA" && night.masts == 2)
        #expect(night.seats == 40 && night.cabins == 12)
        #expect(throws: NoName.self) { try Ferry(registered: "", masts: 1) }
        #expect(NightFerry().name == "Nameless" && NightFerry().isAfloat)
    }

    @Test func initializersAreFunctionsWithTheParametersThatTheyDeclare() {
        let vessels = ["a", "b"].map(Vessel.init(name:))
        #expect(vessels.map(\.isAfloat) == [true, true])
        let ferries = ["c"].map(NightFerry.init(name:))
        #expect(ferries.map(\.isAfloat) == [true])
    }

    @Test func anOverridingInitializerCallsTheDeclaredOne() {
        let sloop = Sloop(name: "Carl")
        #expect(sloop.name == "Carl II" && sloop.sailNumber == 7 && sloop.isAfloat)
        #expect(Sloop(name: "Dora", sailNumber: 3).isAfloat)
        #expect(!Sloop(name: "Ella", sailNumber: 3, masts: 2).isAfloat)
    }
}
