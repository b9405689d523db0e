import ModelStore
import Testing

/// Fetches while objects of the class are pending, which read no more rows than they need.
struct PendingFetchTests {
    private func label(_ number: Int) -> String { String(number + 1000) }

    @Test(arguments: 1...12) func aPartIsThatOfTheWhole(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let store = try Store()
        let context = try store.context()
        let stored = (0..<40).map { Tag(label: label(2 * $0)) }
        stored.forEach(context.insert)
        try context.save()
        for tag in stored {
            switch generator.int(6) {
            case 0: tag.label += "x"
            case 1: context.delete(tag)
            case 2:
                context.insert(
                    Tag(label: label(1 + 2 * generator.int(40)) + "y\(generator.next())")
                )
            default: break
            }
        }
        let middle = label(40)
        for condition in [nil, Tag.fields.label > middle, Tag.fields.label < middle] {
            for order in [Tag.fields.label.ascending, Tag.fields.label.descending] {
                let all = try context.fetch(Tag.self, where: condition, sortBy: [order])
                for (offset, limit) in [(0, 5), (3, 7), (30, 20), (0, 0), (5, .max), (.max, 1)] {
                    var part = FetchDescriptor(condition, sortBy: [order])
                    (part.fetchOffset, part.fetchLimit) = (offset, limit)
                    let expected = Array(all.dropFirst(offset).prefix(limit))
                    #expect(try context.fetch(part) == expected)
                    #expect(try context.fetchCount(part) == expected.count)
                }
                #expect(try context.fetchCount(Tag.self, where: condition) == all.count)
            }
        }
    }

    @Test func aCountAndAPartLoadNoMoreThanTheyNeed() throws {
        let store = try Store()
        let context = try store.context()
        for number in 0..<300 { context.insert(Tag(label: label(number))) }
        try context.save()
        let statements = Statements()
        let other = try store.context(tracing: statements)
        var one = FetchDescriptor<Tag>(sortBy: [Tag.fields.label.ascending])
        one.fetchLimit = 1
        let first = try #require(try other.fetch(one).first)
        first.label = "9"
        statements.removeAll()
        #expect(try other.fetchCount(Tag.self) == 300)
        #expect(try other.fetchCount(Tag.self, where: Tag.fields.label == label(0)) == 0)
        #expect(try other.fetch(one).first?.label == label(1))
        let fetches = statements.all.filter { $0.contains("FROM \"Tag\"") }
        let areCounts = fetches.map { $0.hasPrefix("SELECT count(*)") }
        // A count is made again if others have written to the server meanwhile.
        let isRepeated = TestServer.address != nil && areCounts == [true, true, true, false]
        #expect(areCounts == [true, true, false] || isRepeated)
        #expect(fetches.last?.contains("LIMIT") == true)
    }

    /// Objects of other classes don't change what a condition about relationships finds.
    @Test func pendingObjectsOfOtherClassesLeaveTheAnswerToTheFile() throws {
        let store = try Store()
        let (ann, photo) = (Person(name: .ann), Photo(title: "a"))
        let context = try store.context(saving: ann, photo, Tag(label: "x"))
        ann.photos.append(photo)
        try context.save()
        let statements = Statements()
        let other = try store.context(tracing: statements)
        try #require(try other.fetch(Tag.self).first).label = "y"
        statements.removeAll()
        let condition = Person.fields.photos.any(Photo.fields.title == "a")
        #expect(try other.fetchCount(Person.self, where: condition) == 1)
        let fetches = statements.all.filter { $0.contains("FROM \"Person\"") }
        #expect(fetches.map { $0.hasPrefix("SELECT count(*)") } == [true])
        try #require(try other.fetch(Photo.self).first).title = "b"
        #expect(try other.fetchCount(Person.self, where: condition) == 0)
    }

    @Test func aLongListIsOneStatement() throws {
        let store = try Store()
        let context = try store.context(saving: Tag(label: "7"), Tag(label: "a?1"))
        let labels = (0..<500).map(String.init) + ["a?1"]
        let condition = Tag.fields.label.isIn(labels) && Tag.fields.label != "8"
        var descriptor = FetchDescriptor(condition, sortBy: [Tag.fields.label.ascending])
        #expect(try context.fetch(descriptor).map(\.label) == ["7", "a?1"])
        descriptor.fetchLimit = 1
        #expect(try context.fetch(descriptor).map(\.label) == ["7"])
    }
}
