import CoreData

/// As `RandomPeople` calls it.
typealias Context = NSManagedObjectContext

/// What the golden case `sqlite-store` says about people, for Core Data, and a context for it.
enum People {
    static func context() -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "People", managedObjectModel: model())
        container.loadPersistentStores { _, _ in }
        return container.viewContext
    }

    private static func model() -> NSManagedObjectModel {
        let (person, passport, photo) = (entity("Person"), entity("Passport"), entity("Photo"))
        let (album, tag) = (entity("Album"), entity("Tag"))
        let parent = relationship("parent", to: person, isToMany: false)
        let children = relationship("children", to: person, .denyDeleteRule)
        let photos = relationship("photos", to: photo, isOrdered: true, .cascadeDeleteRule)
        let owner = relationship("person", to: person, isToMany: false)
        let tags = relationship("tags", to: tag)
        let people = relationship("people", to: person)
        let travels = relationship("passport", to: passport, isToMany: false, .cascadeDeleteRule)
        let holder = relationship("owner", to: person, isToMany: false)
        let albums = relationship("albums", to: album)
        let pictures = relationship("photos", to: photo, isOrdered: true)
        pair(parent, children)
        pair(photos, owner)
        pair(tags, people)
        pair(travels, holder)
        pair(albums, pictures)
        person.properties = personAttributes + [parent, children, photos, tags, travels]
        passport.properties = passportAttributes + [holder]
        photo.properties = photoAttributes + [owner, albums]
        album.properties = [attribute("title", .stringAttributeType), pictures]
        tag.properties = [attribute("label", .stringAttributeType), people]
        let model = NSManagedObjectModel()
        model.entities = [person, passport, photo, album, tag]
        return model
    }

    private static var personAttributes: [NSPropertyDescription] {
        [
            attribute("id", .UUIDAttributeType),
            attribute("nameRaw", .stringAttributeType),
            attribute("weight", .doubleAttributeType),
            attribute("topicsRaw", .integer64AttributeType),
            attribute("moodRaw", .integer16AttributeType),
            attribute("lastMoodRaw", .integer16AttributeType),
            attribute("content_type", .stringAttributeType),
            attribute("content_eventDate", .dateAttributeType),
            attribute("content_value", .doubleAttributeType),
            attribute("content_optionID", .UUIDAttributeType),
            attribute("content_pairDate_start", .dateAttributeType),
            attribute("content_pairDate_end", .dateAttributeType),
            attribute("optionIDsNumber", .integer64AttributeType),
        ]
    }

    private static var passportAttributes: [NSPropertyDescription] {
        [
            attribute("number", .stringAttributeType),
            attribute("fee", .decimalAttributeType),
            attribute("page", .URIAttributeType),
            attribute("issuedAt", .dateAttributeType),
            attribute("address", .transformableAttributeType),
        ]
    }

    private static var photoAttributes: [NSPropertyDescription] {
        [
            attribute("title", .stringAttributeType),
            attribute("rating", .integer16AttributeType),
            attribute("isFavorite", .booleanAttributeType),
            attribute("thumbnail", .binaryDataAttributeType),
        ]
    }
}
