import Foundation
import ModelStore
import Testing

/// Several tasks that save at the same time, while results follow.
struct ConcurrentSaves {
    private let store: Store
    private let limit: Int

    /// - Parameter limit: how many results there are at most; 0 for any number.
    init(limit: Int) throws {
        store = try Store([Photo.self, Person.self])
        self.limit = limit
    }

    func run(count: Int) async throws {
        let (container, descriptor) = (store.container, descriptor)
        let results = Task { try await Self.lastResults(container, descriptor) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for seed in 0..<2 as Range<UInt64> {
                group.addTask { try Self.edit(container, SeededGenerator(seed: seed), count) }
            }
            try await group.waitForAll()
        }
        let context = ModelContext(container)
        context.insert(Photo(title: "last", rating: -1))
        try context.save()
        let expected = try context.fetch(descriptor).map { $0.persistentModelID }
        #expect(try await results.value == expected)
    }

    private var descriptor: FetchDescriptor<Photo> {
        var descriptor = FetchDescriptor<Photo>(sortBy: [Photo.fields.rating.ascending])
        descriptor.fetchLimit = limit == 0 ? nil : limit
        return descriptor
    }

    /// The results as soon as the last photo is among them, which comes first.
    private static func lastResults(
        _ container: ModelContainer,
        _ descriptor: FetchDescriptor<Photo>
    ) async throws -> [PersistentIdentifier] {
        for try await update in ModelContext(container).results(of: descriptor)
        where update.models.first?.rating == -1 {
            return update.models.map(\.persistentModelID)
        }
        return []
    }

    private static func edit(
        _ container: ModelContainer,
        _ generator: SeededGenerator,
        _ count: Int
    ) throws {
        var random = generator
        let context = ModelContext(container)
        var photos: [Photo] = []
        for _ in 0..<count {
            if photos.count > 4, random.int(3) == 0 {
                context.delete(photos.remove(at: random.int(photos.count)))
            } else if photos.count > 4, random.int(2) == 0 {
                photos[random.int(photos.count)].rating = Int16(random.int(1000))
            } else {
                let photo = Photo(title: "p", rating: Int16(random.int(1000)))
                context.insert(photo)
                photos.append(photo)
            }
            try context.save()
        }
    }
}
