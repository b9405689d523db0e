import Foundation
import ModelStore
import ModelTypes
import Testing

/// Stored objects that take each other's unique values in one save.
struct UniqueChangeTests {
    private let store: Store
    private let context: ModelContext

    init() throws {
        store = try Store([Seat.self, Coupon.self, Person.self])
        context = try store.context()
    }

    private func seats(_ count: Int) throws -> [Seat] {
        let seats = (1...count).map { number in
            Seat(number: Int16(number), row: "A", place: number, label: "\(number)")
        }
        seats.forEach(context.insert)
        try context.save()
        return seats
    }

    @Test(arguments: [false, true]) func allNumbersMoveUpByOne(isDescending: Bool) throws {
        let seats = try seats(100)
        for seat in isDescending ? seats.reversed() : seats {
            seat.number += 1
            seat.place += 1
            seat.label = "\(seat.number)"
        }
        try context.save()
        let read = try store.context().fetch(Seat.self, sortBy: [Seat.fields.number.ascending])
        #expect(read.map(\.number) == Array(2...101))
        #expect(read.map(\.place) == Array(2...101))
        #expect(read.map(\.label) == (2...101).map { "\($0)" })
    }

    @Test func twoExchangeTheirValues() throws {
        let seats = try seats(2)
        swap(&seats[0].number, &seats[1].number)
        swap(&seats[0].label, &seats[1].label)
        swap(&seats[0].place, &seats[1].place)
        try context.save()
        let read = try store.context().fetch(Seat.self, sortBy: [Seat.fields.number.ascending])
        #expect(read.map(\.label) == ["1", "2"])
        #expect(read.map(\.persistentModelID.key) == [2, 1])
    }

    @Test func valuesOfEveryKindGoRound() throws {
        let people = (0..<3).map { _ in Person(name: .ann) }
        people.forEach(context.insert)
        let passports = (0..<3).map { Passport(number: "P\($0)") }
        for (person, passport) in zip(people, passports) {
            context.insert(passport)
            passport.owner = person
        }
        try context.save()
        let ids = people.map(\.id)
        for (index, person) in people.enumerated() { person.id = ids[(index + 1) % 3] }
        for (index, passport) in passports.enumerated() { passport.number = "P\((index + 2) % 3)" }
        try context.save()
        let other = try store.context()
        let keys = try ids.map { id in
            try #require(other.fetch(Person.self, where: Person.fields.id == id).first)
                .persistentModelID.key
        }
        #expect(keys == [3, 1, 2])
        let owners = try other.fetch(Passport.self, sortBy: [Passport.fields.number.ascending])
            .map(\.owner.persistentModelID.key)
        #expect(owners == [2, 3, 1])
    }

    @Test func aValueThatAStoredRowKeepsIsAnErrorThatNamesIt() throws {
        let seats = try seats(3)
        seats[0].number = 2
        seats[1].number = 3
        let expected = StoreError.duplicate(
            attributes: ["Seat.number"],
            objects: ["Seat/3", "Seat/2"]
        )
        #expect(throws: expected) { try context.save() }
        #expect(try store.integer("SELECT sum(number) FROM Seat") == 6)
        seats[2].number = 1
        try context.save()
        #expect(try store.integer("SELECT number FROM Seat WHERE _pk = 3") == 1)
    }

    @Test func checksHoldAgainAfterwards() throws {
        let seats = try seats(2)
        swap(&seats[0].number, &seats[1].number)
        try context.save()
        let database = try Database(store.file)
        #expect(throws: (any Error).self) { try database.execute("UPDATE Seat SET number = 99999") }
        #expect(throws: (any Error).self) {
            try context.update(Seat.self, set: Seat.fields.number + Int16.max)
        }
    }

    /// A statement has no object that an error could name.
    @Test(.onlyInFiles("PostgreSQL names the constraint, which isn't the attribute"))
    func anErrorOfAStatementNamesTheAttribute() throws {
        _ = try seats(2)
        let twice = StoreError.duplicate(attributes: ["Seat.number"], objects: ["Seat"])
        #expect(throws: twice) { try context.update(Seat.self, set: Seat.fields.number.set(to: 1)) }
        #expect {
            try context.update(Seat.self, set: Seat.fields.number + Int16.max)
        } throws: { error in
            guard case StoreError.breaksRule("Seat.number", "Seat", _) = error else { return false }
            return true
        }
        #expect(try store.integer("SELECT sum(number) FROM Seat") == 3)
    }

    @Test func twoNewObjectsAreOneRowBesideAnotherEntitysUpsert() throws {
        context.insert(Seat(number: 1, row: "A", place: 1))
        context.insert(Coupon(number: 1, price: 0))
        try context.save()
        let other = try store.context()
        other.insert(Seat(number: 1, row: "A", place: 1))
        other.insert(Coupon(number: 1, price: 2))
        other.insert(Seat(number: 1, row: "A", place: 1))
        try other.save()
        #expect(try store.integer("SELECT price FROM Coupon") == 2)
        #expect(try store.integer("SELECT count(*) FROM Seat") == 1)
    }
}
