import ModelStore
import ModelTypes
import Testing

/// Objects that are deleted, and inserted again before the deletion is saved.
struct TakenBackTests {
    @Test func aDeletedObjectStays() throws {
        let store = try Store()
        let context = try store.context()
        let person = Person(name: .ann, weight: 1)
        let photo = Photo(title: "p")
        context.insert(person)
        context.insert(photo)
        photo.person = person
        try context.save()
        #expect(person.photos.count == 1)
        context.delete(photo)
        #expect(person.photos.count == 0)
        context.insert(photo)
        #expect(!photo.isDeleted && photo.person === person)
        #expect(person.photos.map(\.title) == ["p"])
        try context.save()
        let other = try store.context()
        let read = try #require(try other.fetch(Photo.self).first)
        #expect(read.title == "p" && read.person?.name == .ann)
        try store.checkIntegrity()
    }

    @Test func pendingValuesStayToo() throws {
        let store = try Store()
        let photo = Photo(title: "p")
        let context = try store.context(saving: photo)
        let stored = try #require(try context.fetch(Photo.self).first)
        stored.title = "q"
        context.delete(stored)
        context.insert(stored)
        try context.save()
        #expect(try store.context().fetch(Photo.self).map(\.title) == ["q"])
    }

    @Test func aNewObjectIsInsertedAfterAll() throws {
        let store = try Store()
        let context = try store.context()
        let photo = Photo(title: "p")
        context.insert(photo)
        context.delete(photo)
        context.insert(photo)
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Photo") == 1)
    }
}
