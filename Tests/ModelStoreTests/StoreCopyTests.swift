import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Stores whose rows are copied to others.
struct StoreCopyTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A container of a file, whatever the tests run on.
    private func file(_ name: String, _ models: any PersistentModel.Type...) throws
        -> ModelContainer
    {
        try ModelContainer(
            for: Schema(models),
            configurations: ModelConfiguration(url: folder.url.appending(path: name))
        )
    }

    /// Values of all kinds, classes that inherit, and relationships of all kinds.
    private func fill(_ container: ModelContainer) throws {
        let context = ModelContext(container)
        var people = RandomPeople(seed: 4)
        let found = people.insert(into: context)
        found[3].parent = found[20]
        let garden = Garden(name: "Grüße, 庭, e\u{301}")
        context.insert(garden)
        for number in 0..<20 {
            let plant: Plant =
                number % 2 == 0
                ? Tree(name: "t\(number)", height: 0.1) : Hedge(name: "h\(number)", length: 1e300)
            context.insert(plant)
        }
        let album = Album(title: "all")
        context.insert(album)
        album.photos = ToMany(try context.fetch(Photo.self).reversed())
        try context.save()
        // The highest keys are gone, and don't come back.
        context.delete(garden)
        try context.save()
    }

    @Test func thereAndBack() async throws {
        let store = try Store([Person.self, Garden.self, Album.self])
        let source = try file("from.sqlite", Person.self, Garden.self, Album.self)
        try fill(source)
        try await ModelContainer.copy(from: source, to: store.container)
        let target = try file("to.sqlite", Person.self, Garden.self, Album.self)
        try await ModelContainer.copy(from: store.container, to: target)
        #expect(try rows("from.sqlite") == rows("to.sqlite"))
        try ModelContext(target).checkIntegrity()
        // What is new has keys of its own, and references are checked.
        let keys = try [source, store.container, target].map { container in
            let context = ModelContext(container)
            let garden = Garden(name: "new")
            context.insert(garden)
            try context.save()
            return garden.persistentModelID
        }
        #expect(keys[0] == keys[2])
        #expect(try ModelContext(store.container).fetch(Garden.self).count == 1)
    }

    /// A file stores 0.
    @Test func negativeZeroOfAServer() async throws {
        let store = try Store([Person.self])
        let context = try store.context()
        context.insert(Person(name: try ValidatedName("Ann"), weight: -0.0))
        try context.save()
        let target = try file("to.sqlite", Person.self)
        try await ModelContainer.copy(from: store.container, to: target)
        #expect(try ModelContext(target).fetch(Person.self).map(\.weight) == [0])
    }

    /// All rows of a file as SQLite writes them.
    private func rows(_ name: String) throws -> [String] {
        let database = try Database(folder.url.appending(path: name))
        let tables = try database.texts(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN"
                + " ('_ModelStore_schema') ORDER BY name"
        )
        #expect(tables.count > 8 && !tables.contains("_ModelStore_copy"))
        return try tables.flatMap { table in
            let columns = try database.texts("SELECT name FROM pragma_table_info('\(table)')")
            let quotes = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ',' || ")
            return try database.texts("SELECT \(quotes) FROM \"\(table)\" ORDER BY 1")
                .map { "\(table): \($0)" }
        }
    }

    @Test func aLongChain() async throws {
        let store = try Store([Link.self])
        let source = try file("from.sqlite", Link.self)
        let count = isLongRun ? 200_000 : 10_000
        try Database(folder.url.appending(path: "from.sqlite")).execute(
            """
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
            INSERT INTO Link ("_pk", "number", "previous") SELECT i, i, nullif(i + 1, \(count + 1)) FROM n
            """
        )
        try await ModelContainer.copy(from: source, to: store.container)
        let target = try file("to.sqlite", Link.self)
        try await ModelContainer.copy(from: store.container, to: target)
        let last = try Database(folder.url.appending(path: "to.sqlite"))
            .integer("SELECT count(*) FROM Link WHERE previous = \"_pk\" + 1")
        #expect(last == Int64(count - 1))
    }

    @Test func anInterruptedCopyGoesOn() async throws {
        struct Stop: Error {}
        let store = try Store([Tag.self])
        let source = try file("from.sqlite", Tag.self)
        let context = ModelContext(source)
        for number in 0..<500 { context.insert(Tag(label: "\(number)")) }
        try context.save()
        let seen = Seen()
        for round in 1...3 {
            await #expect(throws: Stop.self) {
                try await ModelContainer.copy(from: source, to: store.container) {
                    seen.append($0)
                    throw Stop()
                }
            }
            #expect(try store.integer("SELECT count(*) FROM Tag") == 64 * Int64(round))
            // Opening it meanwhile doesn't change it, and nobody takes the rows for all of them.
            let reopened = try ModelContext(store.reopened())
            let error = #expect(throws: StoreError.self) { try reopened.fetchCount(Tag.self) }
            #expect(error.map { "\($0)" }?.contains("interrupted") == true)
        }
        try await ModelContainer.copy(from: source, to: store.container) { seen.append($0) }
        #expect(seen.all.map(\.copiedRows).prefix(3) == [64, 128, 192])
        #expect(seen.all.last?.copiedRows == 500)
        #expect(seen.all.allSatisfy { $0.totalRows == 500 && $0.table == "Tag" })
        #expect(try store.context().fetchCount(Tag.self) == 500)
        await refused(source, store.container, "500 rows")
    }

    @Test func anInterruptedCopyIsErased() async throws {
        struct Stop: Error {}
        let store = try Store([A.self, Person.self, Garden.self])
        let source = try file("from.sqlite", A.self, Person.self, Garden.self)
        let context = ModelContext(source)
        for _ in 0..<500 { context.insert(Person(name: .ann)) }
        try context.save()
        await #expect(throws: Stop.self) {
            try await ModelContainer.copy(from: source, to: store.container) { _ in throw Stop() }
        }
        try store.container.erase()
        let other = try store.context()
        #expect(try other.fetchCount(Person.self) == 0)
        other.insert(Person(name: .zoe))
        try other.save()
        #expect(try ModelContext(store.reopened()).fetchCount(Person.self) == 1)
    }

    @Test func aStoreWithOtherRowsIsRefused() async throws {
        let store = try Store([Tag.self])
        try store.context(saving: Tag(label: "mine"))
        let source = try file("from.sqlite", Tag.self)
        try await source.perform { $0.insert(Tag(label: "a")) }
        await refused(source, store.container, "1 row")
        #expect(try store.context().fetch(Tag.self).map(\.label) == ["mine"])
        try store.container.erase()
        try await ModelContainer.copy(from: source, to: store.container)
        #expect(try store.context().fetch(Tag.self).map(\.label) == ["a"])
    }

    private func refused(_ source: ModelContainer, _ target: ModelContainer, _ what: String) async {
        let error = await #expect(throws: StoreError.self) {
            try await ModelContainer.copy(from: source, to: target)
        }
        guard case .notEmpty(_, let found) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(found == what)
    }

    @Test func aSourceThatChangesBetweenTwoCallsIsNoticed() async throws {
        struct Stop: Error {}
        let store = try Store([Tag.self])
        let source = try file("from.sqlite", Tag.self)
        let context = ModelContext(source)
        for number in 0..<100 { context.insert(Tag(label: "\(number)")) }
        try context.save()
        await #expect(throws: Stop.self) {
            try await ModelContainer.copy(from: source, to: store.container) { _ in throw Stop() }
        }
        try context.update(
            Tag.self,
            where: Tag.fields.label == "5",
            set: Tag.fields.label.set(to: "other")
        )
        await #expect(throws: StoreError.self) {
            try await ModelContainer.copy(from: source, to: store.container)
        }
        try store.container.erase()
        try await ModelContainer.copy(from: source, to: store.container)
        #expect(try store.integer("SELECT count(*) FROM Tag WHERE label = 'other'") == 1)
    }

    @Test func otherModelsAndTheStoreItselfAreRefused() async throws {
        let store = try Store([Tag.self])
        let other = try file("from.sqlite", Garden.self)
        await #expect(throws: StoreError.self) {
            try await ModelContainer.copy(from: other, to: store.container)
        }
        await #expect(throws: StoreError.self) {
            try await ModelContainer.copy(from: store.container, to: store.container)
        }
    }

    @Test func cancelling() async throws {
        let store = try Store([Tag.self])
        let source = try file("from.sqlite", Tag.self)
        let context = ModelContext(source)
        for number in 0..<500 { context.insert(Tag(label: "\(number)")) }
        try context.save()
        let target = store.container
        await #expect(throws: CancellationError.self) {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.cancelAll()
                group.addTask { try await ModelContainer.copy(from: source, to: target) }
                try await group.waitForAll()
            }
        }
        #expect(try store.integer("SELECT count(*) FROM Tag") == 0)
    }
}

/// What a copy tells.
private final class Seen: @unchecked Sendable {
    // Sendable, because `seen` is only touched under `lock`.
    private let lock = NSLock()
    private var seen: [CopyProgress] = []

    func append(_ progress: CopyProgress) { lock.withLock { seen.append(progress) } }

    var all: [CopyProgress] { lock.withLock { seen } }
}
