import ModelStore

/// What a context finds, with everything that's related.
struct TwoContextScene {
    private(set) var people: [Person] = []
    private(set) var photos: [Photo] = []
    private(set) var albums: [Album] = []
    private(set) var tags: [Tag] = []

    init() {}

    init(_ context: ModelContext) throws {
        people = try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.id)]))
        photos = try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.title)]))
        albums = try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.title)]))
        tags = try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.label)]))
    }

    /// The scene without objects that have left the context since.
    var present: TwoContextScene {
        var scene = self
        scene.people.removeAll { $0.modelContext == nil || $0.isDeleted }
        scene.photos.removeAll { $0.modelContext == nil || $0.isDeleted }
        scene.albums.removeAll { $0.modelContext == nil || $0.isDeleted }
        scene.tags.removeAll { $0.modelContext == nil || $0.isDeleted }
        return scene
    }

    /// Each object in words, with both sides of its relationships.
    var lines: [String] {
        people.map(line) + photos.map(line)
            + albums.map { "album \($0.title): \($0.photos.map(\.title))" }
            + tags.map { "tag \($0.label): \($0.people.map(\.id.number).sorted())" }
    }

    private func line(_ person: Person) -> String {
        let children = person.children.map(\.id.number).sorted()
        return "person \(person.id.number): weight \(person.weight ?? 0),"
            + " photos \(person.photos.map(\.title)) of \(person.photos.count),"
            + " tags \(person.tags.map(\.label).sorted()), children \(children),"
            + " parent \(person.parent?.id.number ?? 0), passport \(person.passport?.number ?? "")"
    }

    private func line(_ photo: Photo) -> String {
        "photo \(photo.title): person \(photo.person?.id.number ?? 0),"
            + " albums \(photo.albums.map(\.title).sorted())"
    }
}
