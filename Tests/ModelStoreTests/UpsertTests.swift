import Foundation
import ModelStore
import ModelTypes
import Testing

/// Objects with the unique values of a row that exists.
struct UpsertTests {
    @Test func aNewObjectUpdatesTheRowWithItsUniqueValue() throws {
        let store = try Store()
        let person = Person(name: .ann, weight: 1)
        try store.context(saving: person)
        let other = try store.context()
        other.insert(Person(name: .zoe, id: person.id, weight: 2))
        try other.save()
        #expect(try store.integer("SELECT count(*) FROM Person") == 1)
        let read = try #require(try store.context().fetch(Person.self).first)
        #expect(read.name == .zoe)
        #expect(read.persistentModelID == person.persistentModelID)
    }

    @Test func theKnownObjectStaysTheOne() throws {
        let store = try Store()
        let context = try store.context()
        let known = Person(name: .ann, weight: 1)
        let photo = Photo(title: "p")
        context.insert(known)
        context.insert(photo)
        known.photos.append(photo)
        try context.save()
        let new = Person(name: .zoe, id: known.id, weight: 2)
        let second = Photo(title: "q")
        context.insert(new)
        context.insert(second)
        new.photos.append(second)
        try context.save()
        #expect(known.name == .zoe)
        #expect(known.weight == 2)
        #expect(second.person === known)
        #expect(known.photos.map(\.title) == ["p", "q"])
        #expect(try context.fetch(Person.self) == [known])
    }

    @Test func theLaterOfTwoNewObjectsWins() throws {
        let store = try Store()
        let context = try store.context()
        let people = [Person(name: .ann, weight: 1), Person(name: .zoe, weight: 2)]
        people[1].id = people[0].id
        people.forEach(context.insert)
        try context.save()
        #expect(people[0].name == .zoe)
        #expect(people[0].persistentModelID == people[1].persistentModelID)
        #expect(try context.fetch(Person.self) == [people[0]])
        #expect(try store.integer("SELECT count(*) FROM Person WHERE weight = 2") == 1)
    }

    @Test(arguments: [false, true]) func ofSeveralWithMembersTheLastWins(_ isStored: Bool) throws {
        let store = try Store()
        let id = UUID()
        if isStored { try store.context(saving: Person(name: .ann, id: id, weight: 0)) }
        let context = try store.context()
        let people = (1...3).map { Person(name: .zoe, id: id, weight: Double($0)) }
        let photos = people.map { Photo(title: "\($0.weight ?? 0)") }
        photos.forEach(context.insert)
        people.forEach(context.insert)
        for (person, photo) in zip(people, photos) { person.photos.append(photo) }
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Person") == 1)
        #expect(people.map(\.persistentModelID) == people.map { _ in people[0].persistentModelID })
        #expect(people[0].weight == 3)
        #expect(photos.allSatisfy { $0.person === people[0] })
        #expect(try context.fetch(Person.self) == [people[0]])
        let other = try store.context()
        let read = try #require(try other.fetch(Person.self).first)
        #expect(read.weight == 3)
        #expect(Set(read.photos.map(\.title)) == ["1.0", "2.0", "3.0"])
        try store.checkIntegrity()
    }

    @Test func aChangedObjectAndANewOneAreAnErrorThatNamesBoth() throws {
        let store = try Store()
        let context = try store.context(saving: Tag(label: "x"))
        let stored = try #require(try context.fetch(Tag.self).first)
        context.insert(Tag(label: "y"))
        stored.label = "y"
        let expected = StoreError.duplicate(
            attributes: ["Tag.label"],
            objects: ["Tag/1", "Tag, number 1 of the new objects"]
        )
        #expect(throws: expected) { try context.save() }
    }

    @Test func aValueThatIsGivenUpIsFree() throws {
        let store = try Store()
        let context = try store.context()
        let tags = [Tag(label: "x"), Tag(label: "y")]
        tags.forEach(context.insert)
        try context.save()
        tags[0].label = "z"
        context.delete(tags[1])
        context.insert(Tag(label: "x"))
        context.insert(Tag(label: "y"))
        try context.save()
        let labels = try store.context().fetch(Tag.self).map(\.label)
        #expect(Set(labels) == ["x", "y", "z"])
        #expect(labels.count == 3)
    }

    @Test func textsThatSwiftCallsEqualAreOneValue() throws {
        let store = try Store()
        let context = try store.context()
        context.insert(Tag(label: "caf\u{e9}"))
        try context.save()
        context.insert(Tag(label: "cafe\u{301}"))
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Tag") == 1)
        #expect(try context.fetch(Tag.self, where: Tag.fields.label == "cafe\u{301}").count == 1)
    }

    /// The object of a row, and a new one with its unique values that was saved later.
    private func merged(in context: ModelContext) throws -> (known: Person, new: Person) {
        let known = Person(name: .ann, weight: 1)
        context.insert(known)
        try context.save()
        let new = Person(name: .ann, id: known.id, weight: 2)
        context.insert(new)
        try context.save()
        return (known, new)
    }

    @Test func theNewObjectIsAnotherNameForTheKnownOne() throws {
        let store = try Store()
        let context = try store.context()
        let known = Person(name: .ann, weight: 1)
        let photo = Photo(title: "p")
        context.insert(known)
        context.insert(photo)
        try context.save()
        let new = Person(name: .zoe, id: known.id, weight: 2)
        context.insert(new)
        try context.save()
        new.weight = 3
        #expect(known.weight == 3 && known.name == .zoe)
        #expect(context.hasChanges)
        photo.person = new
        #expect(photo.person === known)
        new.photos.append(Photo(title: "q"))
        #expect(known.photos.map(\.title) == ["p", "q"])
        #expect(new.photos.count == 2)
        try context.save()
        let other = try store.context()
        let read = try #require(try other.fetch(Person.self).first)
        #expect(read.weight == 3 && read.name == .zoe)
        #expect(read.photos.count == 2)
        context.delete(new)
        #expect(new.isDeleted && known.isDeleted)
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Person") == 0)
        try store.checkIntegrity()
    }

    @Test func aChangeOfTheNewObjectKeepsWhatIsPendingOfTheKnownOne() throws {
        let store = try Store()
        let context = try store.context()
        let (known, new) = try merged(in: context)
        known.name = .zoe
        new.weight = 5
        try context.save()
        let read = try #require(try store.context().fetch(Person.self).first)
        #expect(read.name == .zoe && read.weight == 5)
    }

    @Test func relatedToOneOfBothIsRelatedToTheOther() throws {
        let store = try Store()
        let context = try store.context()
        let (known, new) = try merged(in: context)
        let first = Photo(title: "first")
        first.person = new
        let second = Photo(title: "second")
        context.insert(second)
        second.person = known
        second.person = nil
        second.person = new
        #expect(Set(known.photos.map(\.title)) == ["first", "second"])
        new.photos.remove(second)
        #expect(known.photos.map(\.title) == ["first"] && second.person == nil)
        try context.save()
        #expect(try store.integer("SELECT count(*) FROM Photo WHERE person IS NOT NULL") == 1)
    }

    /// What exists of the later one's partner before the first one is inserted.
    enum Partner: CaseIterable { case nothing, object, row }

    @Test(arguments: Partner.allCases) func theLaterPartnerWins(_ partner: Partner) throws {
        let store = try Store([Customer.self, Region.self])
        let context = try store.context()
        let budget = Budget(customerID: 1, amount: 2)
        if partner != .nothing { context.insert(budget) }
        if partner == .row { try context.save() }
        let projects = (0..<2).map { _ in Project(customerID: 1, name: "a") }
        context.insert(projects[0])
        let first = Budget(customerID: 1, amount: 1)
        projects[0].budget = first
        context.insert(projects[1])
        projects[1].budget = budget
        try context.save()
        #expect(projects[0].budget === budget && budget.project === projects[0])
        #expect(first.project == nil)
        #expect(!context.hasChanges)
        let other = try store.context()
        let stored = try other.fetch(Project.self)
        #expect(stored.map(\.budget?.amount) == [2])
        #expect(try other.fetchCount(Budget.self) == 2)
        try store.checkIntegrity()
    }
}
