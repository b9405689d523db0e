public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
}

/// One context per store: what another one would not see before a save is not told apart.
open class NSManagedObjectContext: NSObject {
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var name: String?
    var inserted: [NSManagedObject] = []
    var updated: Set<NSManagedObject> = []
    var deleted: [NSManagedObject] = []

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {}

    open var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }
    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    open var updatedObjects: Set<NSManagedObject> { updated }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }

    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext == nil else { return }
        object.managedObjectContext = self
        object.isInserted = true
        inserted.append(object)
        object.awakeFromInsert()
    }

    open func delete(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        object.prepareForDeletion()
        object.isDeleted = true
        deleted.append(object)
        object.applyDeleteRules()
    }

    /// Makes the relationships of a saved object faults again.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !object.isInserted else { return }
        let toMany = object.entity.relationshipsByName.values.filter(\.isToMany)
        object.faults = Set(toMany.map(\.name))
    }

    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}

extension NSManagedObject {
    fileprivate func applyDeleteRules() {
        for relationship in entity.relationshipsByName.values {
            let others = destinations(of: relationship)
            switch relationship.deleteRule {
            case .cascadeDeleteRule:
                for other in others { managedObjectContext?.delete(other) }
            case .nullifyDeleteRule: break
            case .noActionDeleteRule, .denyDeleteRule: continue
            }
            for other in others { disconnect(relationship, other) }
        }
    }

    func destinations(of relationship: NSRelationshipDescription) -> [NSManagedObject] {
        guard !relationship.isToMany else { return allMembers(of: relationship) }
        return destinations[relationship.name].map { [$0] } ?? []
    }
}
