import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// What happens between the first and the last row of a fetch, which a server may still be sending.
struct FetchStepsTests {
    private let store: Store
    private let context: ModelContext
    private static let count = 3000

    init() throws {
        store = try Store([Keeper.self, Person.self, Tag.self])
        context = try store.context()
        for number in 1...Self.count {
            context.insert(Dog(name: "\(number)", trick: "sit"))
            context.insert(Photo(title: "\(number)", rating: number == Self.count ? 0 : 1))
        }
        context.insert(Tag(label: "a"))
        try context.save()
    }

    @Test(arguments: [false, true]) func anotherFetch(_ isInOneState: Bool) throws {
        try spoilDogs("7, 1700")
        let reader = try store.context()
        if isInOneState {
            try reader.read { try fetchInSteps(reader) }
        } else {
            try fetchInSteps(reader)
        }
        // The connections are as they were.
        #expect(try reader.fetchCount(Dog.self) == Self.count)
    }

    private func spoilDogs(_ keys: String) throws {
        let database = try Database(store.file)
        try database.ignoreChecks()
        try database.execute("UPDATE Animal SET temperRaw = 'x' WHERE _pk IN (\(keys))")
    }

    private func fetchInSteps(_ reader: ModelContext) throws {
        var skipped: [Int64] = []
        var labels: [String] = []
        let dogs = try reader.fetch(FetchDescriptor<Dog>()) { row in
            skipped.append(row.identifier.key)
            labels += (try? reader.fetch(Tag.self).map(\.label)) ?? []
        }
        #expect(Set(skipped) == [7, 1700])
        #expect(labels == ["a", "a"])
        let names = (1...Self.count).filter { ![7, 1700].contains($0) }.map { "\($0)" }
        #expect(dogs.map(\.name) == names)
    }

    @Test(arguments: [false, true]) func anErrorOfALaterRow(_ isInOneState: Bool) throws {
        let reader = try store.context()
        let hundred: Int16 = 100
        let failing = FetchDescriptor<Photo>(predicate: #Predicate { hundred / $0.rating > 0 })
        func check() {
            #expect(throws: StoreError.self) { try reader.fetch(failing) }
        }
        if isInOneState { try reader.read(check) } else { check() }
        #expect(try reader.fetch(Photo.self).count == Self.count)
        #expect(try reader.fetch(Tag.self).count == 1)
    }

    @Test func aRowThatCannotBeReadEndsTheFetch() throws {
        try spoilDogs("7")
        let reader = try store.context()
        try reader.read { () throws in
            #expect(throws: StoreError.self) { try reader.fetch(Dog.self) }
            #expect(try reader.fetch(Tag.self).map(\.label) == ["a"])
        }
        #expect(try reader.fetchCount(Dog.self) == Self.count)
    }
}
