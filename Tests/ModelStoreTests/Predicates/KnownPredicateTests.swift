import Foundation
import ModelStore
import ModelTypes
import Testing

/// Predicates that differ from earlier ones in values, properties or operators alone.
struct KnownPredicateTests {
    private let rows: LibraryRows
    private let context: ModelContext

    init() throws {
        rows = try LibraryRows(seed: 4)
        try rows.context.save()
        context = try rows.store.context()
    }

    /// Asks for the authors for whom Foundation says that a predicate holds.
    private func expectFoundations(
        _ predicate: Predicate<Author>,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let expected = try rows.authors.filter { try predicate.evaluate($0) }
        let found = try context.fetch(FetchDescriptor(predicate: predicate))
        #expect(
            Set(found.map(\.email)) == Set(expected.map(\.email)),
            sourceLocation: location
        )
    }

    @Test func otherValues() throws {
        for name in ["Ann", "bob", "Ann", "", "nobody"] {
            try expectFoundations(#Predicate { $0.name == name })
            try expectFoundations(#Predicate { name != $0.name })
            for age in [1, 19, 1, 20] {
                try expectFoundations(#Predicate { $0.name == name && $0.age > age })
                try expectFoundations(#Predicate { $0.name != name || age > $0.age })
                // Both values may be the same.
                try expectFoundations(#Predicate { $0.age > age || $0.level == 1 && $0.age == 1 })
            }
        }
        for isActive in [true, false, true] {
            try expectFoundations(#Predicate { $0.isActive == isActive })
        }
    }

    /// The SQL for a value is that for another one only if neither is missing, nor NaN.
    @Test func missingValues() throws {
        for rating in [2, nil, 0.5, .nan, nil, -1.25] as [Double?] {
            try expectFoundations(#Predicate { $0.rating == rating })
            try expectFoundations(#Predicate { $0.rating != rating })
        }
        for nickname in ["Ann", nil, "bob", nil] {
            try expectFoundations(#Predicate { $0.nickname == nickname })
        }
        for code in [UUID(1), nil, UUID(2)] {
            try expectFoundations(#Predicate { $0.code == code && $0.age > 0 })
        }
    }

    /// A captured truth value decides whether the other side is asked for.
    @Test func capturedConditions() throws {
        for showsAll in [false, true, false] {
            try expectFoundations(#Predicate { showsAll || !$0.isActive })
            try expectFoundations(#Predicate { (showsAll || $0.isActive) && $0.age > 1 })
        }
    }

    @Test func otherPropertiesAndOperators() throws {
        let properties: [KeyPath<Author, String> & Sendable] = [\.name, \.email, \.name]
        typealias Expressions = PredicateExpressions
        for property in properties {
            for comparison in [.lessThan, .greaterThan, .lessThanOrEqual, .greaterThanOrEqual]
                as [Expressions.ComparisonOperator]
            {
                let predicate = Predicate<Author> {
                    Expressions.build_Comparison(
                        lhs: Expressions.build_KeyPath(
                            root: Expressions.build_Arg($0),
                            keyPath: property
                        ),
                        rhs: Expressions.build_Arg("Ann"),
                        op: comparison
                    )
                }
                try expectFoundations(predicate)
            }
        }
    }

    @Test func parts() throws {
        for (limit, offset) in [(2, nil), (3, 1), (nil, 2), (nil, nil), (1, 0)] as [(Int?, Int?)] {
            for age in [0, 1, 3] {
                var descriptor = FetchDescriptor<Author>(predicate: #Predicate { $0.age > age })
                descriptor.fetchLimit = limit
                descriptor.fetchOffset = offset
                let all = try context.fetch(Author.self, where: Author.fields.age > age)
                let part = all.dropFirst(offset ?? 0).prefix(limit ?? .max)
                #expect(try context.fetch(descriptor) == Array(part))
            }
        }
        var negative = FetchDescriptor<Author>(predicate: #Predicate { $0.age > 0 })
        negative.fetchLimit = -1
        #expect(throws: StoreError.self) { try context.fetch(negative) }
    }

    /// Pending changes, an order, a condition and a filter count.
    @Test func otherDescriptors() throws {
        func descriptor(_ age: Int) -> FetchDescriptor<Author> {
            FetchDescriptor(predicate: #Predicate { $0.age == age })
        }
        let old = try context.fetch(descriptor(41)).count
        let author = try #require(
            try context.fetch(Author.self, where: Author.fields.age < 41).first
        )
        author.age = 41
        #expect(try context.fetch(descriptor(41)).count == old + 1)
        var stored = descriptor(41)
        stored.includePendingChanges = false
        #expect(try context.fetch(stored).count == old)
        context.rollback()
        var sorted = descriptor(41)
        sorted.sortBy = [SortDescriptor(\.email, order: .reverse)]
        let emails = try context.fetch(sorted).map(\.email)
        #expect(emails == emails.sorted(by: >))
        var named = descriptor(41)
        named.condition = Author.fields.name == "nobody"
        #expect(try context.fetch(named).isEmpty)
        var filtered = descriptor(41)
        filtered.filterInMemory = { _ in false }
        #expect(try context.fetch(filtered).isEmpty)
        #expect(try context.fetch(descriptor(41)).count == old)
    }

    /// In a hierarchy, a class finds its own objects.
    @Test func subclasses() throws {
        for words in [0, 10, 200] {
            let expected = rows.works.filter { $0.words > words }
            let works = try context.fetch(
                FetchDescriptor<Work>(predicate: #Predicate { $0.words > words })
            )
            #expect(works.count == expected.count)
            let books = try context.fetch(
                FetchDescriptor<Book>(predicate: #Predicate { $0.words > words })
            )
            #expect(books.count == expected.count { $0 is Book })
        }
    }
}
