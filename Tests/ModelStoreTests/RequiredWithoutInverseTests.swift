import ModelStore
import Testing

/// Required relationships whose destinations know nothing of them.
struct RequiredWithoutInverseTests {
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
}
