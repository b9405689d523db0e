import Foundation
import ModelStore
import ModelTypes
import Testing

/// Saves of so many new objects that one statement inserts several of them.
struct ManyRowsTests {
    private let count = 100

    @Test func everyRowHasItsObjectsValues() throws {
        let store = try Store()
        let context = try store.context()
        let person = Person(name: .ann)
        context.insert(person)
        for number in 0..<count {
            let isOdd = number % 2 == 1
            let photo = Photo(
                title: isOdd ? "ü\(number)" : String(repeating: "x", count: number),
                rating: Int16(number),
                thumbnail: isOdd ? Data([UInt8(number)]) : nil
            )
            context.insert(photo)
            person.photos.append(photo)
        }
        try context.save()
        let other = try store.context()
        let read = try #require(try other.fetch(Person.self).first).photos
        #expect(read.map(\.rating) == (0..<Int16(count)).map { $0 })
        #expect(read.map(\.title) == person.photos.map(\.title))
        #expect(read.map(\.thumbnail) == person.photos.map(\.thumbnail))
        #expect(read.map(\.persistentModelID) == person.photos.map(\.persistentModelID))
        try store.checkIntegrity()
    }

    @Test func anErrorNamesTheObjectsAndNothingIsWritten() throws {
        let store = try Store()
        let context = try store.context(saving: Tag(label: "stored"))
        let stored = try #require(try context.fetch(Tag.self).first)
        stored.label = "20"
        let tags = (0..<count).map { Tag(label: "\($0)") }
        tags.forEach(context.insert)
        let expected = StoreError.duplicate(
            attributes: ["Tag.label"],
            objects: ["Tag/1", "Tag, number 21 of the new objects"]
        )
        #expect(throws: expected) { try context.save() }
        #expect(try store.integer("SELECT count(*) FROM Tag") == 1)
        context.delete(stored)
        try context.save()
        #expect(try store.integer("SELECT count(DISTINCT label) FROM Tag") == Int64(count))
    }

    @Test func aValueThatCannotBeKeptIsAnError() throws {
        let store = try Store()
        let context = try store.context()
        let people = (0..<count).map { _ in Person(name: .ann, weight: 1) }
        people.forEach(context.insert)
        people[50].weight = .nan
        #expect {
            try context.save()
        } throws: { error in
            guard case StoreError.notStorable = error else { return false }
            return true
        }
        #expect(try store.integer("SELECT count(*) FROM Person") == 0)
        people[50].weight = 2
        try context.save()
        #expect(try store.integer("SELECT sum(weight) FROM Person") == Int64(count) + 1)
    }

    @Test func someOfThemTakeOverRows() throws {
        let store = try Store()
        let first = try store.context()
        for number in stride(from: 0, to: count, by: 3) { first.insert(Tag(label: "\(number)")) }
        try first.save()
        let context = try store.context()
        for number in 0..<count { context.insert(Tag(label: "\(number)")) }
        try context.save()
        let labels = try store.context().fetch(Tag.self).map(\.label)
        #expect(Set(labels) == Set((0..<count).map(String.init)))
        #expect(labels.count == count)
    }
}
