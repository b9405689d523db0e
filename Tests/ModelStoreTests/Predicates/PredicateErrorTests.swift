import Foundation
import ModelTypes
import Testing

@testable import ModelStore

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

    /// In the database, in memory, and for values that don't depend on a row.
    @Test func decimalArithmetic() throws {
        let (zero, greatest) = (Decimal(0), Decimal.greatestFiniteMagnitude)
        let small = try #require(Decimal(string: "1e-70"))
        let least = try #require(Decimal(string: "1e-128"))
        let huge = try #require(Decimal(string: "1e127"))
        try expectError(#Predicate { small * small > $0.fee }, "arithmetic underflow")
        try expectError(#Predicate { ($0.fee + 1) * least * least > 1 }, "arithmetic underflow")
        try expectError(#Predicate { ($0.fee + huge) * huge > 1 }, "arithmetic overflow")
        try expectError(#Predicate { $0.fee * zero + greatest + greatest > 1 }, "overflow")
        try expectError(#Predicate { $0.fee * zero - greatest - greatest < 1 }, "overflow")
    }

    @Test func noComparisonWithNaNHolds() throws {
        let (rows, nan) = (try LibraryRows(), Decimal.nan)
        for isSaved in [false, true] {
            if isSaved { try rows.context.save() }
            for predicate in [
                #Predicate<Author> { $0.fee + nan > 1 }, #Predicate<Author> { $0.fee * nan < 1 },
            ] {
                #expect(try rows.context.fetch(FetchDescriptor(predicate: predicate)).isEmpty)
            }
        }
    }

    /// Operations with each pair of extreme values end, with a number or an error.
    @Test func extremeDecimals() throws {
        let texts = ["0", "1", "-3", "1e-128", "-1e-127", "1e-65", "1e-64", "1e127", "-9e127"]
        let digits = try #require(Decimal(string: "340282366920938463463374607431768211455"))
        let long = [-128, -70, -65, -38, 0, 64, 127].map {
            Decimal(sign: .plus, exponent: $0, significand: digits)
        }
        let values = texts.compactMap { Decimal(string: $0) } + long + long.map { -$0 }
        for operation in [Calculation.Operator.add, .subtract, .multiply, .divide] {
            let calculation = Calculation(operation: operation, kind: .decimal)
            for left in values {
                for right in values {
                    let result = try? calculation.result(.decimal(left), .decimal(right))
                    if case .decimal(let number)? = result { #expect(!number.isNaN) }
                }
            }
        }
        // Its exponents are too low together, but the product's isn't.
        let product = try Calculation(operation: .multiply, kind: .decimal)
            .result(.decimal(-long[2]), .decimal(long[1]))
        guard case .decimal(let number) = product else {
            Issue.record("\(product)")
            return
        }
        #expect(number < 0 && number.exponent == -96)
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
