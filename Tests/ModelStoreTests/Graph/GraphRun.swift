import ModelStore

/// One sequence: what it does follows from its seed.
final class GraphRun {
    let seed: UInt64
    var random: SeededGenerator
    let store: Store
    var context: ModelContext
    var now = ReferenceGraph()
    var saved = ReferenceGraph()
    var people: [Int: Person] = [:]
    var photos: [Int: Photo] = [:]
    var albums: [Int: Album] = [:]
    var tags: [Int: Tag] = [:]
    var passports: [Int: Passport] = [:]
    var next = 0
    var steps: [String] = []

    init(seed: UInt64) throws {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        store = try Store()
        context = try store.context()
    }

    func run() throws {
        for _ in 0..<60 {
            try step()
            if random.int(5) == 0 { try check("in the context") }
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
        steps.append("save")
        try context.save()
        saved = now
        keepOnly(saved)
    }

    func rollback() throws {
        steps.append("rollback")
        try context.rollback()
        now = saved
        keepOnly(saved)
    }

    func keepOnly(_ graph: ReferenceGraph) {
        people = people.filter { graph.people[$0.key] != nil }
        photos = photos.filter { graph.photos[$0.key] != nil }
        albums = albums.filter { graph.albums[$0.key] != nil }
        tags = tags.filter { graph.tags[$0.key] != nil }
        passports = passports.filter { graph.passports[$0.key] != nil }
    }

    /// Goes on with another context, which finds everything in the file.
    func reopen() throws {
        try save()
        steps.append("reopen")
        context = try store.context()
        people = Dictionary(
            uniqueKeysWithValues: try context.fetch(Person.self).map { ($0.id.number, $0) }
        )
        photos = Dictionary(
            uniqueKeysWithValues: try context.fetch(Photo.self).map { (Int($0.title) ?? 0, $0) }
        )
        albums = Dictionary(
            uniqueKeysWithValues: try context.fetch(Album.self).map { (Int($0.title) ?? 0, $0) }
        )
        tags = Dictionary(
            uniqueKeysWithValues: try context.fetch(Tag.self).map { (Int($0.label) ?? 0, $0) }
        )
        passports = Dictionary(
            uniqueKeysWithValues: try context.fetch(Passport.self).map { (Int($0.number) ?? 0, $0) }
        )
    }
}
