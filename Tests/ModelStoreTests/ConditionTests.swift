import Foundation
import ModelStore
import ModelTypes
import Testing

/// Conditions mean what Swift means, in SQL and in memory.
struct ConditionTests {
    private func people(_ weights: [Double?]) throws -> (Store, ModelContext, [Person]) {
        let store = try Store()
        let context = try store.context()
        let people = weights.map { Person(name: .ann, weight: $0) }
        people.forEach(context.insert)
        return (store, context, people)
    }

    @Test(arguments: [false, true]) func nothingIsAValueOfItsOwn(isSaved: Bool) throws {
        let (_, context, people) = try people([nil, 0, 70])
        if isSaved { try context.save() }
        let weight = Person.fields.weight
        for (condition, expected) in [
            (weight == nil, [0]), (weight == 0, [1]), (weight != 70, [0, 1]), (weight < 70, [1]),
            (!(weight < 70), [0, 2]), (weight.isIn([]), []), (!weight.isIn([]), [0, 1, 2]),
            (weight.isIn([nil, 70]), [0, 2]), (!weight.isIn([nil, 70]), [1]),
            (!weight.isIn([70]), [0, 1]), (weight == .nan, []), (weight != .nan, [0, 1, 2]),
            (weight.isIn(0...10), [1]), (.constant(true), [0, 1, 2]), (.constant(false), []),
        ] as [(Condition<Person>, [Int])] {
            let found = try context.fetch(Person.self, where: condition)
            #expect(found == expected.map { people[$0] }, "\(condition)")
            let others = people.indices.filter { !expected.contains($0) }
            let rest = try context.fetch(Person.self, where: !condition)
            #expect(rest == others.map { people[$0] }, "not \(condition)")
            #expect(try context.fetchCount(Person.self, where: condition) == expected.count)
        }
    }

    @Test func textFoldsAsFoundationDoes() throws {
        let store = try Store()
        let context = try store.context()
        for label in ["Ann", "ANNA", "Änne", "Ünal", "straße", "STRASSE", ""] {
            context.insert(Tag(label: label))
        }
        let label = Tag.fields.label
        for (condition, expected) in [
            (label.contains("an"), []), (label.contains("nn"), ["Ann", "Änne"]),
            (label.contains("AN", options: .caseInsensitive), ["Ann", "ANNA"]),
            (
                label.hasPrefix("an", options: [.caseInsensitive, .diacriticInsensitive]),
                ["Ann", "ANNA", "Änne"]
            ),
            (label.hasSuffix("A", options: .caseInsensitive), ["ANNA"]),
            (label.equals("unal", options: [.caseInsensitive, .diacriticInsensitive]), ["Ünal"]),
            (label.contains("ü", options: .caseInsensitive), ["Ünal"]),
            (label.hasPrefix(""), ["Ann", "ANNA", "Änne", "Ünal", "straße", "STRASSE", ""]),
        ] as [(Condition<Tag>, [String])] {
            let found = try context.fetch(Tag.self, where: condition).map(\.label)
            #expect(Set(found) == Set(expected), "\(condition)")
        }
        try context.save()
        let other = try store.context()
        let found = try other.fetch(
            Tag.self,
            where: label.contains("ÄN", options: [.caseInsensitive, .diacriticInsensitive])
        )
        #expect(Set(found.map(\.label)) == ["Ann", "ANNA", "Änne"])
    }

    @Test func decimalsAreNumbers() throws {
        let store = try Store()
        let context = try store.context()
        for (index, text) in ["10", "9.5", "-2", "0", "-10.25", "100.001"].enumerated() {
            let person = Person(name: .ann)
            let passport = Passport(number: "\(index)", fee: Decimal(string: text) ?? 0)
            context.insert(person)
            context.insert(passport)
            passport.owner = person
        }
        try context.save()
        let fee = Passport.fields.fee
        let other = try store.context()
        let ordered = try other.fetch(Passport.self, sortBy: [fee.ascending]).map { "\($0.fee)" }
        #expect(ordered == ["-10.25", "-2", "0", "9.5", "10", "100.001"])
        #expect(try other.fetchCount(Passport.self, where: fee > 9) == 3)
        #expect(
            try other.fetchCount(Passport.self, where: fee <= Decimal(string: "9.50") ?? 0) == 4
        )
        #expect(try other.fetchCount(Passport.self, where: fee.isIn([10, 0])) == 2)
    }

    @Test func masks() throws {
        let store = try Store()
        let context = try store.context()
        let every = (0..<8).map { bits in
            Topics.allCases.enumerated().reduce(into: Topics()) { topics, option in
                if bits >> option.offset & 1 == 1 { topics.formUnion(option.element) }
            }
        }
        let people = every.map { Person(name: .ann, topics: $0) }
        people.forEach(context.insert)
        for isSaved in [false, true] {
            if isSaved { try context.save() }
            for mask in every {
                for (condition, holds) in [
                    (Person.fields.topics.containsAll(mask), { $0.isSuperset(of: mask) }),
                    (Person.fields.topics.containsAny(mask), { !$0.isDisjoint(with: mask) }),
                    (Person.fields.topics.containsNone(mask), { $0.isDisjoint(with: mask) }),
                    (Person.fields.topics.isExactly(mask), { $0 == mask }),
                ] as [(Condition<Person>, (Topics) -> Bool)] {
                    let found = try context.fetch(Person.self, where: condition)
                    #expect(found == people.filter { holds($0.topics) })
                    let rest = try context.fetch(Person.self, where: !condition)
                    #expect(rest == people.filter { !holds($0.topics) })
                }
            }
        }
    }

    @Test func orderLimitAndOffsetCountPendingObjects() throws {
        let (_, context, people) = try people([3, nil, 1, 2])
        try context.save()
        let new = Person(name: .ann, weight: 2.5)
        context.insert(new)
        people[0].weight = 0
        context.delete(people[3])
        var descriptor = FetchDescriptor<Person>(sortBy: [Person.fields.weight.descending])
        #expect(try context.fetch(descriptor).map(\.weight) == [2.5, 1, 0, nil])
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 2
        #expect(try context.fetch(descriptor).map(\.weight) == [1, 0])
        #expect(try context.fetchCount(descriptor) == 2)
        descriptor.includePendingChanges = false
        #expect(try context.fetchCount(descriptor) == 2)
        descriptor.fetchLimit = nil
        #expect(try context.fetchCount(descriptor) == 3)
    }

    @Test func anUnknownNameIsAnError() throws {
        let context = try Store().context()
        let condition = Field<Person, Int>("nothing") == 1
        #expect(throws: StoreError.unknownName(entity: "Person", name: "nothing")) {
            try context.fetch(Person.self, where: condition)
        }
    }

    @Test func prefetchedRelationshipsAreThere() throws {
        let (store, context, people) = try people([1, 2])
        for person in people {
            let photo = Photo(title: "p")
            context.insert(photo)
            person.photos.append(photo)
        }
        try context.save()
        let statements = Statements()
        let other = try store.context(tracing: statements)
        var descriptor = FetchDescriptor<Person>()
        descriptor.relationshipsForPrefetching = [
            Person.fields.photos.prefetch, Person.fields.parent.prefetch,
        ]
        let read = try other.fetch(descriptor)
        let count = statements.all.count
        #expect(read.allSatisfy { $0.photos.count == 1 })
        #expect(statements.all.count == count)
    }
}
