import Foundation
import ModelStore
import Testing

/// What a predicate can't ask the database is an error that names it, when the fetch runs.
struct PredicateErrorTests {
    private func expectError(_ predicate: Predicate<Author>, _ text: String) throws {
        let rows = try LibraryRows()
        for isSaved in [false, true] {
            if isSaved { try rows.context.save() }
            let error = #expect(throws: StoreError.self) {
                try rows.context.fetch(FetchDescriptor(predicate: predicate))
            }
            #expect(error?.description.contains(text) == true, "\(error?.description ?? "")")
        }
    }

    @Test func nodesWithoutSQL() throws {
        try expectError(#Predicate { $0.name.max() != nil }, "SequenceMaximum of 'name'")
        try expectError(
            #Predicate { ($0.nickname ?? $0.email).max() != nil },
            "SequenceMaximum of 'nickname', 'email'"
        )
        try expectError(#Predicate { $0.name.hashValue == 1 }, "a computed property of String")
        try expectError(#Predicate { $0.hasChanges }, "isn't a stored property of Author")
        let missing: String? = nil
        try expectError(#Predicate { $0.name == missing! }, "nil that is unwrapped")
    }

    @Test func aConditionOnTheElementsOfAListThatIsAboutTheRow() throws {
        try expectError(
            #Predicate { author in author.keywords.contains { $0 == author.name } },
            "a condition on the elements of a list that is stored as JSON that is about the row, too"
        )
        try expectError(
            #Predicate { author in author.keywords.allSatisfy { $0 != author.email } },
            "about the row, too"
        )
        let rows = try LibraryRows()
        let words = ["a", "b"]
        let nested = #Predicate<Author> { author in
            author.keywords.contains { word in words.contains { $0 == word } }
        }
        let found = try rows.context.fetch(FetchDescriptor(predicate: nested))
        #expect(try Set(found) == Set(rows.authors.filter(nested.evaluate)))
    }

    @Test func arithmetic() throws {
        let (zero, huge) = (0, Int.max)
        try expectError(
            #Predicate { 1 / zero == $0.age },
            "division by zero in the predicate's IntDivision"
        )
        try expectError(#Predicate { $0.age / zero == 1 }, "division by zero")
        try expectError(#Predicate { $0.age % zero == 1 }, "division by zero")
        try expectError(#Predicate { $0.age + huge > 0 }, "arithmetic overflow")
        try expectError(#Predicate { $0.level * 30_000 > 0 }, "arithmetic overflow")
    }

    @Test func filteringInMemoryIsExplicit() throws {
        let rows = try LibraryRows()
        var descriptor = FetchDescriptor<Author>(
            predicate: #Predicate { $0.age > 0 },
            sortBy: [SortDescriptor(\.email, comparator: .lexical)]
        )
        descriptor.filterInMemory = { $0.name.lowercased().hasPrefix("a") }
        let expected = rows.authors.filter { $0.age > 0 && $0.name.lowercased().hasPrefix("a") }
            .sorted { $0.email < $1.email }
        #expect(expected.count > 1)
        #expect(try rows.context.fetch(descriptor) == expected)
        #expect(try rows.context.fetchCount(descriptor) == expected.count)
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 1
        #expect(try rows.context.fetch(descriptor) == Array(expected.dropFirst().prefix(1)))
        #expect(
            try rows.context.fetchIdentifiers(descriptor)
                == expected.dropFirst().prefix(1).map(\.persistentModelID)
        )
    }

    @Test func describingAPredicateWorks() {
        let predicate = #Predicate<Author> { $0.name.localizedStandardContains("x") }
        #expect(!predicate.description.isEmpty)
    }
}
