import Foundation
import ModelStore

extension Item {
    /// Follows ten results among a million rows: the time from a commit to the update, and that of
    /// saves of another class, followed or not.
    static func follow(_ file: String) async throws {
        let configuration = ModelConfiguration(url: URL(fileURLWithPath: file))
        let container = try ModelContainer(
            for: Item.self,
            School.self,
            configurations: configuration
        )
        try insertAll(container)
        try saveSchools("W11unfollowed", container)
        let (updates, editor) = (ModelContext(container), ModelContext(container))
        var descriptor = FetchDescriptor<Item>(sortBy: [Item.fields.number.ascending])
        descriptor.fetchLimit = 10
        var results = updates.results(of: descriptor).makeAsyncIterator()
        _ = try await results.next()
        var times: [Double] = []
        for number in 1...100 {
            editor.insert(Item(-10 * number))
            try editor.save()
            let start = ContinuousClock.now
            let update = try await results.next()
            times.append((ContinuousClock.now - start) / .seconds(1))
            precondition(update?.models.first?.number == Int64(-10 * number))
        }
        times.sort()
        print("W11", String(format: "%.9f", times[times.count / 2]), 10)
        print("W11slowest", String(format: "%.9f", times[times.count - 1]), 10)
        try saveSchools("W11others", container)
    }

    private static func saveSchools(_ name: String, _ container: ModelContainer) throws {
        let context = ModelContext(container)
        try measure(name) {
            for number in 0..<5000 {
                context.insert(School(name: studentNames[number]))
                try context.save()
            }
            return 5000
        }
    }
}

extension Fields where Model: Item {
    fileprivate var number: Field<Model, Int64> { Field("number") }
}
