import ModelStore
import Testing

/// Lists that others change, in a context that has read them and has pending changes.
struct OutdatedListTests {
    /// What is pending when others have saved.
    enum Pending: CaseIterable {
        case attribute, list
    }

    /// What becomes of it.
    enum End: CaseIterable {
        case save, rollback
    }

    private let store: Store
    private let context: ModelContext
    private let person: Person

    init() throws {
        store = try Store()
        try store.context(saving: Person(name: .ann), Tag(label: "mine"), Tag(label: "theirs"))
        context = try store.context()
        person = try #require(try context.fetch(Person.self).first)
    }

    @Test(arguments: Pending.allCases, End.allCases)
    func whatOthersAddedIsThereAfterwards(_ pending: Pending, _ end: End) throws {
        #expect(person.tags.isEmpty && person.photos.isEmpty && person.passport == nil)
        let tags = try context.fetch(Tag.self).sorted { $0.label < $1.label }
        switch pending {
        case .attribute: person.weight = 5
        case .list: person.tags.append(tags[0])
        }
        try addElsewhere()
        // The changes are still pending.
        #expect(try context.fetch(Person.self) == [person])
        switch end {
        case .save: try context.save()
        case .rollback: context.rollback()
        }
        let photos = try context.fetch(Photo.self)
        #expect(try context.fetch(Person.self) == [person])
        let isTagged = pending == .list && end == .save
        #expect(Set(person.tags) == Set(isTagged ? tags : [tags[1]]))
        #expect(Array(person.photos) == photos && photos.count == 1)
        #expect(person.passport?.number == "1")
    }

    @Test func aMemberThatOthersDeletedIsGoneOnceTheListIsSaved() throws {
        let photo = Photo(title: "first")
        person.photos.append(photo)
        try context.save()
        let other = try store.context()
        other.delete(try #require(try other.fetch(Photo.self).first))
        try other.save()
        let second = Photo(title: "second")
        person.photos.append(second)
        #expect(try context.fetch(Person.self) == [person])
        try context.save()
        #expect(Array(person.photos) == [second])
    }

    @Test func whatPendingChangesMovedIsNotInTheListOfTheOwnerThatOthersGaveIt() throws {
        let other = try store.context(saving: Photo(title: "p"), Person(name: .zoe))
        let photo = try #require(try context.fetch(Photo.self).first)
        let zoe = try #require(
            try context.fetch(Person.self, where: Person.fields.name == .zoe).first
        )
        #expect(person.photos.isEmpty)
        photo.person = zoe
        let theirs = try #require(
            try other.fetch(Person.self, where: Person.fields.name == .ann).first
        )
        theirs.photos.append(try #require(try other.fetch(Photo.self).first))
        try other.save()
        _ = try context.fetch(Person.self)
        #expect(person.photos.count == 0 && person.photos.isEmpty)
        try context.save()
        _ = try (context.fetch(Person.self), context.fetch(Photo.self))
        #expect(person.photos.isEmpty && Array(zoe.photos) == [photo])
    }

    @Test func aListWhoseChangesWereUndoneFollowsTheFile() throws {
        let tags = try context.fetch(Tag.self).sorted { $0.label < $1.label }
        person.tags.append(tags[0])
        person.tags.remove(tags[0])
        #expect(!context.hasChanges)
        try addElsewhere()
        #expect(try context.fetch(Person.self) == [person])
        #expect(Array(person.tags) == [tags[1]])
    }

    @Test func deletingAnOwnerSparesMembersThatOthersHaveMoved() throws {
        let photo = Photo(title: "p")
        person.photos.append(photo)
        try context.save()
        // A pending change keeps the list as it is.
        person.photos.append(Photo(title: "q"))
        let other = try store.context()
        try #require(try other.fetch(Photo.self).first).person = nil
        try other.save()
        #expect(try context.fetch(Photo.self).contains(photo))
        context.delete(person)
        #expect(!photo.isDeleted)
        try context.save()
        #expect(try store.context().fetch(Photo.self).map(\.title) == ["p"])
    }

    @Test func aMemberThatOthersMovedBeforeItsOwnerWasDeletedComesBack() throws {
        let (photo, album) = (Photo(title: "p"), Album(title: "a"))
        person.photos.append(photo)
        context.insert(album)
        album.photos.append(photo)
        try context.save()
        let other = try store.context()
        try #require(try other.fetch(Photo.self).first).person = nil
        try other.save()
        // The context hasn't read the file since.
        context.delete(person)
        try context.save()
        #expect(try context.fetch(Photo.self).map(\.title) == ["p"])
        #expect(album.photos.map(\.title) == ["p"])
    }

    @Test func aDeletedMemberLeavesTheListsThatOthersPutItIn() throws {
        let albums = [Album(title: "a"), Album(title: "b")]
        let photo = Photo(title: "p")
        for object in albums as [ModelObject] + [photo] { context.insert(object) }
        try context.save()
        #expect(photo.albums.isEmpty && albums[0].photos.isEmpty)
        photo.albums.append(albums[1])
        let other = try store.context()
        let theirs = try #require(
            try other.fetch(Album.self, where: Album.fields.title == "a").first
        )
        theirs.photos.append(try #require(try other.fetch(Photo.self).first))
        try other.save()
        _ = try context.fetch(Album.self)
        #expect(Array(albums[0].photos) == [photo])
        context.delete(photo)
        try context.save()
        #expect(albums[0].photos.isEmpty && albums[1].photos.isEmpty)
    }

    private func addElsewhere() throws {
        let other = try store.context()
        let same = try #require(try other.fetch(Person.self).first)
        same.tags.append(try #require(try other.fetch(Tag.self).first { $0.label == "theirs" }))
        same.photos.append(Photo(title: "theirs"))
        same.passport = Passport(number: "1")
        try other.save()
    }
}
