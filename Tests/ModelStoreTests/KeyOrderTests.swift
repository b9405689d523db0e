import ModelStore
import Testing

/// What has no order comes in that of its rows' keys, wherever a server has put the rows.
struct KeyOrderTests {
    /// Three people, and three photos of the last one, of each of which the first was written last.
    private func store() throws -> Store {
        let store = try Store()
        let context = try store.context()
        let people = (1...3).map { _ in Person(name: .ann) }
        let photos = (1...3).map { Photo(title: "\($0)") }
        let tags = (1...3).map { Tag(label: "\($0)") }
        for object in people + photos + tags as [any PersistentModel] { context.insert(object) }
        for photo in photos { people[2].photos.append(photo) }
        for tag in tags { people[2].tags.append(tag) }
        try context.save()
        (people[0].weight, photos[0].title, tags[0].label) = (70, "first", "first")
        try context.save()
        return store
    }

    @Test func ofAFetch() throws {
        let context = try store().context()
        #expect(try context.fetch(Person.self).map(\.weight) == [70, nil, nil])
        #expect(try context.fetch(Photo.self).map(\.title) == ["first", "2", "3"])
        let some = try context.fetch(Tag.self, where: Tag.fields.label != "2")
        #expect(some.map(\.label) == ["first", "3"])
    }

    @Test func ofMembers() throws {
        let context = try store().context()
        let person = try #require(try context.fetch(Person.self).last)
        #expect(person.photos.map(\.title) == ["first", "2", "3"])
        #expect(person.tags.map(\.label) == ["first", "2", "3"])
    }
}
