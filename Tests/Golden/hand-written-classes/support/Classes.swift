import CoreData

public nonisolated enum Kit {
    open nonisolated class StoredObject: NSManagedObject {}
}

@objc(Person)
public nonisolated class Person: NSManagedObject {
    var initial: Character? { name.first }
}

@objc(Pet)
public nonisolated class Pet: NSManagedObject {
    @NSManaged public var name: String?
    @NSManaged public var owners: Set<Person>
}

@objc(Vehicle)
public nonisolated class Vehicle: NSManagedObject {}

@objc(Van)
public nonisolated class Van: Car {}
