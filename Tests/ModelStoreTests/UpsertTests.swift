import Foundation
import ModelStore
import ModelTypes
import Testing

/// Objects with the unique values of a row that exists.
struct UpsertTests {
    @Test func aNewObjectUpdatesTheRowWithItsUniqueValue() throws {
        let store = try Store()
        let person = Person(name: .ann, weight: 1)
        try store.context(saving: person)
        let other = try store.context()
        other.insert(Person(name: .zoe, id: person.id, weight: 2))
        try other.save()
        #expect(try store.integer("SELECT count(*) FROM Person") == 1)
        let read = try #require(try store.context().fetch(Person.self).first)
        #expect(read.name == .zoe)
        #expect(read.persistentModelID == person.persistentModelID)
    }

    @Test func theKnownObjectStaysTheOne() throws {
        let store = try Store()
        let context = try store.context()
        let known = Person(name: .ann, weight: 1)
        let photo = Photo(title: "p")
        context.insert(known)
        context.insert(photo)
        known.photos.append(photo)
        try context.save()
        let new = Person(name: .zoe, id: known.id, weight: 2)
        let second = Photo(title: "q")
        context.insert(new)
        context.insert(second)
        new.photos.append(second)
        try context.save()
        #expect(known.name == .zoe)
        #expect(known.weight == 2)
        #expect(second.person === known)
        #expect(known.photos.map(\.title) == ["p", "q"])
        #expect(try context.fetch(Person.self) == [known])
    }

    @Test func twoPendingObjectsWithOneValueAreAnErrorThatNamesBoth() throws {
        let store = try Store()
        let context = try store.context()
        context.insert(Tag(label: "x"))
        context.insert(Tag(label: "x"))
        let expected = StoreError.duplicate(
            attributes: ["Tag.label"],
            objects: ["Tag, number 1 of the new objects", "Tag, number 2 of the new objects"]
        )
        #expect(throws: expected) { try context.save() }
        #expect(try store.integer("SELECT count(*) FROM Tag") == 0)
        context.rollback()
        context.insert(Tag(label: "y"))
        try context.save()
        context.insert(Tag(label: "y"))
        context.insert(Tag(label: "y"))
        #expect(throws: StoreError.self) { try context.save() }
    }

    @Test func aValueThatIsGivenUpIsFree() throws {
        let store = try Store()
        let context = try store.context()
        let tags = [Tag(label: "x"), Tag(label: "y")]
        tags.forEach(context.insert)
        try context.save()
        tags[0].label = "z"
        context.delete(tags[1])
        context.insert(Tag(label: "x"))
        context.insert(Tag(label: "y"))
        try context.save()
        let labels = try store.context().fetch(Tag.self).map(\.label)
        #expect(Set(labels) == ["x", "y", "z"])
        #expect(labels.count == 3)
    }

    @Test func textsThatSwiftCallsEqualAreOneValue() throws {
        let store = try Store()
        let context = try store.context()
        context.insert(Tag(label: "caf\u{e9}"))
        try context.save()
        context.insert(Tag(label: "cafe\u{301}"))
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Tag") == 1)
        #expect(try context.fetch(Tag.self, where: Tag.fields.label == "cafe\u{301}").count == 1)
    }
}
