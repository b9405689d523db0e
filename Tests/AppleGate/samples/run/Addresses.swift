import CoreData

/// The model of the golden case `non-empty-texts`, and a context for it.
enum Addresses {
    static func context() -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Addresses", managedObjectModel: model())
        container.loadPersistentStores { _, _ in }
        return container.viewContext
    }

    private static func model() -> NSManagedObjectModel {
        let contact = entity("Contact")
        contact.properties = ["nameRaw", "nicknameRaw"].map {
            attribute($0, .stringAttributeType)
        }
        let model = NSManagedObjectModel()
        model.entities = [contact]
        return model
    }
}
