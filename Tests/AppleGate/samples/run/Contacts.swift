import CoreData

/// The model of the golden case `declared-composites`, and a context for it.
///
/// A composite attribute is a dictionary to the code, as a transformable one can be.
enum Contacts {
    static func context() -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Contacts", managedObjectModel: model())
        container.loadPersistentStores { _, _ in }
        return container.viewContext
    }

    private static func model() -> NSManagedObjectModel {
        let contact = entity("Contact")
        contact.properties =
            ["awayPeriod", "home", "membership", "office", "size"].map {
                attribute($0, .transformableAttributeType)
            } + [attribute("name", .stringAttributeType)]
        let model = NSManagedObjectModel()
        model.entities = [contact]
        return model
    }
}
