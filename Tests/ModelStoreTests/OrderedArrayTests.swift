import ModelStore
import Testing

/// Ordered relationships as arrays: few rows get another place.
struct OrderedArrayTests {
    private func photos(of person: Person) -> [Photo] { person[array: 2] }

    private func change(_ person: Person, _ body: (inout [Photo]) -> Void) {
        body(&person[array: 2])
    }

    private func titles(_ context: ModelContext) throws -> [String] {
        photos(of: try #require(try context.fetch(Person.self).first)).map(\.title)
    }

    private func person(_ count: Int, _ context: ModelContext) throws -> Person {
        let person = Person(name: .ann)
        context.insert(person)
        change(person) { $0 = (0..<count).map { Photo(title: "\($0)") } }
        try context.save()
        return person
    }

    @Test(arguments: 1...15) func theFileHasTheOrderOfTheArray(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let store = try Store()
        let context = try store.context()
        let person = try person(5, context)
        for step in 1...60 {
            change(person) { array in
                let count = array.count
                switch generator.int(8) {
                case 0 where count > 1: array.insert(array.removeLast(), at: 0)
                case 1 where count > 1: array.append(array.removeFirst())
                case 2: array.insert(Photo(title: "\(step)"), at: generator.int(count + 1))
                case 3 where count > 0: array.remove(at: generator.int(count))
                case 4 where count > 1: array.swapAt(generator.int(count), generator.int(count))
                case 5: array.sort { $0.title < $1.title }
                case 6 where count > 2: array.move(generator.int(count), generator.int(count))
                default: array.insert(contentsOf: [Photo(title: "a"), Photo(title: "b")], at: 0)
                }
            }
            if generator.int(3) == 0 {
                try context.save()
                #expect(try titles(store.context()) == photos(of: person).map(\.title))
            }
        }
    }

    @Test(.onlyInFiles("a server's rows are written as sets"))
    func oneThatMovesIsOneRow() throws {
        let store = try Store()
        let statements = Statements()
        let context = try store.context(tracing: statements)
        let person = try person(50, context)
        let changes: [(inout [Photo]) -> Void] = [
            { $0.insert($0.removeLast(), at: 0) }, { $0.insert($0.remove(at: 25), at: 10) },
            { $0.append($0.removeFirst()) },
        ]
        for body in changes {
            statements.removeAll()
            change(person, body)
            try context.save()
            #expect(statements.all.count { $0.hasPrefix("UPDATE \"Photo\"") } == 1)
        }
        #expect(try titles(store.context()) == photos(of: person).map(\.title))
    }
}

extension [Photo] {
    fileprivate mutating func move(_ index: Int, _ target: Int) {
        let member = remove(at: index)
        insert(member, at: Swift.min(target, count))
    }
}
