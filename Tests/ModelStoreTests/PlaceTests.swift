import ModelStore
import Testing

/// Places of ordered members that a file of ours never has.
struct PlaceTests {
    private static let places = [Int64.min, Int64.min + 1, -1, 0, Int64.max - 1, Int64.max]

    private func context(_ store: Store, places: [Int64]) throws -> ModelContext {
        let context = try store.context()
        let (ann, album) = (Person(name: .ann), Album(number: 1))
        context.insert(ann)
        context.insert(album)
        for number in places.indices {
            let photo = Photo(title: "\(number)")
            context.insert(photo)
            ann.photos.append(photo)
            album.photos.append(photo)
        }
        try context.save()
        let database = try Database(store.file)
        for (index, place) in places.enumerated() {
            try database.execute(
                "UPDATE Photo SET person_position = \(place) WHERE title = '\(index)'"
            )
            try database.execute(
                "UPDATE Album_photos SET photos_position = \(place) WHERE photos ="
                    + " (SELECT _pk FROM Photo WHERE title = '\(index)')"
            )
        }
        return try store.context()
    }

    private func titles(_ store: Store) throws -> [[String]] {
        let context = try store.context()
        let person = try #require(try context.fetch(Person.self).first)
        let album = try #require(try context.fetch(Album.self).first)
        return [person.photos.map(\.title), album.photos.map(\.title)]
    }

    @Test(arguments: places, places)
    func membersAreAddedAndInserted(_ first: Int64, _ last: Int64) throws {
        for index in 0...2 where first <= last {
            let store = try Store()
            let context = try context(store, places: [first, last])
            let person = try #require(try context.fetch(Person.self).first)
            let album = try #require(try context.fetch(Album.self).first)
            let (added, inserted) = (Photo(title: "added"), Photo(title: "inserted"))
            context.insert(added)
            context.insert(inserted)
            person.photos.append(added)
            album.photos.append(added)
            person.photos.insert(inserted, at: index)
            album.photos.insert(inserted, at: index)
            var expected = ["0", "1", "added"]
            expected.insert("inserted", at: index)
            #expect(
                [person.photos.map(\.title), album.photos.map(\.title)] == [expected, expected]
            )
            try context.save()
            #expect(try titles(store) == [expected, expected])
        }
    }
}
