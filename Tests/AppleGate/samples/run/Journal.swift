import CoreData

/// The model of the golden case `composite-properties`, and a context for it.
enum Journal {
    static func context() -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Journal", managedObjectModel: model())
        container.loadPersistentStores { _, _ in }
        return container.viewContext
    }

    private static func model() -> NSManagedObjectModel {
        let entry = entity("Entry")
        let visit = entity("Visit")
        let trip = entity("Trip")
        entry.properties = entryAttributes
        visit.properties =
            place("place") + place("next") + place("remark_where") + [
                attribute("kind", .stringAttributeType),
                attribute("remark_in", .decimalAttributeType),
                attribute("remark_text", .stringAttributeType),
                attribute("remark_weather", .stringAttributeType),
            ]
        entry.subentities = [visit]
        trip.properties = [
            attribute("from", .dateAttributeType),
            attribute("until", .dateAttributeType),
            attribute("isDone", .booleanAttributeType),
        ]
        let route = entity("Route")
        route.properties = leg("way_there") + leg("way_back") + leg("wayBack")
        let model = NSManagedObjectModel()
        model.entities = [entry, visit, trip, route]
        return model
    }

    private static var entryAttributes: [NSPropertyDescription] {
        [
            attribute("choiceID", .UUIDAttributeType),
            attribute("createdAt", .dateAttributeType, isOptional: false),
            attribute("endDate", .dateAttributeType),
            attribute("startDate", .dateAttributeType),
            attribute("type", .integer16AttributeType, isOptional: false),
            attribute("value1", .doubleAttributeType),
            attribute("value2", .doubleAttributeType),
        ]
    }

    private static func leg(_ property: String) -> [NSPropertyDescription] {
        [
            attribute("\(property)_length", .doubleAttributeType),
            attribute("\(property)_span_end", .dateAttributeType),
            attribute("\(property)_span_start", .dateAttributeType),
        ]
    }

    private static func place(_ property: String) -> [NSPropertyDescription] {
        [
            attribute("\(property)_latitude", .doubleAttributeType),
            attribute("\(property)_longitude", .doubleAttributeType),
            attribute("\(property)_mood", .integer16AttributeType),
            attribute("\(property)_name", .stringAttributeType),
            attribute("\(property)_note", .stringAttributeType),
            attribute("\(property)_open_end", .dateAttributeType),
            attribute("\(property)_open_start", .dateAttributeType),
            attribute("\(property)_tags", .integer32AttributeType),
        ]
    }
}
