import Foundation
import ModelStore
import Testing

/// Fetches of single objects by their values, while many are pending.
struct FindOrCreateTests {
    private let names = (0..<24).map { "name \($0)" }

    /// The same objects as those whose properties have the values.
    @Test(arguments: 1...10) func findsWhatIsPending(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let store = try Store()
        let context = try store.context()
        var plants: [Plant] = []
        var deleted: [Plant] = []
        for step in 0..<400 {
            let name = names[generator.int(names.count)]
            let date =
                generator.int(3) == 0
                ? nil : Date(timeIntervalSinceReferenceDate: Double(generator.int(3)))
            let chosen = plants.isEmpty ? nil : plants[generator.int(plants.count)]
            switch generator.int(step < 60 ? 2 : 24) {
            case 0...3:
                plants.append(
                    generator.int(2) == 0
                        ? Plant(name: name, plantedAt: date) : Tree(name: name, height: 1)
                )
                context.insert(plants[plants.count - 1])
            case 4...6: chosen?.name = name
            case 7, 8: chosen?.plantedAt = date
            case 9, 10: (chosen as? Tree)?.height = Double(generator.int(2))
            case 11:
                guard let chosen else { break }
                context.delete(chosen)
                plants.removeAll { $0 === chosen }
                deleted.append(chosen)
            case 12, 13:
                guard let back = deleted.popLast() else { break }
                back.name = name
                context.insert(back)
                plants.append(back)
            case 14 where generator.int(4) == 0:
                try context.save()
                deleted = []
            default: break
            }
            try check(context, plants, name, date)
        }
    }

    private func check(_ context: ModelContext, _ plants: [Plant], _ name: String, _ date: Date?)
        throws
    {
        func sorted<Model: Plant>(_ found: [Model]) -> [ObjectIdentifier] {
            found.map { ObjectIdentifier($0) }.sorted()
        }
        let named = Plant.fields.name == name
        let isFound = plants.filter { $0.name == name }
        #expect(try sorted(context.fetch(Plant.self, where: named)) == sorted(isFound))
        #expect(try context.fetchCount(Plant.self, where: named) == isFound.count)
        let trees = isFound.compactMap { $0 as? Tree }.filter { $0.height == 1 }
        let high = Tree.fields.name == name && Tree.fields.height == 1
        #expect(try sorted(context.fetch(Tree.self, where: high)) == sorted(trees))
        let dated = isFound.filter { $0.plantedAt == date }
        let predicate = #Predicate<Plant> { $0.plantedAt == date && $0.name == name }
        #expect(try sorted(context.fetch(FetchDescriptor(predicate: predicate))) == sorted(dated))
        var first = FetchDescriptor(named, sortBy: [Plant.fields.plantedAt.ascending])
        first.fetchLimit = 1
        let dates = isFound.map { $0.plantedAt ?? .distantPast }
        #expect(
            try context.fetch(first).map { $0.plantedAt ?? .distantPast }
                == Array(dates.sorted().prefix(1))
        )
    }

    /// Each fetch looks at the objects that it finds, not at all that are pending.
    @Test func looksAtNoOtherObjects() throws {
        let store = try Store([Word.self])
        let context = try store.context()
        for text in names { context.insert(Word(text)) }
        try context.save()
        let rounds = 20
        for round in 0..<rounds {
            for number in 0..<200 {
                let text = number < names.count ? names[number] : "word \(number)"
                let predicate = #Predicate<Word> { $0.text == text }
                let found = try context.fetch(FetchDescriptor(predicate: predicate))
                let word = found.first ?? Word(text)
                if found.isEmpty { context.insert(word) }
                #expect(found.count == (round == 0 && number >= names.count ? 0 : 1))
                word.count += 1
            }
        }
        let words = try context.fetch(FetchDescriptor<Word>())
        #expect(words.count == 200)
        #expect(words.allSatisfy { $0.count == rounds })
        // Others may write to a server at any time.
        if TestServer.address != nil { return }
        // Once to find it, once after it has changed, and each time as long as there are few.
        #expect(words.map(\.looks).max() ?? 0 <= 2 * rounds + 2 + 32)
    }

    /// What another context has written since counts, as long as there's no pending change.
    @Test func findsWhatOthersHaveChanged() throws {
        let store = try Store([Word.self])
        let context = try store.context(saving: Word("a"), Word("b"))
        let words = try context.fetch(FetchDescriptor<Word>(sortBy: [SortDescriptor(\.text)]))
        words[0].count = 1
        func found(_ text: String) throws -> [ObjectIdentifier] {
            let descriptor = FetchDescriptor<Word>(predicate: #Predicate { $0.text == text })
            let found = try context.fetch(descriptor)
            #expect(try context.fetchCount(descriptor) == found.count)
            return found.map { ObjectIdentifier($0) }
        }
        #expect(try found("a") == [ObjectIdentifier(words[0])])
        let other = try store.context()
        for word in try other.fetch(FetchDescriptor<Word>()) { word.text += "2" }
        try other.save()
        // One keeps its value because it has changed, the other takes over the row's.
        #expect(try found("a") == [ObjectIdentifier(words[0])])
        #expect(try found("a2") == [])
        #expect(try found("b2") == [ObjectIdentifier(words[1])])
        #expect(words.map(\.text) == ["a", "b2"])
        words[1].count = 1
        #expect(try found("b2") == [ObjectIdentifier(words[1])])
        #expect(try found("b") == [])
    }
}

/// Counts how often its values are looked at.
private final class Word: ModelObject, PersistentModel {
    var text: String { didSet { didChange(1) } }
    var count: Int { didSet { didChange(2) } }
    private(set) var looks = 0

    init(_ text: String) {
        (self.text, count) = (text, 0)
        super.init()
    }

    required init(row: Row) throws {
        (text, count) = (row[1], row[2])
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { (text, count) = (row[1], row[2]) }

    override func bind(to statement: Statement) {
        looks += 1
        statement.bind(1, text)
        statement.bind(2, count)
    }

    override class func addKeyPaths(to paths: inout KeyPaths) {
        paths[\Word.text] = "text"
        paths[\Word.count] = "count"
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity("Word", columns: [.string("text"), .int64("count")])
}
