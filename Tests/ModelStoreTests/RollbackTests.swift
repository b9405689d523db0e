import Foundation
import ModelStore
import Testing

/// What was not saved can be given up, and what another context saved can be seen.
struct RollbackTests {
    @Test func everythingIsAsItWas() throws {
        let store = try Store()
        let context = try store.context()
        let person = Person(name: .ann, weight: 1)
        let photo = Photo(title: "p")
        let tag = Tag(label: "t")
        for object in [person, photo, tag] { context.insert(object) }
        person.photos.append(photo)
        person.tags.append(tag)
        try context.save()
        #expect(!context.hasChanges)
        person.weight = 5
        context.delete(photo)
        person.tags = []
        let child = Person(name: .zoe)
        context.insert(child)
        person.children.append(child)
        #expect(context.hasChanges)
        context.rollback()
        #expect(!context.hasChanges)
        #expect(person.weight == 1)
        #expect(photo.person === person)
        #expect(person.photos == [photo])
        #expect(person.tags == [tag])
        #expect(tag.people == [person])
        #expect(person.children.isEmpty)
        #expect(child.parent == nil)
        #expect(child.modelContext == nil)
        context.insert(child)
        person.children.append(child)
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Person") == 2)
    }

    @Test func insertingAndDeletingChangesNothing() throws {
        let context = try Store().context()
        let (kept, removed) = (Tag(label: "a"), Tag(label: "b"))
        context.insert(removed)
        #expect(context.hasChanges)
        context.delete(removed)
        #expect(!context.hasChanges)
        context.insert(kept)
        #expect(context.hasChanges)
        try context.save()
        #expect(!context.hasChanges)
        #expect(try context.fetch(FetchDescriptor<Tag>()) == [kept])
    }

    @Test func deletingAnOwnerAndRollingBack() throws {
        let store = try Store([A.self])
        let context = try store.context()
        let a = A()
        let b = B()
        context.insert(a)
        context.insert(b)
        a.b.append(b)
        try context.save()
        context.delete(a)
        #expect(b.isDeleted)
        context.rollback()
        #expect(!b.isDeleted)
        #expect(a.b == [b])
        #expect(b.a === a)
        context.delete(b)
        try context.save()
        #expect(a.b.isEmpty)
        #expect(try store.integer("SELECT count(*) FROM A") == 1)
    }

    @Test func afterAnErrorEverythingStaysPending() throws {
        let store = try Store()
        let context = try store.context()
        let person = Person(name: .ann)
        context.insert(person)
        context.insert(Tag(label: "x"))
        context.insert(Person(name: .zoe, weight: .nan))
        #expect(throws: StoreError.self) { try context.save() }
        #expect(try store.integer("SELECT count(*) FROM Person") == 0)
        #expect(person.persistentModelID.isTemporary)
        try #require(context.insertedModelsArray.last as? Person).weight = 1
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Person") == 2)
        #expect(try store.integer("SELECT count(*) FROM Tag") == 1)
    }

    @Test func aFetchTakesOverWhatOthersSaved() throws {
        let store = try Store()
        let (one, other) = (try store.context(), try store.context())
        let person = Person(name: .ann, weight: 1)
        one.insert(person)
        try one.save()
        let read = try #require(try other.fetch(Person.self).first)
        let photo = Photo(title: "p")
        #expect(read.photos.isEmpty)
        one.insert(photo)
        person.photos.append(photo)
        person.weight = 2
        try one.save()
        #expect(read.weight == 1)
        _ = try other.fetch(Person.self)
        #expect(read.weight == 2)
        #expect(read.photos.count == 1)
        read.weight = 3
        person.weight = 4
        try one.save()
        _ = try other.fetch(Person.self)
        #expect(read.weight == 3)
    }

    @Test func changingARowThatIsGoneIsAnError() throws {
        let store = try Store()
        let (one, other) = (try store.context(), try store.context())
        let tag = Tag(label: "x")
        one.insert(tag)
        try one.save()
        let read = try #require(try other.fetch(Tag.self).first)
        one.delete(tag)
        try one.save()
        read.label = "y"
        #expect(throws: StoreError.rowIsGone(object: "Tag/1")) { try other.save() }
        other.rollback()
        #expect(try other.fetch(Tag.self).isEmpty)
    }

    @Test func aTransactionSavesOrRollsBack() throws {
        let store = try Store()
        let context = try store.context()
        try context.transaction { context.insert(Tag(label: "x")) }
        #expect(try store.integer("SELECT count(*) FROM Tag") == 1)
        struct Failure: Error {}
        #expect(throws: Failure.self) {
            try context.transaction {
                context.insert(Tag(label: "y"))
                throw Failure()
            }
        }
        #expect(!context.hasChanges)
    }
}
