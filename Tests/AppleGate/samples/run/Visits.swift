import CoreData

/// The model of the golden case `codable-attributes`, and a context for it.
enum Visits {
    static func context() -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Visits", managedObjectModel: model())
        container.loadPersistentStores { _, _ in }
        return container.viewContext
    }

    private static func model() -> NSManagedObjectModel {
        let visit = entity("Visit")
        visit.properties =
            ["start", "end", "stops", "distances", "default"].map {
                attribute($0, .binaryDataAttributeType)
            } + ["words", "color"].map { attribute($0, .transformableAttributeType) }
            + [attribute("name", .stringAttributeType)]
        let model = NSManagedObjectModel()
        model.entities = [visit]
        return model
    }
}

struct Place: Codable, Equatable {
    var latitude: Double
    var longitude: Double
}
