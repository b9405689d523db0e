import Foundation
import ModelStore
import Observation
import Testing

/// `withObservationTracking` sees which properties are read, and when they change.
struct ObservationTests {
    @Test(arguments: ObservedProperty.all) func aChangeIsSeenOnce(_ property: ObservedProperty)
        throws
    {
        let (person, context) = try observedPerson()
        defer { withExtendedLifetime(context) {} }
        let count = try changesSeen(in: property.read(person)) {
            try property.change(person)
        }
        #expect(count == 1, "\(property.name)")
    }

    @Test(arguments: ObservedProperty.all)
    func changesOfOtherPropertiesAreNotSeen(_ property: ObservedProperty) throws {
        for other in ObservedProperty.all where other.name != property.name {
            let (person, context) = try observedPerson()
            defer { withExtendedLifetime(context) {} }
            let count = try changesSeen(in: property.read(person)) {
                try other.change(person)
            }
            #expect(count == 0, "\(property.name), where \(other.name) changes")
        }
    }

    @Test(arguments: ObservedProperty.all) func rollbackIsSeen(_ property: ObservedProperty) throws
    {
        let (person, context) = try observedPerson()
        defer { withExtendedLifetime(context) {} }
        try property.change(person)
        let calls = observed(person)
        context.rollback()
        #expect(calls.filter { $0.calls.value == 1 }.map(\.name) == [property.name])
    }

    @Test(arguments: ObservedProperty.all)
    func theSaveOfAnotherContextIsSeen(_ property: ObservedProperty) throws {
        let (person, context) = try observedPerson()
        defer { withExtendedLifetime(context) {} }
        let calls = observed(person)
        let other = ModelContext(context.container)
        let same = try #require(try other.fetch(Person.self).first)
        try property.change(same)
        try other.save()
        #expect(calls.allSatisfy { $0.calls.value == 0 }, "nothing is merged yet")
        _ = try context.fetch(Person.self)
        #expect(calls.filter { $0.calls.value == 1 }.map(\.name) == [property.name])
    }

    @Test func theOtherEndOfARelationshipIsSeen() throws {
        let (person, context) = try observedPerson()
        defer { withExtendedLifetime(context) {} }
        let (photo, tag, other) = (Photo(title: "p"), Tag(label: "t"), Person(name: .zoe))
        for object in [photo, tag, other] { context.insert(object) }
        #expect(changesSeen(in: photo.person) { person.photos.append(photo) } == 1)
        #expect(changesSeen(in: person.photos.count) { photo.person = other } == 1)
        #expect(changesSeen(in: other.photos.count) { context.delete(photo) } == 1)
        #expect(changesSeen(in: tag.people.count) { person.tags = [tag] } == 1)
        #expect(changesSeen(in: person.tags.count) { context.delete(tag) } == 1)
        #expect(changesSeen(in: other.parent) { person.children = [other] } == 1)
    }

    @Test func anEqualValueIsNoChange() throws {
        let (person, context) = try observedPerson()
        defer { withExtendedLifetime(context) {} }
        person.weight = 3
        #expect(changesSeen(in: person.weight) { person.weight = 3 } == 0)
    }

    @Test func aChangeInPlaceIsSeen() throws {
        let (person, context) = try observedPerson()
        defer { withExtendedLifetime(context) {} }
        #expect(changesSeen(in: person.topics) { person.topics.insert(.sport) } == 1)
        #expect(person.topics == [.sport])
    }

    @Test func aDeletedObjectIsStillObserved() throws {
        let (person, context) = try observedPerson()
        defer { withExtendedLifetime(context) {} }
        #expect(changesSeen(in: person.weight) { context.delete(person) } == 0)
        try context.save()
        #expect(changesSeen(in: person.weight) { person.weight = 9 } == 1)
        #expect(person.weight == 9)
    }

    @Test func otherContextsTrackNothing() throws {
        let context = ModelContext(try memory())
        let person = Person(name: .ann)
        context.insert(person)
        #expect(changesSeen(in: person.weight) { person.weight = 1 } == 0)
        context.observationEnabled = true
        #expect(changesSeen(in: person.weight) { person.weight = 2 } == 1)
        try context.save()
        #expect(changesSeen(in: person.weight) { person.weight = 3 } == 1)
        context.observationEnabled = false
        #expect(changesSeen(in: person.weight) { person.weight = 4 } == 0)
    }

    @Test func objectsThatAreFetchedAreObserved() throws {
        let container = try memory()
        let maker = ModelContext(container)
        maker.insert(Person(name: .ann))
        try maker.save()
        let context = ModelContext(container)
        context.observationEnabled = true
        let person = try #require(try context.fetch(Person.self).first)
        #expect(changesSeen(in: person.weight) { person.weight = 2 } == 1)
    }

    /// Observes each property by itself.
    private func observed(_ person: Person) -> [(name: String, calls: Counter)] {
        ObservedProperty.all.map { property in
            let calls = Counter()
            withObservationTracking {
                property.read(person)
            } onChange: {
                calls.add()
            }
            return (property.name, calls)
        }
    }

    private func memory() throws -> ModelContainer {
        try ModelContainer(
            for: Person.self,
            configurations: ModelConfiguration.testInMemory()
        )
    }

    /// A person that is saved, in a context that tracks observation.
    private func observedPerson() throws -> (Person, ModelContext) {
        let context = ModelContext(try memory())
        context.observationEnabled = true
        let person = Person(name: .ann)
        context.insert(person)
        try context.save()
        return (person, context)
    }
}
