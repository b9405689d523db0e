import CoreData

/// The model of the golden case `copies`, and a context for it.
enum Journeys {
    static func context() -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Journeys", managedObjectModel: model())
        container.loadPersistentStores { _, _ in }
        return container.viewContext
    }

    private static func model() -> NSManagedObjectModel {
        let (trip, traveller, leg) = (entity("Trip"), entity("Traveller"), entity("Leg"))
        let (flight, walk, place) = (entity("Flight"), entity("Walk"), entity("Place"))
        let (ticket, remark, label) = (entity("Ticket"), entity("Remark"), entity("Label"))
        trip.properties = tripAttributes
        traveller.properties = [attribute("name", .stringAttributeType, isOptional: false)]
        leg.properties = [
            attribute("name", .stringAttributeType, isOptional: false),
            attribute("note", .stringAttributeType),
            attribute("tripID", .UUIDAttributeType),
        ]
        leg.subentities = [flight, walk]
        flight.properties = [
            attribute("number", .stringAttributeType, isOptional: false),
            attribute("bookedAt", .dateAttributeType),
        ]
        walk.properties = [attribute("length", .doubleAttributeType, isOptional: false)]
        place.properties = [attribute("name", .stringAttributeType, isOptional: false)]
        ticket.properties = [attribute("price", .decimalAttributeType, isOptional: false)]
        remark.properties = [
            attribute("text", .stringAttributeType, isOptional: false),
            attribute("tripID", .UUIDAttributeType),
        ]
        label.properties = [attribute("label", .stringAttributeType, isOptional: false)]
        relate(trip, "owner", toOne: true, traveller, "trips")
        relate(leg, "trip", toOne: true, trip, "legs", isOrdered: true, .cascadeDeleteRule)
        relate(leg, "place", toOne: true, place, "legs")
        relate(trip, "tags", toOne: false, label, "trips")
        relate(remark, "trip", toOne: true, trip, "remarks", .cascadeDeleteRule)
        relate(remark, "leg", toOne: true, leg, "remarks", .cascadeDeleteRule)
        relate(remark, "parent", toOne: true, remark, "answers", .cascadeDeleteRule)
        let home = relationship("trip", to: trip, isToMany: false)
        let owned = relationship("ticket", to: ticket, isToMany: false, .cascadeDeleteRule)
        pair(home, owned)
        ticket.properties += [home]
        trip.properties += [owned]
        let model = NSManagedObjectModel()
        model.entities = [trip, traveller, leg, flight, walk, place, ticket, remark, label]
        return model
    }

    private static var tripAttributes: [NSPropertyDescription] {
        let isSelected = attribute("isSelected", .booleanAttributeType)
        isSelected.isTransient = true
        isSelected.defaultValue = false
        let chosen = attribute("default", .booleanAttributeType, isOptional: false)
        chosen.defaultValue = false
        return [
            isSelected,
            chosen,
            attribute("budget", .decimalAttributeType, isOptional: false),
            attribute("cover", .binaryDataAttributeType),
            attribute("createdAt", .dateAttributeType, isOptional: false),
            attribute("id", .UUIDAttributeType, isOptional: false),
            attribute("seatsMask", .integer64AttributeType, isOptional: false),
            attribute("span_end", .dateAttributeType),
            attribute("span_start", .dateAttributeType),
            attribute("titleRaw", .stringAttributeType, isOptional: false),
        ]
    }

    /// A relationship, and a to-many back.
    private static func relate(
        _ entity: NSEntityDescription,
        _ name: String,
        toOne: Bool,
        _ other: NSEntityDescription,
        _ members: String,
        isOrdered: Bool = false,
        _ rule: NSDeleteRule = .nullifyDeleteRule
    ) {
        let one = relationship(name, to: other, isToMany: !toOne)
        let many = relationship(members, to: entity, isOrdered: isOrdered, rule)
        pair(one, many)
        entity.properties += [one]
        other.properties += [many]
    }
}
