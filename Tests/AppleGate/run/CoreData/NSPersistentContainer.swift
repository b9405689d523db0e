// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInMemoryStoreType = "InMemory"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSSQLiteStoreType = "SQLite"

open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    // Sendable, as Apple's is: one context at a time saves to it.
    public let managedObjectModel: NSManagedObjectModel
    var objects: [NSManagedObject] = []
    private var rows = 0

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        ModelRegistry.shared.add(model)
    }

    func apply(inserted: [NSManagedObject], deleted: Set<NSManagedObject>) {
        if !deleted.isEmpty { objects.removeAll(where: deleted.contains) }
        for object in inserted {
            rows += 1
            object.objectID.makePermanent(row: rows)
        }
        objects += inserted
    }
}

open class NSPersistentStoreDescription: NSObject {
    open var type = NSSQLiteStoreType
    open var url: URL?
    open var configuration: String?

    public override init() {}

    public init(url: URL) {
        self.url = url
    }
}

/// Keeps everything in memory, whatever the description says.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    // Sendable, as Apple's is: it's set up before others use it.
    public let name: String
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    open var managedObjectModel: NSManagedObjectModel {
        persistentStoreCoordinator.managedObjectModel
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions { block(description, nil) }
    }
}
