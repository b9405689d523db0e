import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Rows that hold what their properties can't be.
struct UndecodableRowTests {
    private let store: Store

    init() throws {
        store = try Store([Keeper.self, Person.self])
        let context = try store.context()
        let keeper = Keeper(name: "Ann")
        context.insert(keeper)
        for name in ["Rex", "Bello", "Struppi"] {
            let dog = Dog(name: name, trick: "sit")
            context.insert(dog)
            dog.owner = keeper
        }
        try context.save()
    }

    private func edit(_ sql: String) throws { try Self.edit(store, sql) }

    private static func edit(_ store: Store, _ sql: String) throws {
        let database = try Database(store.file)
        try database.ignoreChecks()
        try database.execute(sql)
    }

    private func spoilBello() throws { try edit("UPDATE Animal SET temperRaw = 'x' WHERE _pk = 2") }

    @Test func aFetchThrowsEntityKeyAndProperty() throws {
        try spoilBello()
        let context = try store.context()
        do {
            _ = try context.fetch(Dog.self)
            Issue.record("no error")
        } catch StoreError.undecodable(let row) {
            #expect(row.identifier == PersistentIdentifier(Dog.self, key: 2))
            #expect(row.property == "temperRaw")
            #expect(row.description == "cannot read Dog.temperRaw in Dog/2")
        }
        #expect(try context.fetch(Dog.self, where: Dog.fields.name != "Bello").count == 2)
        #expect(throws: StoreError.self) {
            try context.model(for: PersistentIdentifier(Dog.self, key: 2), as: Dog.self)
        }
    }

    @Test func whatCanBeReadIsReadAndTheRestDeleted() throws {
        try spoilBello()
        let context = try store.context()
        let dogs = try context.fetch(FetchDescriptor<Dog>()) { row in
            context.deleteRow(row.identifier)
        }
        #expect(dogs.map(\.name) == ["Rex", "Struppi"])
        #expect(context.hasChanges)
        try context.save()
        #expect(try context.fetch(Dog.self).map(\.name) == ["Rex", "Struppi"])
        let keeper = try #require(try context.fetch(Keeper.self).first)
        #expect(keeper.dogs.count == 2)
        #expect(try store.integer("SELECT count(*) FROM Animal") == 2)
    }

    @Test func aRowThatAnObjectStandsForIsDeletedWithIt() throws {
        let context = try store.context()
        let dog = try #require(try context.fetch(Dog.self).first)
        context.deleteRow(dog.persistentModelID)
        #expect(dog.isDeleted)
        try context.save()
        context.rollback()
        context.deleteRow(PersistentIdentifier(Dog.self, key: 2))
        context.rollback()
        #expect(!context.hasChanges)
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Animal") == 2)
    }

    @Test func anObjectInMemoryKeepsItsValuesWhereTheNewOnesCannotBeRead() throws {
        let context = try store.context()
        let dogs = try context.fetch(Dog.self)
        try spoilBello()
        #expect(throws: StoreError.self) { try context.fetch(Dog.self) }
        #expect(throws: StoreError.self) { try context.fetch(Dog.self) }
        #expect(dogs[1].temper == .calm)
        try edit("UPDATE Animal SET temperRaw = 'wild' WHERE _pk = 2")
        _ = try context.fetch(Dog.self)
        #expect(dogs[1].temper == .wild)
    }

    @Test func aLazilyReadObjectFollowsThePolicyOfMissingValues() async throws {
        await #expect(processExitsWith: .failure) {
            let store = try UndecodableRowTests().store
            try Self.edit(store, "UPDATE Animal SET temperRaw = 'x' WHERE _pk = 2")
            let context = try store.context()
            let keeper = try context.fetch(Keeper.self).first
            _ = keeper.map { Array($0.dogs) }
        }
    }

    @Test func anUnreadableNeighborStopsNothing() throws {
        let context = try store.context()
        let other = Keeper(name: "Zoe")
        let fifi = Dog(name: "Fifi", trick: "sit")
        context.insert(other)
        context.insert(fifi)
        fifi.owner = other
        try context.save()
        try edit("UPDATE Animal SET temperRaw = 'x' WHERE name = 'Fifi'")
        let reader = try store.context()
        let keepers = try reader.fetch(Keeper.self, sortBy: [Keeper.fields.name.ascending])
        #expect(keepers[0].dogs.count == 3)
        #expect(Array(keepers[0].dogs).count == 3)
        try reader.save()
    }

    /// Changes rows while their table has no rules, as damage does.
    private func damage(_ table: String, _ sql: String) throws {
        let database = try Database(store.file)
        try database.execute("PRAGMA ignore_check_constraints = ON; PRAGMA writable_schema = ON")
        try database.execute(
            "CREATE TABLE kept AS SELECT sql FROM sqlite_schema WHERE name = '\(table)'"
        )
        let loose =
            "replace(replace(replace(sql, 'IS NOT NULL', '@'), 'NOT NULL', ''), 'STRICT', '')"
        try database.execute(
            "UPDATE sqlite_schema SET sql = replace(\(loose), '@', 'IS NOT NULL') WHERE name = '\(table)'"
        )
        let other = try Database(store.file)
        try other.execute("PRAGMA ignore_check_constraints = ON; PRAGMA writable_schema = ON")
        try other.execute(sql)
        try other.execute(
            "UPDATE sqlite_schema SET sql = (SELECT sql FROM kept) WHERE name = '\(table)'"
        )
        try other.execute("DROP TABLE kept")
    }

    @Test(
        .onlyInFiles("a server's columns keep their types"),
        arguments: [
            "name = NULL", "trick = NULL", "temperRaw = NULL", "_type = NULL", "owner = 'x'",
        ]
    )
    func aMissingValueIsNoInventedOne(_ change: String) throws {
        try damage("Animal", "UPDATE Animal SET \(change) WHERE _pk = 2")
        let context = try ModelContext(store.reopened())
        do {
            _ = try context.fetch(Animal.self)
            Issue.record("no error")
        } catch StoreError.undecodable(let row) {
            #expect(row.identifier.key == 2)
            #expect(change.hasPrefix(row.property))
        }
    }
}
