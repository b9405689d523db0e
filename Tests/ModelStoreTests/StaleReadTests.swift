import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// A fetch sees what others have saved, in every order of first use.
struct StaleReadTests {
    /// What the first context does before the other one saves.
    enum FirstUse: CaseIterable {
        case nothing, insert, insertAndFetch, fetch, model, count, relationship
    }

    @Test(arguments: FirstUse.allCases) func ofAnotherContext(_ first: FirstUse) throws {
        let store = try Store([Tag.self, Person.self])
        try check(store.container, first) { container in
            let other = ModelContext(container)
            for tag in try other.fetch(Tag.self) { tag.label = "new" }
            try other.save()
        }
    }

    @Test(arguments: FirstUse.allCases) func ofAnotherContextInMemory(_ first: FirstUse) throws {
        let configuration = try ModelConfiguration.testInMemory()
        let container = try ModelContainer(
            for: Schema([Tag.self, Person.self]),
            configurations: [configuration]
        )
        try check(container, first) { container in
            let other = ModelContext(container)
            for tag in try other.fetch(Tag.self) { tag.label = "new" }
            try other.save()
        }
    }

    @Test(arguments: FirstUse.allCases) func ofAnotherProcess(_ first: FirstUse) throws {
        let store = try Store([Tag.self, Person.self])
        try check(store.container, first) { _ in
            try Database(store.file).execute("UPDATE Tag SET label = 'new'")
        }
    }

    private func check(
        _ container: ModelContainer,
        _ first: FirstUse,
        _ others: (ModelContainer) throws -> Void
    ) throws {
        let context = ModelContext(container)
        let tag = Tag(label: "old")
        let person = Person(name: .ann)
        if first == .insert || first == .insertAndFetch {
            context.insert(tag)
            try context.save()
        } else {
            let maker = ModelContext(container)
            maker.insert(tag)
            maker.insert(person)
            person.tags.append(tag)
            try maker.save()
        }
        switch first {
        case .nothing, .insert: break
        case .insertAndFetch, .fetch: _ = try context.fetch(Tag.self)
        case .model: _ = try context.model(for: tag.persistentModelID, as: Tag.self)
        case .count: _ = try context.fetchCount(Tag.self)
        case .relationship:
            let owner = try context.model(for: person.persistentModelID, as: Person.self)
            #expect(owner?.tags.map(\.label) == ["old"])
        }
        try others(container)
        let found = try context.fetch(Tag.self, where: Tag.fields.label == "new")
        #expect(found.map(\.label) == ["new"])
        #expect(try context.fetchCount(Tag.self, where: Tag.fields.label == "old") == 0)
    }

    @Test func ofBothByTurns() throws {
        let store = try Store([Tag.self])
        let contexts = [try store.context(), try store.context()]
        contexts[0].insert(Tag(label: "0"))
        try contexts[0].save()
        for turn in 0..<20 {
            let tag = try #require(try contexts[turn % 2].fetch(Tag.self).first)
            #expect(tag.label == "\(turn)")
            tag.label = "\(turn + 1)"
            try contexts[turn % 2].save()
        }
    }

    @Test func relatedObjectsAnswerForWhatOthersSaved() throws {
        let store = try Store([Person.self])
        let context = try store.context()
        let person = Person(name: .ann)
        let photo = Photo(title: "old")
        context.insert(person)
        context.insert(photo)
        person.photos.append(photo)
        try context.save()
        try Database(store.file).execute("UPDATE Photo SET title = 'new'")
        // A pending change has conditions asked of objects in memory.
        context.insert(Person(name: .zoe))
        let isNew = Person.fields.photos.any(Photo.fields.title == "new")
        #expect(try context.fetch(Person.self, where: isNew) == [person])
    }

    @Test func theListsOfOwnersFollowAFetchOfTheMembers() throws {
        let store = try Store()
        let context = try store.context()
        let people = [Person(name: .ann), Person(name: .zoe)]
        for person in people { context.insert(person) }
        for title in ["a", "b"] {
            let photo = Photo(title: title)
            context.insert(photo)
            people[0].photos.append(photo)
        }
        try context.save()
        #expect(people.map(\.photos.count) == [2, 0])
        let snapshot = people[0].photos
        let other = try store.context()
        let photo = try #require(
            try other.fetch(Photo.self, where: Photo.fields.title == "a").first
        )
        photo.person = try other.fetch(Person.self, where: Person.fields.name == .zoe).first
        try other.save()
        _ = try context.fetch(Photo.self)
        #expect(people.map { $0.photos.map(\.title) } == [["b"], ["a"]])
        #expect(snapshot.map(\.title) == ["a", "b"])
        #expect(!context.hasChanges)
    }
}
