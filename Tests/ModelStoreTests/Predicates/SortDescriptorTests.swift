import Foundation
import ModelStore
import Testing

extension FetchDescriptor where T == Author {
    /// As apps declare the descriptors that they use in several places.
    fileprivate static var byAge: Self { Self(sortBy: [SortDescriptor(\.age)]) }
}

/// Orders by key paths, of rows and of pending objects.
struct SortDescriptorTests {
    private func expectOrder<Model: PersistentModel, Value: Equatable>(
        _ order: [SortDescriptor<Model>],
        _ value: (Model) -> Value,
        _ expected: [Value],
        _ rows: LibraryRows
    ) throws {
        let descriptor = FetchDescriptor(sortBy: order)
        #expect(try rows.context.fetch(descriptor).map(value) == expected)
        try rows.context.save()
        #expect(try rows.context.fetch(descriptor).map(value) == expected)
        let other = try rows.store.context()
        #expect(try withExtendedLifetime(other) { try $0.fetch(descriptor).map(value) } == expected)
    }

    private func isBefore(_ left: String, _ right: String) -> Bool {
        left.localizedStandardCompare(right) == .orderedAscending
    }

    /// Most texts are compared without Foundation, to the same end.
    @Test func theOrderIsThatOfFoundation() {
        let alphabets =
            ["abAB01 ", "abcXYZ0129 -_.,'()", "aAeé1ñn\u{301}\u{303} 0ß", "a0\u{1}\u{7f}"]
            .map(Array.init) + [(9..<127).map { Character(UnicodeScalar(UInt8($0))) }]
        var random = SeededGenerator(seed: 17)
        for number in 0..<20_000 {
            let alphabet = alphabets[number % alphabets.count]
            func text() -> String {
                String(
                    (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
                        alphabet.randomElement(using: &random)
                    }
                )
            }
            let (left, right) = (text(), text())
            #expect(
                (left.localizedOrder < right.localizedOrder) == isBefore(left, right),
                "\(left.debugDescription), \(right.debugDescription)"
            )
        }
    }

    @Test func values() throws {
        let rows = try LibraryRows()
        let ages = rows.authors.map(\.age).sorted()
        try expectOrder([SortDescriptor(\Author.age)], \.age, ages, rows)
        #expect(try rows.context.fetch(.byAge).map(\.age) == ages)
        try expectOrder(
            [SortDescriptor(\Author.age, order: .reverse)],
            \.age,
            ages.reversed(),
            rows
        )
        let words = rows.works.map(\.words).sorted()
        try expectOrder([SortDescriptor(\Work.words)], \.words, words, rows)
    }

    @Test func missingValuesComeFirst() throws {
        let rows = try LibraryRows()
        let ratings = rows.authors.map(\.rating)
        let expected = ratings.filter { $0 == nil } + ratings.compactMap { $0 }.sorted()
        try expectOrder([SortDescriptor(\Author.rating)], \.rating, expected, rows)
    }

    @Test func severalSteps() throws {
        let rows = try LibraryRows()
        let expected = rows.authors.sorted {
            ($0.isActive ? 1 : 0, $1.age) < ($1.isActive ? 1 : 0, $0.age)
        }
        var descriptor = FetchDescriptor<Author>(sortBy: [SortDescriptor(\.age, order: .reverse)])
        descriptor.order = [Author.fields.isActive.ascending]
        let found = try rows.context.fetch(descriptor)
        #expect(found.map(\.isActive) == expected.map(\.isActive))
        #expect(found.map(\.age) == expected.map(\.age))
    }

    @Test func throughToOnes() throws {
        let rows = try LibraryRows()
        let names = rows.works.map { $0.author?.name }
        let expected = names.filter { $0 == nil } + names.compactMap { $0 }.sorted(by: isBefore)
        try expectOrder([SortDescriptor(\Work.author?.name)], { $0.author?.name }, expected, rows)
        let mentors = rows.works.map { $0.author?.mentor?.age }
        let ages = mentors.compactMap { $0 }.sorted(by: >) + mentors.filter { $0 == nil }
        try expectOrder(
            [SortDescriptor(\Work.author?.mentor?.age, order: .reverse)],
            { $0.author?.mentor?.age },
            ages,
            rows
        )
    }

    /// Also where there's no value, however many relationships lead there.
    @Test func throughManyToOnes() throws {
        let rows = try LibraryRows()
        func age(_ work: Work) -> Int? { work.author?.mentor?.mentor?.mentor?.age }
        let ages = rows.works.map(age)
        let expected = ages.filter { $0 == nil } + ages.compactMap { $0 }.sorted()
        let order = SortDescriptor(\Work.author?.mentor?.mentor?.mentor?.age)
        try expectOrder([order], age, expected, rows)
        let names = rows.works.map { $0.author?.mentor?.nickname }
        let sorted = names.filter { $0 == nil } + names.compactMap { $0 }.sorted(by: isBefore)
        let nickname = SortDescriptor(\Work.author?.mentor?.nickname)
        try expectOrder([nickname], { $0.author?.mentor?.nickname }, sorted, rows)
    }

    /// Those of a missing value are missing, too.
    @Test func partsOfAnEncodedValue() throws {
        let rows = try LibraryRows()
        let numbers = rows.authors.map { $0.shelf?.number }
        let expected = numbers.filter { $0 == nil } + numbers.compactMap { $0 }.sorted()
        try expectOrder(
            [SortDescriptor(\Author.shelf?.number)],
            { $0.shelf?.number },
            expected,
            rows
        )
        let rooms = rows.works.map { $0.author?.shelf?.room }
        let sorted = rooms.compactMap { $0 }.sorted(by: >) + rooms.filter { $0 == nil }
        try expectOrder(
            [SortDescriptor(\Work.author?.shelf?.room, order: .reverse)],
            { $0.author?.shelf?.room },
            sorted,
            rows
        )
    }

    /// As JSON spells them, 10.5 comes before 9.
    @Test(arguments: [false, true]) func decimalsInAnEncodedValue(_ isSaved: Bool) throws {
        let store = try Store([Stall.self])
        let context = try store.context()
        for fee in ["9", "10.5", "-3"] {
            context.insert(Stall(price: Price(fee: try #require(Decimal(string: fee)))))
        }
        if isSaved { try context.save() }
        let descriptor = FetchDescriptor<Stall>(sortBy: [SortDescriptor(\.price.fee)])
        #expect(try context.fetch(descriptor).map { "\($0.price.fee)" } == ["-3", "9", "10.5"])
    }

    /// Enums aren't comparable; their raw values are.
    @Test func rawValues() throws {
        let rows = try LibraryRows()
        let genres = rows.authors.map(\.genre.rawValue).sorted()
        let lexical = SortDescriptor(\Author.genre.rawValue, comparator: .lexical)
        try expectOrder([lexical], \.genre.rawValue, genres, rows)
        let localized = SortDescriptor(\Author.genre.rawValue)
        try expectOrder([localized], \.genre.rawValue, genres.sorted(by: isBefore), rows)
    }

    @Test func inheritedProperties() throws {
        let rows = try LibraryRows()
        let words = rows.works.compactMap { ($0 as? Book)?.words }.sorted()
        try expectOrder([SortDescriptor(\Book.words)], \.words, words, rows)
    }

    @Test func asPeopleExpect() throws {
        let rows = try LibraryRows()
        let names = rows.authors.map(\.name).sorted(by: isBefore)
        #expect(names != names.sorted())
        try expectOrder([SortDescriptor(\Author.name)], \.name, names, rows)
        let order = SortDescriptor(\Author.name, comparator: .localizedStandard)
        try expectOrder([order], \.name, names, rows)
        let lexical = SortDescriptor(\Author.name, comparator: .lexical)
        try expectOrder([lexical], \.name, names.sorted(), rows)
        let back = names.sorted().reversed()
        try expectOrder(
            [.init(\.name, comparator: .lexical, order: .reverse)],
            \Author.name,
            Array(back),
            rows
        )
        let nicknames = rows.authors.map(\.nickname)
        let expected =
            nicknames.compactMap { $0 }.sorted {
                $0.localizedStandardCompare($1) == .orderedDescending
            } + nicknames.filter { $0 == nil }
        let reverse = SortDescriptor(
            \Author.nickname,
            comparator: .localizedStandard,
            order: .reverse
        )
        try expectOrder([reverse], \.nickname, expected, rows)
        let ofAuthors = rows.works.compactMap { $0.author?.name }.count
        let through = SortDescriptor(\Work.author?.name, comparator: .localizedStandard)
        let found = try rows.context.fetch(FetchDescriptor<Work>(sortBy: [through]))
        #expect(found.suffix(ofAuthors).allSatisfy { $0.author != nil })
    }

    @Test func otherKeyPathsAreErrors() throws {
        let rows = try LibraryRows()
        let descriptor = FetchDescriptor<Author>(sortBy: [SortDescriptor(\Author.hashValue)])
        let error = #expect(throws: StoreError.self) { try rows.context.fetch(descriptor) }
        #expect(error?.description.contains("leads to no stored value") == true)
    }
}

private struct Price: Codable {
    var fee: Decimal
}

/// Something whose price is stored as JSON, as generated classes store it.
private final class Stall: ModelObject, PersistentModel {
    var price: Price { didSet { didChange(1) } }

    init(price: Price) {
        self.price = price
        super.init()
    }

    required init(row: Row) throws {
        price = try row.value(encoded: 1)
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { price = try row.value(encoded: 1) }

    override func bind(to statement: Statement) { statement.bind(1, encoded: price) }

    override class func addKeyPaths(to paths: inout KeyPaths) {
        paths[\Stall.price] = "price"
        paths.add([\Price.fee], of: "price")
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity("Stall", columns: [.json("price", Price.self)])
}
