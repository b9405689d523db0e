import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Conditions and orders see the decimals that objects have, which are rounded to 15 digits.
struct RoundedDecimalTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
        try Database(file).execute(
            """
            \(Bid.table)
            INSERT INTO bid (price, note) VALUES (0.1 + 0.2, 'a'), (0.3, 'b'), (1.1 * 1.1, 'c'),
                (1.21, 'a'), (3, 'a'), (3.0, 'b'), (-59.97, 'a'), (19.99 * -3, 'b'), (0, 'a'), (NULL, 'a'),
                (1e20, 'a'), (100000000000000000000.0, 'b'), (9007199254740993, 'a'), (1.5e-9, 'a'),
                (2, 'x'), (-7.5, 'x'), (10, 'x'), (9, 'x');
            """
        )
    }

    private func open(_ statements: Statements = Statements()) throws -> ModelContext {
        var configuration = ModelConfiguration(url: file)
        configuration.trace = TraceSettings(includesPlan: true) { statement in
            statements.append(statement.sql)
            statement.plan.forEach(statements.append)
        }
        return try ModelContext(ModelContainer(for: Bid.self, configurations: configuration))
    }

    private func keys(_ bids: [Bid]) -> [Int64] { bids.compactMap(\.rowKey).sorted() }

    @Test func conditions() throws {
        let context = try open()
        let price = Bid.fields.price
        let all = try context.fetch(Bid.self)
        func expect(
            _ condition: Condition<Bid>,
            _ isExpected: (Decimal) -> Bool,
            line: Int = #line
        ) throws {
            let found = try context.fetch(Bid.self, where: condition)
            #expect(keys(found) == keys(all.filter { $0.price.map(isExpected) ?? false }))
        }
        for value in all.compactMap(\.price) {
            try expect(price == value) { $0 == value }
            try expect(price < value) { $0 < value }
            try expect(price <= value) { $0 <= value }
            try expect(price > value) { $0 > value }
            try expect(price >= value) { $0 >= value }
            try expect(price.isIn([value, 3]), { [value, 3].contains($0) })
            try expect(!(price == value) && price != nil) { $0 != value }
        }
        #expect(try context.fetch(Bid.self, where: price == nil).count == 1)
        #expect(try context.fetch(Bid.self, where: price.isIn([nil, 3])).count == 3)
    }

    @Test func predicates() throws {
        let context = try open()
        let all = try context.fetch(Bid.self)
        for value in all.compactMap(\.price) {
            let equal = try context.fetch(
                FetchDescriptor(predicate: #Predicate<Bid> { $0.price == value })
            )
            #expect(keys(equal) == keys(all.filter { $0.price == value }))
        }
    }

    /// Bids with the same price are in the order of their notes.
    @Test func orders() throws {
        let context = try open()
        let sorted = try context.fetch(
            Bid.self,
            where: Bid.fields.price != nil,
            sortBy: [Bid.fields.price.ascending, Bid.fields.note.descending]
        )
        let expected = try context.fetch(Bid.self, where: Bid.fields.price != nil).sorted {
            ($0.price ?? 0, $1.note) < ($1.price ?? 0, $0.note)
        }
        #expect(sorted.map(\.rowKey) == expected.map(\.rowKey))
    }

    @Test func anIndexHelps() throws {
        let statements = Statements()
        let context = try open(statements)
        _ = try context.fetch(Bid.self, where: Bid.fields.price == 3)
        _ = try context.fetch(Bid.self, where: Bid.fields.price > 3)
        #expect(!statements.all.contains { $0.hasPrefix("SCAN") })
        #expect(statements.all.contains { $0.contains("bid_price") })
    }

    /// A text in a column without a type is the number that it stands for.
    @Test func texts() throws {
        try Database(file).execute(
            """
            DROP TABLE bid;
            CREATE TABLE bid (id INTEGER PRIMARY KEY, price, note TEXT NOT NULL);
            INSERT INTO bid (price, note) VALUES ('3.50', 'a'), (3.5, 'b'), ('10', 'c'), (2, 'd');
            """
        )
        let context = try open()
        let price = Bid.fields.price
        #expect(keys(try context.fetch(Bid.self, where: price == Decimal(3.5))) == [1, 2])
        #expect(keys(try context.fetch(Bid.self, where: price > 2)) == [1, 2, 3])
        #expect(keys(try context.fetch(Bid.self, where: price < 4)) == [1, 2, 4])
        let sorted = try context.fetch(Bid.self, sortBy: [price.ascending])
        #expect(sorted.map(\.rowKey) == [4, 1, 2, 3])
    }
}
