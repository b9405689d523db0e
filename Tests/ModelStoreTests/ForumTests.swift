import Foundation
import ModelStore
import ModelTypes
import Testing

/// Relationships whose names can't be column names, with the tables of a Core Data model.
struct ForumTests {
    private let store: Store
    private let context: ModelContext
    private let ann: Account
    private let bob: Account

    init() throws {
        store = try Store([Account.self])
        context = try store.context()
        ann = Account(host: "a")
        bob = Account(host: "b")
        context.insert(ann)
        context.insert(bob)
    }

    @Test func bothSidesMayHaveOneName() throws {
        let post = insertedPost()
        ann.links.append(post)
        post.links.append(bob)
        #expect(Set(post.links.map(\.host)) == ["a", "b"] && bob.links.count == 1)
        try context.save()
        let other = try store.context()
        let read = try #require(try other.fetch(Post.self).first)
        #expect(Set(read.links.map(\.host)) == ["a", "b"])
    }

    @Test func aRelationshipMayBeItsOwnInverse() throws {
        ann.partners.append(bob)
        #expect(bob.partners.map(\.host) == ["a"])
        try context.save()
        let others = try store.context()
        let read = try others.fetch(Account.self, sortBy: [Account.fields.host.ascending])
        #expect(read.map { $0.partners.map(\.host) } == [["b"], ["a"]])
        read[1].partners.removeAll()
        try others.save()
        let last = try store.context()
        #expect(try last.fetch(Account.self).allSatisfy { $0.partners.isEmpty })
    }

    @Test func aRelationshipNeedsNoInverse() throws {
        let post = insertedPost()
        ann.favorites.append(post)
        bob.favorites.append(post)
        try context.save()
        let other = try store.context()
        let read = try other.fetch(Account.self)
        #expect(read.map { $0.favorites.count } == [1, 1])
        other.delete(try #require(try other.fetch(Post.self).first))
        try other.save()
        let last = try store.context()
        #expect(try last.fetch(Account.self).allSatisfy { $0.favorites.isEmpty })
    }

    @Test func bothSidesMayBeOrderedAndNeitherIsSorted() throws {
        let (first, second) = (insertedPost(), insertedPost())
        for post in [second, first] { ann.pins.append(post) }
        bob.pins.append(second)
        second.pinnedBy = [bob, ann]
        try context.save()
        let ids = [second.persistentModelID, first.persistentModelID]
        let statements = Statements()
        let other = try store.context(tracing: statements, includesPlan: true)
        let accounts = try other.fetch(Account.self, sortBy: [Account.fields.host.ascending])
        statements.removeAll()
        #expect(accounts.map { $0.pins.map(\.persistentModelID) } == [ids, [ids[0]]])
        let read = try #require(try other.model(for: ids[0], as: Post.self))
        #expect(read.pinnedBy.map(\.host) == ["b", "a"])
        guard TestServer.address == nil else { return }
        // The plans are SQLite's.
        #expect(statements.all.contains { $0.contains("INDEX Account_pins_pins_position (") })
        #expect(statements.all.contains { $0.contains("INDEX Account_pins_pinnedBy_position (") })
        #expect(!statements.all.contains { $0.contains("TEMP B-TREE") })
    }

    @Test func noActionOverManyToManyIsNullify() throws {
        let post = insertedPost()
        bob.pins.append(post)
        try context.save()
        context.delete(bob)
        #expect(post.pinnedBy.isEmpty)
        try context.save()
        let other = try store.context()
        #expect(try other.fetch(Post.self).map(\.pinnedBy.isEmpty) == [true])
    }

    @Test func namesThatAreHardToQuoteAreStored() throws {
        #expect(ann.handle == #"it's \me"# && ann.order == 0)
        bob.handle = "bob"
        try context.save()
        let found = try store.context().fetchCount(
            Account.self,
            where: Account.fields.handle == #"it's \me"# && Account.fields.order < 1
        )
        #expect(found == 1)
    }

    private func insertedPost() -> Post {
        bob.handle = "bob"
        let post = Post(sentAt: Date(timeIntervalSinceReferenceDate: 1), text: "Hello")
        context.insert(post)
        post.author = ann
        return post
    }
}
