import ModelStore
import Testing

/// Relationships whose destinations know nothing of them.
struct WithoutInverseTests {
    @Test func deletingTheDestinationNamesWhoNeedsIt() throws {
        let store = try Store([Berth.self, Ferry.self])
        let context = try store.context()
        let ferry = Ferry(name: "Anna")
        context.insert(ferry)
        let berth = Berth(of: ferry)
        context.insert(berth)
        try context.save()
        context.delete(ferry)
        let expected = StoreError.missingValue(property: "Berth.vessel", object: "Berth/1")
        #expect(throws: expected) { try context.save() }
        context.delete(berth)
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Vessel") == 0)
    }

    @Test func deletedMembersLeaveTheListsThatWereRead() throws {
        let store = try Store([Fleet.self, Ferry.self])
        let context = try store.context()
        let (fleet, other) = (Fleet(), Fleet())
        let ferries = ["a", "b"].map(Ferry.init(name:))
        context.insert(fleet)
        context.insert(other)
        fleet.vessels = ferries
        other.vessels = [ferries[1]]
        try context.save()
        context.delete(ferries[0])
        try context.save()
        #expect(fleet.vessels.map(\.name) == ["b"] && other.vessels.map(\.name) == ["b"])
        #expect(try store.integer("SELECT count(*) FROM Vessel") == 1)
        try store.checkIntegrity()
    }
}
