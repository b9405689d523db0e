import Foundation
import ModelStore
import ModelTypes

/// Objects with relationships and unique values; the same in every run.
enum StoryObjects {
    static func insert(_ context: ModelContext) throws {
        let ann = Person(name: .ann, id: UUID(1), weight: 1)
        let zoe = Person(name: .zoe, id: UUID(2), weight: 2)
        let (tag, other) = (Tag(label: "tag"), Tag(label: "other"))
        let (album, photo) = (Album(title: "album"), Photo(title: "photo"))
        let (a, b) = (A(), B())
        // More than a page holds.
        let picture = Photo(title: "picture", thumbnail: Data(repeating: 7, count: 9000))
        let seats = (1...3).map { number in
            Seat(number: Int16(number), row: "A", place: number, label: "\(number)")
        }
        let objects: [any PersistentModel] = [ann, zoe, tag, other, album, photo, picture, a, b]
        for object in objects + seats { context.insert(object) }
        zoe.parent = ann
        zoe.tags.append(tag)
        zoe.photos.append(photo)
        ann.photos.append(picture)
        album.photos = [photo, picture]
        a.b.append(b)
        try context.save()
    }

    /// Inserts, changes, deletes and relates; saves nothing.
    static func change(_ context: ModelContext) throws {
        let people = try context.fetch(Person.self, sortBy: [Person.fields.weight.ascending])
        people[0].mood = .high
        people[0].weight = 1.5
        // Her photo goes along, and leaves the album.
        context.delete(people[1])
        let (new, photo) = (Person(name: .zoe, id: UUID(3), weight: 3), Photo(title: "new"))
        context.insert(new)
        context.insert(photo)
        new.photos.append(photo)
        new.parent = people[0]
        let tags = try context.fetch(Tag.self, sortBy: [Tag.fields.label.ascending])
        tags[1].label = "renamed"
        new.tags.append(tags[1])
        // It takes the place of the stored one.
        context.insert(Tag(label: "other"))
        let seats = try context.fetch(Seat.self, sortBy: [Seat.fields.number.ascending])
        (seats[0].number, seats[1].number) = (2, 1)
        (seats[0].label, seats[1].label) = (seats[1].label, seats[0].label)
        seats[2].visits = 7
        let a = A()
        context.insert(a)
        a.b.append(try context.fetch(B.self)[0])
    }

    /// What a context sees, with what is pending.
    ///
    /// Getters can't throw: what they met is thrown at the end.
    static func description(_ context: ModelContext) throws -> [String] {
        let people = try context.fetch(Person.self, sortBy: [Person.fields.weight.ascending])
        let albums = try context.fetch(Album.self)
        let tags = try context.fetch(Tag.self, sortBy: [Tag.fields.label.ascending])
        let seats = try context.fetch(Seat.self, sortBy: [Seat.fields.place.ascending])
        let counts = try context.fetch(A.self).map { "\($0.b.count)" }.sorted()
        var lines = people.map { person in
            let photos = person.photos.map { "\($0.title) \($0.thumbnail?.count ?? 0)" }
            let tags = person.tags.map(\.label)
            return
                "\(person.id) \(person.name.rawValue) \(person.weight ?? 0) \(person.mood) \(photos) \(tags)"
                + " \(person.parent?.id.uuidString ?? "none")"
        }
        lines += albums.map { "\($0.title) \($0.photos.map(\.title))" }
        lines += tags.map { "\($0.label) \($0.people.count)" }
        lines += seats.map { "\($0.number) \($0.place) \($0.label ?? "none") \($0.visits)" }
        _ = try context.fetchCount(Person.self)
        return lines + counts
    }

    /// How many objects wait to be saved.
    static func pending(_ context: ModelContext) -> [String] {
        [
            context.insertedModelsArray.count, context.changedModelsArray.count,
            context.deletedModelsArray.count,
        ].map { "\($0)" }
    }
}
