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
}
