import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// A getter can't throw: what it couldn't read is told at once, thrown by the next call that can,
/// and read again.
struct ReadErrorTests {
    private let store: Store
    private let context: ModelContext

    init() throws {
        store = try Store([Person.self])
        let maker = try store.context()
        for number in 0..<3 {
            let person = Person(name: .ann, weight: Double(number))
            maker.insert(person)
            for photo in 0..<2 {
                let photo = Photo(title: "\(number)-\(photo)")
                maker.insert(photo)
                person.photos.append(photo)
            }
            let tag = Tag(label: "\(number)")
            maker.insert(tag)
            person.tags.append(tag)
        }
        try maker.save()
        context = try store.context()
    }

    /// For as long as the body runs, the tables of some entities aren't there.
    private func without(_ tables: String..., body: () throws -> Void) throws {
        let database = try Database(store.file)
        if TestServer.address == nil { try database.execute("PRAGMA legacy_alter_table = ON") }
        for table in tables { try database.execute("ALTER TABLE \(table) RENAME TO \(table)_away") }
        try body()
        for table in tables { try database.execute("ALTER TABLE \(table)_away RENAME TO \(table)") }
    }

    private func people() throws -> [Person] {
        try context.fetch(Person.self, sortBy: [Person.fields.weight.ascending])
    }

    @Test func membersStayUnread() throws {
        let people = try people()
        var heard: [StoreError] = []
        context.onReadError = { heard.append($0) }
        try without("Photo") {
            #expect(Array(people[0].photos).isEmpty)
            #expect(heard.count == 1)
            #expect(throws: StoreError.self) { try context.fetch(Tag.self) }
            // It's thrown once; what isn't there isn't taken for empty.
            let tags = try context.fetch(Tag.self)
            #expect(tags.count == 3)
            #expect(people[1].photos.count == 0)
            #expect(throws: StoreError.self) { try context.save() }
        }
        #expect(people[0].photos.map(\.title) == ["0-0", "0-1"])
        #expect(people[1].photos.count == 2)
        try context.save()
    }

    @Test func aDestinationStaysUnread() throws {
        let photo = try #require(try context.fetch(Photo.self).first)
        try without("Person") {
            #expect(photo.person == nil)
            #expect(throws: StoreError.self) { try context.fetchCount(Photo.self) }
        }
        #expect(photo.person?.weight == 0)
    }

    enum ThrowingCall: CaseIterable {
        case fetch, fetchCount, model, save, read, checkIntegrity, update, write, delete
    }

    @Test(arguments: ThrowingCall.allCases) func everyCallThatThrowsThrowsIt(
        _ call: ThrowingCall
    ) throws {
        let people = try people()
        try without("Photo") { #expect(Array(people[0].photos).isEmpty) }
        #expect(throws: StoreError.self) {
            switch call {
            case .fetch: _ = try context.fetch(Tag.self)
            case .fetchCount: _ = try context.fetchCount(Tag.self)
            case .model: _ = try context.model(for: people[0].persistentModelID, as: Person.self)
            case .save: try context.save()
            case .read: try context.read {}
            case .checkIntegrity: try context.checkIntegrity()
            case .update: try context.update(Photo.self, set: Photo.fields.title.set(to: "x"))
            case .write: try context.write {}
            case .delete: try context.delete(model: Tag.self)
            }
        }
        try context.save()
    }

    @Test func aSnapshotOfUnreadMembersIsUnread() throws {
        let person = try people()[0]
        var copy = person.photos
        try without("Photo") {
            copy.append(Photo(title: "mine"))
            #expect(copy.map(\.title) == ["mine"])
        }
        #expect(copy.map(\.title) == ["0-0", "0-1", "mine"])
        #expect(throws: StoreError.self) { try context.fetch(Tag.self) }
    }

    enum Change: CaseIterable {
        case removeAll, assign, insertFirst, deleteOwner
    }

    @Test(arguments: Change.allCases) func aChangeThatCouldNotReadIsNotSaved(
        _ change: Change
    ) throws {
        let people = try people()
        let new = Photo(title: "new")
        context.insert(new)
        try without("Photo") {
            switch change {
            case .removeAll: people[0].photos.removeAll()
            case .assign: people[0].photos = [new]
            case .insertFirst: people[0].photos.append(contentsOf: [new])
            case .deleteOwner:
                people[1].photos.append(new)
                context.delete(people[1])
            }
        }
        if change == .insertFirst {
            // Appending needs no other member, but a place after them.
            #expect(throws: StoreError.self) { try context.save() }
        } else {
            #expect(throws: StoreError.self) { try context.save() }
            #expect(throws: StoreError.self) { try context.save() }
        }
        context.rollback()
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Photo") == 6)
        #expect(try store.integer("SELECT count(*) FROM Person") == 3)
        #expect(people[0].photos.count == 2)
    }

    @Test func membershipThatCouldNotBeReadIsNotChanged() throws {
        let people = try people()
        let tag = try #require(try context.fetch(Tag.self).first)
        try without("Person_tags") { people[0].tags.remove(tag) }
        #expect(throws: StoreError.self) { try context.save() }
        #expect(throws: StoreError.self) { try context.save() }
        context.rollback()
        people[0].tags.remove(tag)
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Person_tags") == 2)
    }

    @Test func prefetchingThrows() throws {
        try without("Photo") {
            var descriptor = FetchDescriptor<Person>()
            descriptor.relationshipsForPrefetching = [Person.fields.photos.prefetch]
            #expect(throws: StoreError.self) { try context.fetch(descriptor) }
        }
        try context.save()
    }

    @Test func anErrorThatIsThrownAlreadyIsNotThrownAgain() async throws {
        let actor = ContextActor(store.container)
        let file = store.file
        await #expect(throws: StoreError.self) {
            try await actor.perform { context in
                let people = try context.fetch(Person.self)
                let database = try Database(file)
                try database.execute("ALTER TABLE Photo RENAME TO Photo_away")
                defer { try? database.execute("ALTER TABLE Photo_away RENAME TO Photo") }
                return people.flatMap { Array($0.photos) }.count
            }
        }
        let count = try await actor.perform { try $0.fetchCount(Photo.self) }
        #expect(count == 6)
    }
}
