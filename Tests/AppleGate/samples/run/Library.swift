import CoreData

/// The model of the sample, and a context for it.
enum Library {
    static func context() -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Library", managedObjectModel: model())
        container.loadPersistentStores { _, _ in }
        return container.viewContext
    }

    private static func model() -> NSManagedObjectModel {
        let album = entity("Album")
        let track = entity("Track")
        let listener = entity("Listener")
        let tracks = relationship("tracks", to: track, isOrdered: true, .cascadeDeleteRule)
        let home = relationship("album", to: album, isToMany: false)
        let listeners = relationship("listeners", to: listener)
        let favorites = relationship("favorites", to: album)
        pair(tracks, home)
        pair(listeners, favorites)
        album.properties = albumAttributes + [tracks, listeners]
        track.properties = trackAttributes + [home]
        listener.properties = [favorites]
        let model = NSManagedObjectModel()
        model.entities = [album, track, listener]
        return model
    }

    private static var albumAttributes: [NSPropertyDescription] {
        let note = attribute("note", .stringAttributeType)
        note.isTransient = true
        return [
            note,
            attribute("genreRaw", .stringAttributeType),
            attribute("priceRaw", .decimalAttributeType),
            attribute("ratingRaw", .doubleAttributeType),
            attribute("title", .stringAttributeType, isOptional: false),
            attribute("year", .integer16AttributeType),
        ]
    }

    private static var trackAttributes: [NSPropertyDescription] {
        let isLive = attribute("isLive", .booleanAttributeType)
        isLive.defaultValue = false
        return [
            attribute("cover", .binaryDataAttributeType),
            isLive,
            attribute("link", .URIAttributeType),
            attribute("name", .stringAttributeType),
            attribute("uid", .UUIDAttributeType),
        ]
    }

    private static func entity(_ name: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = name
        return entity
    }

    private static func attribute(
        _ name: String,
        _ type: NSAttributeType,
        isOptional: Bool = true
    ) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.isOptional = isOptional
        return attribute
    }

    private static func relationship(
        _ name: String,
        to destination: NSEntityDescription,
        isToMany: Bool = true,
        isOrdered: Bool = false,
        _ rule: NSDeleteRule = .nullifyDeleteRule
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = destination
        relationship.maxCount = isToMany ? 0 : 1
        relationship.isOrdered = isOrdered
        relationship.deleteRule = rule
        return relationship
    }

    private static func pair(_ one: NSRelationshipDescription, _ other: NSRelationshipDescription) {
        one.inverseRelationship = other
        other.inverseRelationship = one
    }
}
