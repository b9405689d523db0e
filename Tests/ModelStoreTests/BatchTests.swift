import ModelStore
import ModelTypes
import Testing

/// What many objects lead to is read together, in whatever order they're asked.
struct BatchTests {
    private let count = 1500

    /// The statements of a body on people with a photo each, without those that delete.
    private func statements(_ body: (ModelContext, [Person]) throws -> Void) throws -> Int {
        let store = try Store()
        let context = try store.context()
        for number in 0..<count {
            let person = Person(name: .ann, weight: Double(number))
            context.insert(person)
            person.photos.append(Photo(title: "p"))
        }
        try context.save()
        let statements = Statements()
        let reading = try store.context(tracing: statements)
        try body(reading, try reading.fetch(Person.self, sortBy: [Person.fields.weight.ascending]))
        return statements.all.count { !$0.hasPrefix("DELETE") }
    }

    @Test func iteratingTwice() throws {
        let found = try statements { _, people in
            #expect(people.allSatisfy { $0.photos.first?.title == "p" })
            #expect(people.allSatisfy { $0.children.first == nil })
            #expect(people.allSatisfy { $0.tags.first == nil })
        }
        #expect(found < 60)
    }

    @Test func iteratingInReverse() throws {
        let found = try statements { _, people in
            for person in people.reversed() { #expect(person.photos.first?.title == "p") }
        }
        #expect(found < 30)
    }

    @Test func severalArePrefetched() throws {
        let found = try statements { context, _ in
            var descriptor = FetchDescriptor<Person>()
            descriptor.relationshipKeyPathsForPrefetching = [\.photos, \.tags]
            let people = try context.fetch(descriptor)
            #expect(people.allSatisfy { $0.photos.first != nil && $0.children.first == nil })
        }
        #expect(found < 60)
    }

    /// Children deny it, and photos go along.
    @Test func deletingMany() throws {
        let found = try statements { context, people in
            for person in people { context.delete(person) }
            try context.save()
            #expect(try context.fetchCount(Person.self) == 0)
            #expect(try context.fetchCount(Photo.self) == 0)
        }
        #expect(found < 100)
    }

    /// Reading members of the same class doesn't end the batches of their owners.
    @Test func deletingManyOfAClassThatLeadsToItself() throws {
        let store = try Store([Trunk.self, Branch.self])
        let context = try store.context()
        for number in 0..<count {
            let branch = Branch(number: number)
            context.insert(branch)
            if number % 3 == 0 { branch.twigs.append(Branch(number: number)) }
            if number % 5 == 0 { branch.grafts.append(Branch(number: number)) }
        }
        try context.save()
        let statements = Statements()
        let other = try store.context(tracing: statements)
        try other.delete(model: Branch.self)
        try other.save()
        #expect(try other.fetchCount(Branch.self) == 0)
        #expect(statements.all.count { !$0.hasPrefix("DELETE") } < 200)
    }
}
