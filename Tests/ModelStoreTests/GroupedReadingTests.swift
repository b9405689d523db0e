import ModelStore
import Testing

/// Objects that no recent fetch has are read with few statements, too.
struct GroupedReadingTests {
    private let count = 600

    /// People with a photo each, which nothing has been asked about.
    private func people(_ context: ModelContext) throws -> [Person] {
        let people = (0..<count).map { _ in Person(name: .ann) }
        for (number, person) in people.enumerated() {
            context.insert(person)
            let photo = Photo(title: "\(number)")
            context.insert(photo)
            person.photos.append(photo)
        }
        try context.save()
        return people
    }

    @Test func whatWasJustSaved() throws {
        let store = try Store()
        let statements = Statements()
        let context = try store.context(tracing: statements)
        let people = try people(context)
        statements.removeAll()
        for person in people { #expect(person.tags.map(\.label).isEmpty) }
        #expect(statements.all.count < 20)
    }

    @Test func pagesThatAreKept() throws {
        let store = try Store()
        _ = try people(store.context())
        let statements = Statements()
        let context = try store.context(tracing: statements)
        var people: [Person] = []
        for offset in stride(from: 0, to: count, by: 50) {
            var page = FetchDescriptor<Person>()
            (page.fetchOffset, page.fetchLimit) = (offset, 50)
            people += try context.fetch(page)
        }
        statements.removeAll()
        let titles = people.map { $0.photos.map(\.title) }
        #expect(titles == (0..<count).map { ["\($0)"] })
        #expect(statements.all.count < 30)
    }

    /// One object after the other, from anywhere, brings few others with it.
    @Test func singleObjectsBringFewOthers() throws {
        let store = try Store()
        _ = try people(store.context())
        let context = try store.context()
        let people = try context.fetch(Person.self)
        for _ in 0..<6 { _ = try context.fetch(Person.self, where: Person.fields.weight == nil) }
        context.reset()
        let single = try context.fetchIdentifiers(FetchDescriptor<Person>())
        for identifier in [single[500], single[3], single[250]] {
            let person = try #require(try context.model(for: identifier, as: Person.self))
            #expect(person.photos.count == 1)
        }
        #expect(people.count == count)
    }

    @Test func rollingBack() throws {
        let store = try Store()
        let statements = Statements()
        let context = try store.context(tracing: statements)
        let people = try people(context)
        for person in people { person.weight = 1 }
        context.delete(people[3])
        statements.removeAll()
        context.rollback()
        #expect(people.allSatisfy { $0.weight == nil && $0.modelContext === context })
        #expect(statements.all.count < 10)
        #expect(people[3].photos.map(\.title) == ["3"])
    }

    @Test func rollingBackWhatIsGone() throws {
        let store = try Store()
        let context = try store.context()
        let people = try people(context)
        let other = try store.context()
        let gone = try #require(try other.fetch(Person.self).first)
        other.delete(gone)
        try other.save()
        for person in people { person.weight = 1 }
        context.rollback()
        #expect(people.count { $0.modelContext === context } == count - 1)
    }
}
