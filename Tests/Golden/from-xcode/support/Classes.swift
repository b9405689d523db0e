import CoreData

@objc(Member)
nonisolated class Member: NSManagedObject {
    var isNew: Bool { visits.isEmpty }

    override func awakeFromInsert() {
        super.awakeFromInsert()
        if primitiveValue(forKey: "joined") == nil {
            setPrimitiveValue(Date.now, forKey: "joined")
        }
    }
}

@objc(Visit)
nonisolated class Visit: NSManagedObject {
    @NSManaged var date: Date?
    @NSManaged var member: Member?
}

nonisolated final class Tint: NSObject {}
