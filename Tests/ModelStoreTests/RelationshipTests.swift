import Foundation
import ModelStore
import Testing

/// Kinds of relationships beside the one of the table: rules, order, join tables, one-to-one.
struct RelationshipTests {
    // MARK: Deny, no action

    @Test func denyRefusesAndChangesNothing() throws {
        let store = try Store()
        let context = try store.context()
        let parent = Person(name: .ann)
        let child = Person(name: .zoe)
        context.insert(parent)
        context.insert(child)
        child.parent = parent
        try context.save()
        let other = Tag(label: "other")
        context.insert(other)
        context.delete(parent)
        let expected = StoreError.denied(relationship: "Person.children", count: 1)
        #expect(throws: expected) { try context.save() }
        #expect(try store.integer("SELECT count(*) FROM Person") == 2)
        #expect(try store.integer("SELECT count(*) FROM Tag") == 0)
        context.rollback()
        #expect(child.parent === parent)
        #expect(parent.children.count == 1)
        context.delete(parent)
        context.delete(child)
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Person") == 0)
    }

    @Test func denyAllowsWhereMembersHaveMovedAway() throws {
        let store = try Store()
        let context = try store.context()
        let people = (0..<3).map { _ in Person(name: .ann) }
        people.forEach(context.insert)
        people[0].children = [people[2]]
        try context.save()
        context.delete(people[0])
        people[2].parent = people[1]
        try context.save()
        #expect(people[1].children == [people[2]])
        #expect(try store.integer("SELECT count(*) FROM Person") == 2)
    }

    @Test func noActionLeavesAReferenceThatLeadsNowhere() throws {
        let store = try Store([Garden.self])
        for stage in [Stage.saved, .read] {
            var context = try store.context()
            var garden = Garden(name: "north")
            var plant = Plant(name: "\(stage)")
            context.insert(garden)
            context.insert(plant)
            garden.plants.append(plant)
            try context.save()
            if stage == .read {
                context = try store.context()
                garden = try #require(try context.fetch(Garden.self).first)
                plant = try #require(try context.fetch(Plant.self).last)
            }
            context.delete(garden)
            try context.save()
            #expect(plant.garden == nil)
            #expect(try store.integer("SELECT count(*) FROM Garden") == 0)
            let dangling = try store.integer(
                "SELECT count(*) FROM Plant WHERE garden IS NOT NULL AND name = '\(stage)'"
            )
            #expect(dangling == 1)
            let other = try store.context()
            #expect(try other.fetch(Plant.self).last?.garden == nil)
        }
    }

    /// As other programs leave them, which don't ask SQLite to check references.
    @Test(arguments: [0, 99]) func aReferenceToNoRowIsNilAndStays(number: Int) throws {
        let store = try Store()
        let context = try store.context()
        context.insert(Plant(name: "a"))
        try context.save()
        try Database(store.file).execute("UPDATE Plant SET garden = \(number)")
        let other = try store.context()
        let plant = try #require(try other.fetch(Plant.self).first)
        #expect(plant.garden == nil)
        plant.name = "b"
        try other.save()
        #expect(try store.integer("SELECT garden FROM Plant WHERE name = 'b'") == Int64(number))
    }

    // MARK: Order

    private func album(_ titles: String...) throws -> (Store, ModelContext, Person, [Photo]) {
        let store = try Store()
        let context = try store.context()
        let person = Person(name: .ann)
        context.insert(person)
        let photos = titles.map { Photo(title: $0) }
        for photo in photos { context.insert(photo) }
        person.photos = ToMany(photos)
        return (store, context, person, photos)
    }

    private func stored(_ store: Store) throws -> [String] {
        let context = try store.context()
        return try context.fetch(Person.self).first?.photos.map(\.title) ?? []
    }

    @Test func changesLikeAnArray() throws {
        let (store, context, person, photos) = try album("a", "b", "c", "d")
        let added = ["e", "f"].map { Photo(title: $0) }
        #expect(person.photos.removeFirst() === photos[0])
        #expect(person.photos.removeLast() === photos[3])
        person.photos += [photos[0]]
        person.photos.insert(contentsOf: added, at: 1)
        #expect(person.photos.popLast() === photos[0])
        #expect(photos[0].person == nil && added[1].person === person)
        try context.save()
        #expect(try stored(store) == ["b", "e", "f", "c"])
        person.photos.removeAll()
        #expect(person.photos.popLast() == nil)
    }

    @Test func anOrderedRelationshipKeepsItsOrder() throws {
        let (store, context, person, photos) = try album("a", "b", "c", "d")
        try context.save()
        #expect(try stored(store) == ["a", "b", "c", "d"])
        person.photos.insert(photos[3], at: 1)
        #expect(person.photos.map(\.title) == ["a", "d", "b", "c"])
        try context.save()
        #expect(try stored(store) == ["a", "d", "b", "c"])
        person.photos.remove(photos[0])
        person.photos.append(photos[0])
        try context.save()
        #expect(try stored(store) == ["d", "b", "c", "a"])
        person.photos = [photos[0], photos[1], photos[2]]
        try context.save()
        #expect(try stored(store) == ["a", "b", "c"])
        #expect(photos[3].person == nil)
    }

    @Test func puttingManyBetweenTwoFindsRoom() throws {
        let (store, context, person, photos) = try album("a", "b")
        try context.save()
        var expected = ["a", "b"]
        for number in 0..<60 {
            let photo = Photo(title: "\(number)")
            context.insert(photo)
            person.photos.insert(photo, at: 1)
            expected.insert("\(number)", at: 1)
        }
        try context.save()
        #expect(photos[0].person === person)
        #expect(person.photos.map(\.title) == expected)
        #expect(try stored(store) == expected)
    }

    @Test func appendingLoadsNothing() throws {
        let (store, first, _, _) = try album("a", "b", "c")
        try first.save()
        let statements = Statements()
        let context = try store.context(tracing: statements)
        let person = try #require(try context.fetch(Person.self).first)
        let photo = Photo(title: "d")
        context.insert(photo)
        person.photos.append(photo)
        #expect(person.photos.count == 4)
        try context.save()
        #expect(!statements.all.contains { $0.contains("SELECT t0.") && $0.contains("\"Photo\"") })
        #expect(try stored(store) == ["a", "b", "c", "d"])
        #expect(person.photos.map(\.title) == ["a", "b", "c", "d"])
    }

    // MARK: Snapshots

    @Test func aCopyIsASnapshot() throws {
        let (store, first, _, _) = try album("0", "1", "2", "3")
        try first.save()
        let context = try store.context()
        let person = try #require(try context.fetch(Person.self).first)
        let old = person.photos
        var copy = person.photos
        let photo = person.photos[0]
        photo.person = nil
        copy.removeAll()
        #expect(old.map(\.title) == ["0", "1", "2", "3"])
        #expect(person.photos.map(\.title) == ["1", "2", "3"])
        #expect(copy.isEmpty)
        person.photos.append(photo)
        #expect(person.photos.map(\.title) == ["1", "2", "3", "0"])
        #expect(old.count == 4)
    }

    @Test func aSnapshotThatWasNeverReadIsOneStill() throws {
        let (store, first, _, _) = try album("0", "1")
        try first.save()
        let context = try store.context()
        let person = try #require(try context.fetch(Person.self).first)
        let old = person.photos
        context.delete(person)
        try context.save()
        #expect(old.count == 2)
        #expect(try store.integer("SELECT count(*) FROM Photo") == 0)
    }

    @Test func changingThroughInout() throws {
        let (_, context, person, photos) = try album("0", "1", "2")
        func change(_ list: inout ToMany<Photo>) -> ToMany<Photo> {
            let before = list
            list.remove(photos[1])
            list.append(photos[1])
            #expect(list.map(\.title) == ["0", "2", "1"])
            return before
        }
        let before = change(&person.photos)
        #expect(before.map(\.title) == ["0", "1", "2"])
        #expect(person.photos.map(\.title) == ["0", "2", "1"])
        func clear(_ list: inout ToMany<Photo>) { list = [] }
        clear(&person.photos)
        #expect(photos.allSatisfy { $0.person == nil })
        func copyOnly(_ list: inout ToMany<Photo>) {
            var copy = list
            copy.append(photos[0])
        }
        copyOnly(&person.photos)
        #expect(person.photos.isEmpty)
        #expect(photos[0].person == nil)
        try context.save()
    }

    @Test func aMemberMovesToTheEnd() throws {
        let (store, context, person, photos) = try album("0", "1", "2")
        try context.save()
        person.photos.insert(photos[0], at: 3)
        #expect(person.photos.map(\.title) == ["1", "2", "0"])
        func move(_ list: inout ToMany<Photo>) {
            list.insert(photos[1], at: 3)
            #expect(list.map(\.title) == ["2", "0", "1"])
        }
        move(&person.photos)
        #expect(person.photos.map(\.title) == ["2", "0", "1"])
        try context.save()
        #expect(try stored(store) == ["2", "0", "1"])
    }

    @Test func whatWasChangedBeforeAnErrorStaysChanged() throws {
        struct Interruption: Error {}
        let (store, context, person, photos) = try album("0", "1")
        func change(_ list: inout ToMany<Photo>) throws {
            list.remove(photos[0])
            throw Interruption()
        }
        #expect(throws: Interruption.self) { try change(&person.photos) }
        #expect(person.photos.map(\.title) == ["1"])
        #expect(photos[0].person == nil)
        try context.save()
        #expect(try stored(store) == ["1"])
    }

    @Test func readingMembersMayLeadToMembersOfMembers() throws {
        let store = try Store()
        let first = try store.context()
        let people = (0..<4).map { _ in Person(name: .ann) }
        people.forEach(first.insert)
        people[0].children = [people[1], people[2]]
        people[1].children = [people[3]]
        try first.save()
        let context = try store.context()
        let known = try people.prefix(2).map { person in
            try #require(try context.model(for: person.persistentModelID, as: Person.self))
        }
        // The snapshot is read when its owner, whose row is newer, is met among the members.
        let snapshot = known[1].children
        _ = try context.fetch(Tag.self)
        for person in people { person.weight = 2 }
        try first.save()
        _ = try context.fetch(Tag.self)
        #expect(known[0].children.count == 2)
        #expect(known[0].children.map(\.persistentModelID.key).sorted() == [2, 3])
        #expect(snapshot.map(\.persistentModelID.key) == [4])
        #expect(known[1].weight == 2)
    }

    @Test func changingWhileGoingThrough() throws {
        let (_, context, person, photos) = try album("0", "1", "2")
        for photo in person.photos { person.photos.remove(photo) }
        #expect(person.photos.isEmpty)
        #expect(photos.allSatisfy { $0.person == nil })
        try context.save()
    }

    // MARK: One-to-one

    @Test func aOneToOneHasOneOnEitherSide() throws {
        let store = try Store()
        let context = try store.context()
        let people = [Person(name: .ann), Person(name: .zoe)]
        let passports = [Passport(number: "1"), Passport(number: "2")]
        for object in people as [ModelObject] + passports { context.insert(object) }
        passports[0].owner = people[0]
        people[1].passport = passports[1]
        #expect(people[0].passport === passports[0])
        #expect(passports[1].owner === people[1])
        try context.save()
        context.delete(passports[1])
        passports[0].owner = people[1]
        #expect(people[0].passport == nil)
        #expect(people[1].passport === passports[0])
        try context.save()
        let other = try store.context()
        let read = try other.fetch(Person.self, sortBy: [Person.fields.name.ascending])
        #expect(read.map { $0.passport?.number } == [nil, "1"])
        other.delete(read[1])
        try other.save()
        #expect(try store.integer("SELECT count(*) FROM Passport") == 0)
    }

    @Test func exchangingTheOnlyPlaces() throws {
        let store = try Store()
        let context = try store.context()
        let people = [Person(name: .ann), Person(name: .zoe), Person(name: .ann)]
        let passports = [Passport(number: "1"), Passport(number: "2")]
        for object in people as [ModelObject] + passports { context.insert(object) }
        passports[0].owner = people[0]
        passports[1].owner = people[1]
        try context.save()
        passports[0].owner = people[2]
        passports[1].owner = people[0]
        passports[0].owner = people[1]
        try context.save()
        #expect(people.map { $0.passport?.number } == ["2", "1", nil])
        let other = try store.context()
        let read = try other.fetch(Passport.self, sortBy: [Passport.fields.number.ascending])
        let owners = [people[1], people[0]].map(\.persistentModelID)
        #expect(read.map { $0.owner.persistentModelID } == owners)
    }

    @Test func aRequiredRelationshipIsCheckedBySave() throws {
        let store = try Store()
        let context = try store.context()
        let passport = Passport(number: "1")
        context.insert(passport)
        let expected = StoreError.missingValue(
            property: "Passport.owner",
            object: "Passport, not saved"
        )
        #expect(throws: expected) { try context.save() }
        let person = Person(name: .ann)
        context.insert(person)
        passport.owner = person
        try context.save()
    }

    // MARK: Many-to-many

    @Test func manyToManyKeepsBothSides() throws {
        let store = try Store()
        let context = try store.context()
        let people = [Person(name: .ann), Person(name: .zoe)]
        let tags = ["x", "y", "z"].map { Tag(label: $0) }
        for object in people as [ModelObject] + tags { context.insert(object) }
        people[0].tags = [tags[0], tags[1]]
        tags[1].people.append(people[1])
        tags[1].people.append(people[1])
        #expect(people[1].tags == [tags[1]])
        #expect(Set(tags[1].people) == Set(people))
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Person_tags") == 3)

        let other = try store.context()
        let read = try other.fetch(Tag.self, sortBy: [Tag.fields.label.ascending])
        #expect(read.map(\.people.count) == [1, 2, 0])
        let ann = try #require(read[0].people.first)
        ann.tags.remove(read[1])
        ann.tags.append(read[2])
        #expect(read[1].people.count == 1)
        #expect(read[2].people == [ann])
        try other.save()
        other.delete(read[0])
        #expect(ann.tags == [read[2]])
        try other.save()
        #expect(try store.integer("SELECT count(*) FROM Person_tags") == 2)
        other.delete(ann)
        #expect(read[2].people.isEmpty)
        try other.save()
        #expect(try store.integer("SELECT count(*) FROM Person_tags") == 1)
        #expect(try store.integer("SELECT count(*) FROM Tag") == 2)
    }

    @Test func anOrderedManyToManyKeepsItsOrder() throws {
        let store = try Store()
        let context = try store.context()
        let album = Album(title: "best")
        let photos = (0..<5).map { Photo(title: "\($0)") }
        for object in photos as [ModelObject] + [album] { context.insert(object) }
        for photo in photos { photo.albums.append(album) }
        album.photos.insert(photos[4], at: 0)
        try context.save()
        func titles() throws -> [String] {
            let context = try store.context()
            return try context.fetch(Album.self).first?.photos.map(\.title) ?? []
        }
        #expect(try titles() == ["4", "0", "1", "2", "3"])
        album.photos.remove(photos[0])
        album.photos.append(photos[0])
        try context.save()
        #expect(try titles() == ["4", "1", "2", "3", "0"])
        album.photos = ToMany(photos.reversed())
        try context.save()
        #expect(try titles() == ["4", "3", "2", "1", "0"])
    }

    // MARK: Batches

    @Test func goingThroughRelationshipsTakesFewStatements() throws {
        let store = try Store()
        let context = try store.context()
        let people = (0..<100).map { _ in Person(name: .ann) }
        for person in people {
            context.insert(person)
            for number in 0..<3 {
                let photo = Photo(title: "\(number)")
                context.insert(photo)
                person.photos.append(photo)
            }
        }
        try context.save()
        let statements = Statements()
        let other = try store.context(tracing: statements)
        var titles = 0
        for person in try other.fetch(Person.self) {
            #expect(person.photos.count == 3)
            for photo in person.photos {
                titles += photo.title.count
                #expect(photo.albums.isEmpty)
            }
        }
        #expect(titles == 300)
        // People, their photos and the photos' albums, each counted and loaded.
        #expect(statements.all.count < 16, "\(statements.all)")
        let third = try store.context(tracing: statements)
        statements.removeAll()
        for photo in try third.fetch(Photo.self) { #expect(photo.person?.name == .ann) }
        // A server is also asked whether anything has changed.
        #expect(statements.all.count < (TestServer.address == nil ? 6 : 7), "\(statements.all)")
    }
}
