import ModelStore
import Testing

/// The rules where the context has not read everybody whom they concern.
struct UnreadMemberTests {
    private let scene: DeleteRuleScene
    private let context: ModelContext

    init() throws {
        scene = try DeleteRuleScene(.saved)
        context = try scene.store.context()
    }

    private func read<Object: PersistentModel>(_ object: Object) throws -> Object {
        try #require(try context.model(for: object.persistentModelID, as: Object.self))
    }

    private func ids(_ members: ToMany<B>) -> Set<PersistentIdentifier> {
        Set(members.map(\.persistentModelID))
    }

    private func move() throws -> B {
        let b = try read(scene.b[0])
        let a2 = try read(scene.a[1])
        a2.b.append(b)
        return b
    }

    @Test func anOwnerThatIsReadLaterHasLostWhoMoved() throws {
        let b = try move()
        let a1 = try read(scene.a[0])
        #expect(a1.b.count == 1)
        #expect(!a1.b.contains(b))
        try context.save()
        #expect(ids(a1.b) == [scene.b[1].persistentModelID])
        #expect(try scene.store.integer("SELECT count(*) FROM B WHERE a = 1") == 1)
    }

    @Test func anOwnerThatIsReadLaterDoesNotCountWhoMoved() throws {
        // All are of the file's present state.
        let all = try context.fetch(B.self)
        let b = try #require(all.first { $0.persistentModelID == scene.b[0].persistentModelID })
        try read(scene.a[1]).b.append(b)
        #expect(try read(scene.a[0]).b.count == 1)
    }

    @Test func countingAfterSavingCountsWhoMovedOnce() throws {
        _ = try move()
        let a1 = try read(scene.a[0])
        #expect(a1.b.count == 1)
        try context.save()
        #expect(a1.b.count == 1)
    }

    @Test func rollingBackGivesAnOwnerBackWhoMoved() throws {
        _ = try move()
        let a1 = try read(scene.a[0])
        #expect(a1.b.count == 1)
        context.rollback()
        #expect(a1.b.count == 2)
        #expect(ids(a1.b) == Set(scene.b[..<2].map(\.persistentModelID)))
    }

    @Test func whoMovedSurvivesAnOwnerThatIsReadLater() throws {
        let b = try move()
        context.delete(try read(scene.a[0]))
        #expect(!b.isDeleted)
        try context.save()
        #expect(try scene.store.integer("SELECT count(*) FROM B") == 2)
        #expect(b.a?.b.count == 2)
    }

    @Test func anOwnerThatIsReadLaterHasLostWhoIsDeleted() throws {
        context.delete(try read(scene.b[0]))
        let a1 = try read(scene.a[0])
        #expect(a1.b.count == 1)
        #expect(ids(a1.b) == [scene.b[1].persistentModelID])
    }

    // MARK: Join tables

    /// A person with one tag, and nothing of both in the context.
    private func linked() throws -> (Store, ModelContext, person: Person, tag: Tag) {
        let store = try Store()
        let first = try store.context()
        let (person, tag) = (Person(name: .ann), Tag(label: "x"))
        first.insert(person)
        first.insert(tag)
        person.tags.append(tag)
        try first.save()
        return (store, try store.context(), person, tag)
    }

    @Test func aListThatIsReadLaterHasLostWhoIsDeleted() throws {
        let (_, context, person, tag) = try linked()
        context.delete(try #require(try context.model(for: person.persistentModelID) as Person?))
        let read = try #require(try context.model(for: tag.persistentModelID) as Tag?)
        #expect(read.people.count == 0)
        #expect(Array(read.people) == [])
        try context.save()
        #expect(read.people.isEmpty)
    }

    @Test func rollingBackGivesAListBackWhoWasDeleted() throws {
        let (_, context, person, tag) = try linked()
        let known = try #require(try context.model(for: person.persistentModelID) as Person?)
        context.delete(known)
        let read = try #require(try context.model(for: tag.persistentModelID) as Tag?)
        #expect(Array(read.people) == [])
        context.rollback()
        #expect(read.people == [known])
        #expect(known.tags == [read])
    }

    // MARK: Left to the database

    @Test func aMemberThatWasNeverReadIsGoneWithItsOwner() throws {
        context.delete(try read(scene.a[0]))
        #expect(try context.model(for: scene.b[0].persistentModelID, as: B.self) == nil)
        #expect(try context.model(for: scene.b[2].persistentModelID, as: B.self) != nil)
    }

    @Test func deletingAnOwnerOfMembersThatWereNeverRead() throws {
        let a = try context.fetch(A.self)
        context.delete(a[0])
        #expect(try context.fetch(B.self).count == 1)
        try context.save()
        #expect(try scene.store.integer("SELECT count(*) FROM B") == 1)
        let third = try scene.store.context()
        third.delete(try third.fetch(A.self)[0])
        try third.save()
        #expect(try scene.store.integer("SELECT count(*) FROM B") == 0)
    }
}
