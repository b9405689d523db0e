import ModelStore
import Testing

/// One sequence: what it does follows from its seed.
final class GraphRun {
    let seed: UInt64
    var random: SeededGenerator
    let store: Store
    var context: ModelContext
    var now = ReferenceGraph()
    var saved = ReferenceGraph()
    let people = NumberedObjects<Person>()
    let photos = NumberedObjects<Photo>()
    let albums = NumberedObjects<Album>()
    let tags = NumberedObjects<Tag>()
    let passports = NumberedObjects<Passport>()
    var next = 0
    var steps: [String] = []
    /// Whether objects are related before a context has them.
    let relatesOutside: Bool
    var outside: [ModelObject] = []

    init(seed: UInt64, relatesOutside: Bool = false) throws {
        self.seed = seed
        self.relatesOutside = relatesOutside
        random = SeededGenerator(seed: seed)
        store = try Store()
        context = try store.context()
    }

    func run() throws {
        for _ in 0..<60 {
            try step()
            // Looking reads everything.
            if random.int(9) == 0 { try check("in the context") }
        }
        try save()
        try check("in the context, at the end")
        try checkFile()
    }

    func step() throws {
        switch random.int(26) {
        case 0...3: insertPerson()
        case 4...7: insertPhoto()
        case 8: insertAlbum()
        case 9: insertTag()
        case 10: insertPassport()
        case 11...13: givePhoto()
        case 14: reorderPhotos()
        case 15: tagPerson()
        case 16, 17: fillAlbum()
        case 18: setParent()
        case 19: changeValue()
        case 20, 21: deleteSomething()
        case 22: movePassport()
        case 23: try save()
        case 24: try rollback()
        default: try reopen()
        }
    }

    func pick<Value>(_ values: [Int: Value]) -> Int? {
        values.isEmpty ? nil : values.keys.sorted()[random.int(values.count)]
    }

    func save() throws {
        insertAll()
        steps.append("save")
        try context.save()
        saved = now
        keepOnly(saved)
    }

    func rollback() throws {
        insertAll()
        steps.append("rollback")
        context.rollback()
        now = saved
        keepOnly(saved)
    }

    func keepOnly(_ graph: ReferenceGraph) {
        people.keepOnly(graph.people.keys)
        photos.keepOnly(graph.photos.keys)
        albums.keepOnly(graph.albums.keys)
        tags.keepOnly(graph.tags.keys)
        passports.keepOnly(graph.passports.keys)
    }

    /// Goes on with another context, which finds everything in the file: at once, or bit by bit.
    func reopen() throws {
        try save()
        steps.append("reopen")
        context = try store.context()
        people.moveOn(to: context)
        photos.moveOn(to: context)
        albums.moveOn(to: context)
        tags.moveOn(to: context)
        passports.moveOn(to: context)
        if random.int(2) == 0 { try readEverything() }
    }

    private func readEverything() throws {
        steps.append("read everything")
        let (people, photos) = try (context.fetch(Person.self), context.fetch(Photo.self))
        #expect(people.count == now.people.count)
        #expect(photos.count == now.photos.count)
        #expect(try context.fetch(Album.self).count == now.albums.count)
        #expect(try context.fetch(Tag.self).count == now.tags.count)
        #expect(try context.fetch(Passport.self).count == now.passports.count)
    }
}
