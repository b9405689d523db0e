import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// What a file says about the class of a row is never taken on trust.
struct ClassOfARowTests {
    private let store: Store

    init() throws {
        store = try Store([Keeper.self, Coupon.self])
        let context = try store.context()
        let keeper = Keeper(name: "Ann")
        context.insert(keeper)
        for (number, name) in ["Rex", "Bello"].enumerated() {
            let dog = Dog(name: name, trick: "roll over and play dead, trick \(number)")
            context.insert(dog)
            dog.owner = keeper
            if number == 0 { dog.admirer = keeper }
        }
        context.insert(Cat(name: "Tom", lives: 0x1000_0000_0000_0010, naps: 0x4141_4141))
        try context.save()
    }

    private func edit(_ sql: String) throws {
        let database = try Database(store.file)
        try database.ignoreChecks()
        try database.execute(sql)
    }

    private func undecodable(_ body: () throws -> Void) -> UndecodableRow? {
        do {
            try body()
            return nil
        } catch StoreError.undecodable(let row) {
            return row
        } catch {
            Issue.record("\(error)")
            return nil
        }
    }

    @Test func aMemberOfAnotherClassIsAnError() throws {
        try edit("UPDATE Animal SET _type = 'Cat', lives = 1, naps = 2 WHERE name = 'Rex'")
        let context = try store.context()
        let keeper = try #require(try context.fetch(Keeper.self).first)
        #expect(keeper.dogs.isEmpty == false)
        #expect(Array(keeper.dogs).isEmpty)
        let row = try #require(undecodable { _ = try context.fetch(Coupon.self) })
        #expect(row.description == "Dog/1 is stored as 'Cat', which isn't Dog or a class below it")
        // It isn't read by the next access either, and never taken for empty.
        #expect(keeper.favorite == nil)
        #expect(undecodable { try context.save() } != nil)
        #expect(try context.fetch(Cat.self).map(\.name).sorted() == ["Rex", "Tom"])
    }

    @Test func aKnownObjectWhoseRowChangesItsClassIsAnError() throws {
        let context = try store.context()
        let dogs = try context.fetch(Dog.self)
        #expect(dogs.count == 2)
        try edit("UPDATE Animal SET _type = 'Cat', lives = 1, naps = 2 WHERE name = 'Rex'")
        #expect(undecodable { _ = try context.fetch(Cat.self) } != nil)
        #expect(undecodable { _ = try context.fetch(Animal.self) } != nil)
        #expect(dogs.map(\.trick).allSatisfy { $0.hasPrefix("roll over") })
        #expect(try context.fetch(Dog.self).map(\.name) == ["Bello"])
    }

    @Test func anUnknownClassIsAnErrorThatNamesIt() throws {
        try edit("UPDATE Animal SET _type = 'Bird' WHERE name = 'Tom'")
        let context = try store.context()
        let row = try #require(undecodable { _ = try context.fetch(Animal.self) })
        #expect(row.property == "_type")
        #expect(
            row.description
                == "Animal/3 is stored as 'Bird', which isn't Animal or a class below it"
        )
        var skipped: [UndecodableRow] = []
        let others = try context.fetch(FetchDescriptor<Animal>()) { skipped.append($0) }
        #expect(others.map(\.name) == ["Rex", "Bello"])
        #expect(skipped == [row])
    }

    @Test func aNewObjectNeverTakesTheRowOfAnotherClass() throws {
        let context = try store.context()
        context.insert(Cat(name: "Rex", lives: 0x1000_0000_0000_0010, naps: 0x4141_4141))
        let expected = StoreError.duplicate(
            attributes: ["Cat.name"],
            objects: ["Dog/1", "Cat, number 1 of the new objects"]
        )
        #expect(throws: expected) { try context.save() }
        context.rollback()
        #expect(try context.fetch(Dog.self).map(\.trick).allSatisfy { $0.hasPrefix("roll") })
        #expect(try context.fetchCount(Cat.self) == 1)
        let rex = Dog(name: "Rex", trick: "sit")
        context.insert(rex)
        try context.save()
        #expect(
            try context.fetch(Dog.self, where: Dog.fields.name == "Rex").map(\.trick) == ["sit"]
        )
    }

    @Test func twoNewObjectsOfTwoClassesWithOneValueAreAnError() throws {
        let context = try store.context()
        context.insert(Dog(name: "Max", trick: "sit"))
        context.insert(Cat(name: "Max", lives: 7, naps: 2))
        #expect(throws: StoreError.self) { try context.save() }
        #expect(try store.integer("SELECT count(*) FROM Animal WHERE name = 'Max'") == 0)
    }

    @Test func anIdentifierLeadsToItsOwnEntityAlone() throws {
        let context = try store.context()
        context.insert(Coupon(number: 1, price: 2))
        try context.save()
        let keeper = try #require(try context.fetch(Keeper.self).first)
        let ticket = try #require(try context.fetch(Coupon.self).first)
        #expect(keeper.persistentModelID.key == ticket.persistentModelID.key)
        for other in [context, try store.context()] {
            #expect(try other.model(for: keeper.persistentModelID, as: Coupon.self) == nil)
            #expect(try other.model(for: ticket.persistentModelID, as: Keeper.self) == nil)
            #expect(other.registeredModel(for: keeper.persistentModelID, as: Coupon.self) == nil)
            #expect(try other.model(for: ticket.persistentModelID, as: Coupon.self)?.price == 2)
            let rex = PersistentIdentifier(Animal.self, key: 1)
            #expect(try other.model(for: rex, as: Dog.self)?.name == "Rex")
            #expect(try other.model(for: rex, as: Cat.self) == nil)
        }
    }

    /// What refers to a row need not have been resolved before it's changed.
    @Test func leavingARowOfAnotherClassTouchesNoListOfIt() throws {
        let store = try Store([Garden.self])
        let context = try store.context()
        let (stock, graft) = (Tree(name: "stock"), Tree(name: "graft"))
        context.insert(stock)
        context.insert(graft)
        graft.stock = stock
        try context.save()
        let database = try Database(store.file)
        try database.ignoreChecks()
        try database.execute("UPDATE Plant SET _type = 'Plant' WHERE name = 'stock'")
        for isDeleted in [false, true] {
            let other = try store.context()
            let plants = try other.fetch(Plant.self)
            let tree = try #require(plants.lazy.compactMap { $0 as? Tree }.first)
            #expect(plants.count == 2)
            if isDeleted { other.delete(tree) } else { tree.stock = nil }
            try other.save()
        }
        #expect(try store.integer("SELECT count(*) FROM Plant") == 1)
    }
}
