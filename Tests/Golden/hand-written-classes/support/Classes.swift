import CoreData

nonisolated enum Kit {
    nonisolated class StoredObject: NSManagedObject {}
}

@objc(Person)
nonisolated class Person: NSManagedObject {
    var initial: Character? { name.first }
}

@objc(Pet)
nonisolated class Pet: NSManagedObject {
    @NSManaged var name: String?
    @NSManaged var owners: Set<Person>
}

@objc(Vehicle)
nonisolated class Vehicle: NSManagedObject {}

@objc(Van)
nonisolated class Van: Car {}
