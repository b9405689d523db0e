import Foundation
import ModelStore
import Testing

/// Two contexts change and save photos at random; results follow, and are compared with a fetch.
struct LiveResultsRun {
    private var random: SeededGenerator
    private let container: ModelContainer
    private let editors: [ModelContext]
    private let descriptor: FetchDescriptor<Photo>
    /// Changes in every round, so that there's an update in each.
    private let clock = Photo(title: "", rating: -1)
    private let seed: UInt64

    init(seed: UInt64) throws {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        container = try ModelContainer(
            for: Person.self,
            configurations: ModelConfiguration.testInMemory()
        )
        editors = [ModelContext(container), ModelContext(container)]
        descriptor = Self.descriptor(&random)
    }

    private static func descriptor(_ random: inout SeededGenerator) -> FetchDescriptor<Photo> {
        var descriptor = FetchDescriptor<Photo>(
            Photo.fields.rating < Int16(5 + random.int(6)),
            sortBy: random.int(4) == 0 ? [] : [Photo.fields.rating.ascending]
        )
        if random.int(2) == 0 { descriptor.fetchLimit = 1 + random.int(8) }
        return descriptor
    }

    mutating func run() async throws {
        editors[0].insert(clock)
        try editors[0].save()
        let context = ModelContext(container)
        var updates = context.results(of: descriptor).makeAsyncIterator()
        var known = Set(try #require(try await updates.next()).insertedIdentifiers)
        for round in 0..<30 {
            for _ in 0...random.int(3) { try edit() }
            clock.isFavorite.toggle()
            try editors[0].save()
            let update = try #require(try await updates.next())
            let models = update.models.map(\.persistentModelID)
            let expected = try expected()
            #expect(models == expected.map(\.persistentModelID), "seed \(seed), round \(round)")
            #expect(update.models.map(\.rating) == expected.map(\.rating))
            known.formUnion(update.insertedIdentifiers)
            known.subtract(update.deletedIdentifiers)
            #expect(known == Set(models), "seed \(seed), round \(round)")
        }
    }

    /// What a new context finds. Results without an order are in the order of their keys.
    private func expected() throws -> [Photo] {
        var whole = descriptor
        whole.fetchLimit = nil
        var photos = try ModelContext(container).fetch(whole)
        if whole.order.isEmpty { photos.sort { $0.persistentModelID < $1.persistentModelID } }
        return Array(photos.prefix(descriptor.fetchLimit ?? photos.count))
    }

    private mutating func edit() throws {
        let editor = editors[random.int(2)]
        let photos = try editor.fetch(Photo.self).filter { $0.rating >= 0 }
        for _ in 0...random.int(3) {
            let photo = photos.isEmpty ? nil : photos[random.int(photos.count)]
            switch (random.int(4), photo) {
            case (0, let photo?): if !photo.isDeleted { editor.delete(photo) }
            case (1, let photo?), (2, let photo?): photo.rating = Int16(random.int(12))
            default: editor.insert(Photo(title: "p", rating: Int16(random.int(12))))
            }
        }
        try editor.save()
    }
}
