import CoreData

@objc(Warning)
final class Warning: NSManagedObject {
    @NSManaged var name: String?

    func rename(_ name: String?) {
        var copy = name  // mistake: never mutated
        self.name = copy
    }
}
