import CoreData
import ModelTypes

@objc(Broken)
final class Broken: NSManagedObject {
    @NSManaged var optionalScalar: Int64?  // mistake: no object
    @NSManaged var tuple: (Int, Int)  // mistake: no object
    @NSManaged var unknown: Album  // mistake: no such type
    @NSManaged let constant: String  // mistake: never set
    @NSManaged var initialised: Int = 3  // mistake: set too early
    @NSManaged var description: String?  // mistake: NSObject has it
    @NSManaged var objectID: String?  // mistake: NSManagedObject has it
    @NSManaged var others: Set<Broken>

    @objc(addOthersObject:)
    @NSManaged func addToOthers(_ value: Broken)

    @objc(addOthersObject:)
    @NSManaged func addToOthers(_ values: NSSet)  // mistake: taken selector

    convenience init(name: String) {
        self.init(entity: NSEntityDescription(), insert: nil)  // mistake: no such label
    }

    func all(in context: NSManagedObjectContext) throws -> [Int] {
        try context.fetch(NSFetchRequest<Broken>(entityName: "Broken"))  // mistake: other type
    }

    func request() -> NSFetchRequest<String> {  // mistake: no result type
        NSFetchRequest(entityName: "Broken")
    }

    func dated(_ date: Date) -> NSPredicate {
        NSPredicate(format: "date == %@", date)  // mistake: no argument type
    }
}
