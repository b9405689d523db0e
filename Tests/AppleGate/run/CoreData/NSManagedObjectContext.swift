public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
}

/// One context per store: what another one would not see before a save is not told apart.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // Sendable, as Apple's is: its users keep to its queue, as tests check by `isOnQueue`.
    private let queue: DispatchQueue
    private let key = DispatchSpecificKey<Bool>()
    open var automaticallyMergesChangesFromParent = false
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var name: String?
    var inserted: [NSManagedObject] = []
    var updated: Set<NSManagedObject> = []
    var deleted: [NSManagedObject] = []

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        switch ct {
        case .mainQueueConcurrencyType: queue = .main
        case .privateQueueConcurrencyType: queue = DispatchQueue(label: "context")
        }
        super.init()
        queue.setSpecific(key: key, value: true)
    }

    /// Whether the caller runs on the context's queue. Core Data has no such property.
    public var isOnQueue: Bool { DispatchQueue.getSpecific(key: key) == true }

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

    open func perform(_ block: @escaping @Sendable () -> Void) { queue.async(execute: block) }

    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let known = (persistentStoreCoordinator?.objects ?? []) + inserted
        guard let object = known.first(where: { $0.objectID === objectID }) else {
            throw NSError(domain: "NSCocoaErrorDomain", code: 133000)
        }
        return object
    }

    open func rollback() {
        for object in inserted { object.managedObjectContext = nil }
        for object in deleted { object.isDeleted = false }
        (inserted, updated, deleted) = ([], [], [])
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
