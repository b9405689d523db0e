import Foundation
import ModelStore
import Testing

/// Objects in no context, in another, or in one that is gone.
struct OutsideTests {
    @Test func insertedNowhereByInitialisers() throws {
        let a = A()
        #expect(a.modelContext == nil)
        #expect(a.b.isEmpty)
        #expect(!a.hasChanges)
    }

    @Test func relatedBeforeTheyAreInserted() throws {
        let context = try Store([A.self]).context()
        let (a, b, other) = (A(), B(), B())
        b.a = a
        a.b.append(other)
        #expect(a.b.contains(b) && a.b.count == 2)
        #expect(other.a === a)
        #expect(a.modelContext == nil && !a.hasChanges)
        context.insert(other)
        #expect(a.modelContext === context && b.modelContext === context)
        #expect(context.insertedModelsArray.count == 3)
        try context.save()
        #expect(a.b.contains(b) && a.b.contains(other) && a.b.count == 2)
    }

    @Test func relatingToAnObjectOfAContextInserts() throws {
        let context = try Store([A.self]).context()
        let (a, b, other) = (A(), B(), B())
        context.insert(a)
        a.b.append(b)
        #expect(b.modelContext === context && b.a === a)
        other.a = a
        #expect(other.modelContext === context && a.b.count == 2)
        let late = A()
        late.b = [other, B()]
        #expect(late.modelContext === context && late.b.count == 2)
        #expect(a.b == [b])
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<B>()) == 3)
    }

    @Test func severalChangesInOneAccess() throws {
        let context = try Store([A.self]).context()
        let (a, known) = (A(), B())
        context.insert(known)
        func fill(_ members: inout ToMany<B>) {
            members.append(B())
            members.append(known)
            members.append(B())
            members.remove(at: 0)
        }
        fill(&a.b)
        #expect(a.modelContext === context)
        #expect(a.b.count == 2 && known.a === a)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<B>()) == 3)
    }

    @Test func anOrderIsKept() throws {
        let store = try Store()
        let context = try store.context()
        let person = Person(name: .ann)
        let photos = (0..<5).map { Photo(title: "\($0)") }
        for photo in photos { photo.person = person }
        person.photos.insert(photos[4], at: 1)
        #expect(person.photos.map(\.title) == ["0", "4", "1", "2", "3"])
        context.insert(photos[2])
        #expect(person.photos.map(\.title) == ["0", "4", "1", "2", "3"])
        try context.save()
        let other = try store.context()
        let read = try #require(try other.fetch(Person.self).first)
        #expect(read.photos.map(\.title) == ["0", "4", "1", "2", "3"])
    }

    @Test(arguments: 0..<3)
    func theOrderOfManyToManyIsKept(_ first: Int) throws {
        let store = try Store()
        let context = try store.context()
        let album = Album(title: "")
        let photos = (0..<3).map { Photo(title: "\($0)") }
        album.photos = [photos[2], photos[0], photos[1]]
        context.insert(photos[first])
        #expect(album.photos.map(\.title) == ["2", "0", "1"])
        try context.save()
        let other = try store.context()
        let read = try #require(try other.fetch(Album.self).first)
        #expect(read.photos.map(\.title) == ["2", "0", "1"])
    }

    @Test func movingOutside() throws {
        let (one, other, b) = (A(), A(), B())
        b.a = one
        other.b.append(b)
        #expect(one.b.isEmpty && b.a === other)
        b.a = nil
        #expect(other.b.isEmpty)
        let (person, next) = (Person(name: .ann), Person(name: .zoe))
        let passport = Passport(number: "1")
        person.passport = passport
        #expect(passport.owner === person)
        next.passport = passport
        #expect(person.passport == nil && passport.owner === next)
        passport.owner = person
        #expect(next.passport == nil && person.passport === passport)
    }

    @Test func strictRelatingNeedsOneContext() throws {
        let context = try Store([A.self]).context()
        let (a, b) = (A(), B())
        context.insert(a)
        #expect(throws: StoreError.self) { try b.relate(\.a, to: a) }
        context.insert(b)
        try b.relate(\.a, to: a)
        try context.save()
        #expect(a.b.first === b)
    }

    @Test func twoContextsDoNotMix() throws {
        let store = try Store([A.self])
        let (one, other) = (try store.context(), try store.context())
        let a = A()
        let b = B()
        one.insert(a)
        other.insert(b)
        b.a = a
        #expect(throws: StoreError.self) { try one.save() }
        #expect(throws: StoreError.self) { try other.save() }
        one.delete(b)
        #expect(throws: StoreError.notInThisContext(object: "B, not saved")) { try one.save() }
        one.insert(b)
        #expect(throws: StoreError.notInThisContext(object: "B, not saved")) { try one.save() }
    }

    /// As a form that is canceled does.
    @Test func deletingADraftDoesNothing() throws {
        let context = try Store([A.self]).context()
        context.delete(A())
        #expect(!context.hasChanges)
        try context.save()
    }

    @Test func deletingAnObjectWhoseContextIsGoneIsRefused() throws {
        let store = try Store([A.self])
        let a = A()
        try withExtendedLifetime(store.context()) { context in
            context.insert(a)
            try context.save()
        }
        let context = try store.context()
        context.delete(a)
        #expect(throws: StoreError.self) { try context.save() }
    }

    @Test func takingBackLeavesTheOtherContextAlone() throws {
        let store = try Store([A.self])
        let (one, other) = (try store.context(), try store.context())
        let (a, b) = (A(), B())
        one.insert(b)
        other.insert(a)
        b.a = a
        #expect(throws: StoreError.self) { try other.save() }
        b.a = nil
        try other.save()
        try one.save()
    }

    enum TakingBack: CaseIterable {
        case toOne, toOneByAnother, remove, removeAll, assign, oneToOne
    }

    @Test(arguments: TakingBack.allCases) func whatIsTakenBackLeavesNothingBehind(
        _ way: TakingBack
    ) throws {
        let store = try Store([A.self, Person.self])
        let (one, other) = (try store.context(), try store.context())
        let (a, mine, b) = (A(), A(), B())
        let (person, passport) = (Person(name: .ann), Passport(number: "1"))
        other.insert(a)
        one.insert(mine)
        one.insert(b)
        one.insert(person)
        let owner = Person(name: .zoe)
        other.insert(owner)
        other.insert(passport)
        passport.owner = owner
        switch way {
        case .toOne:
            b.a = a
            b.a = nil
        case .toOneByAnother:
            b.a = a
            b.a = mine
        case .remove:
            a.b.append(b)
            a.b.remove(b)
        case .removeAll:
            a.b.append(b)
            a.b.removeAll()
        case .assign:
            a.b = [b]
            a.b = []
        case .oneToOne:
            person.passport = passport
            person.passport = nil
        }
        try one.save()
        try other.save()
        #expect(b.a === (way == .toOneByAnother ? mine : nil))
        #expect(passport.owner === owner)
    }

    @Test func whatWasLoadedCanBeReadAfterItsContext() throws {
        let store = try Store()
        var context: ModelContext? = try store.context()
        let person = Person(name: .ann)
        context?.insert(person)
        person.photos = [Photo(title: "not inserted")]
        context?.rollback()
        context?.insert(person)
        try context?.save()
        context = nil
        #expect(person.name == .ann)
        #expect(person.modelContext == nil)
    }

    @Test func aNeverLoadedRelationshipTrapsWithoutItsContext() async throws {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let store = try Store([A.self])
            try Self.saveA(in: store)
            let read = try Self.ofContextThatIsGone(store) { $0 }
            _ = read?.b.count
        }
        try expectAdvice(result, about: "a relationship of A/1")
    }

    @Test func membersThatWereNeverLoadedTrapWithoutTheirContext() async throws {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let store = try Store([A.self])
            try Self.saveA(in: store)
            let members = try Self.ofContextThatIsGone(store) { $0.b }
            _ = members?.count
        }
        try expectAdvice(result, about: "members of a relationship")
    }

    private static func saveA(in store: Store) throws {
        let context = try store.context()
        context.insert(A())
        try context.save()
    }

    private static func ofContextThatIsGone<Value>(_ store: Store, _ value: (A) -> Value) throws
        -> Value?
    {
        let context = try store.context()
        return try withExtendedLifetime(context) { try context.fetch(A.self).first.map(value) }
    }

    private func expectAdvice(_ result: ExitTest.Result?, about subject: String) throws {
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        let expected =
            "\(subject) can't be loaded, as the context is gone; keep the context in a variable"
        #expect(message.contains(expected))
    }

    @Test func identifiersLeadToTheSameRow() throws {
        let store = try Store()
        let context = try store.context()
        let person = Person(name: .ann)
        #expect(person.persistentModelID.isTemporary)
        context.insert(person)
        try context.save()
        let id = person.persistentModelID
        let other = try store.context()
        #expect(other.registeredModel(for: id, as: Person.self) == nil)
        let read = try #require(try other.model(for: id, as: Person.self))
        #expect(read.name == .ann)
        #expect(other.registeredModel(for: id, as: Person.self) === read)
        #expect(read.persistentModelID == id)
    }

    @Test func aKeyNeverComesBack() throws {
        let store = try Store()
        let context = try store.context()
        let first = Tag(label: "first")
        context.insert(first)
        try context.save()
        let id = first.persistentModelID
        context.delete(first)
        try context.save()
        let second = Tag(label: "second")
        context.insert(second)
        try context.save()
        #expect(second.persistentModelID != id)
        #expect(try store.context().model(for: id, as: Tag.self) == nil)
    }
}
