import CoreData

/// The model of the golden case `property-observers`, and a context for it.
enum Notes {
    static func context() -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Notes", managedObjectModel: model())
        container.loadPersistentStores { _, _ in }
        return container.viewContext
    }

    private static func model() -> NSManagedObjectModel {
        let note = entity("Note")
        let reminder = entity("Reminder")
        note.properties = [
            attribute("title", .stringAttributeType),
            attribute("changes", .integer64AttributeType),
            attribute("history", .stringAttributeType),
            attribute("subjectRaw", .stringAttributeType),
            attribute("rating", .integer64AttributeType),
            attribute("default", .booleanAttributeType),
            attribute("content_kind", .stringAttributeType),
            attribute("content_body", .stringAttributeType),
            attribute("content_data", .binaryDataAttributeType),
            attribute("isShown", .booleanAttributeType),
            attribute("trace", .stringAttributeType),
            attribute("labelMask", .integer64AttributeType),
            attribute("idMask", .integer64AttributeType),
            attribute("size", .integer64AttributeType),
            relationship("parent", to: note, isToMany: false),
            relationship("children", to: note),
        ]
        let person = entity("Person")
        let owner = relationship("owner", to: person, isToMany: false)
        let reminders = relationship("reminders", to: reminder, isOrdered: true)
        let friends = relationship("friends", to: person)
        pair(owner, reminders)
        pair(friends, friends)
        reminder.properties = [attribute("due", .dateAttributeType), owner]
        person.properties = [
            attribute("name", .stringAttributeType),
            attribute("busy", .integer64AttributeType),
            relationship("rival", to: person, isToMany: false),
            reminders,
            friends,
        ]
        note.subentities = [reminder]
        let model = NSManagedObjectModel()
        model.entities = [note, reminder, person]
        return model
    }
}
