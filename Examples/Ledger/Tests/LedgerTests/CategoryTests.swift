import Foundation
import Testing

@testable import Ledger

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

@Suite struct CategoryTests {
    private let ledger: LedgerFixture

    init() throws {
        ledger = try LedgerFixture()
    }

    @Test func formATree() throws {
        let garden = try ledger.category("Garden")
        let seeds = Category(name: "Seeds", parent: garden)
        ledger.context.insert(seeds)
        #expect(seeds.path == "Home › Garden › Seeds")
        #expect(seeds.depth == 2)
        #expect(try ledger.categories.roots().map(\.name) == ["Home", "Food", "Income"])
        #expect(
            try ledger.category("Home").family.map(\.name) == ["Home", "Rent", "Garden", "Seeds"]
        )
    }

    @Test func areNotInsideOfThemselves() throws {
        let (home, garden) = (try ledger.category("Home"), try ledger.category("Garden"))
        #expect(throws: LedgerError.categoryCycle("Home")) {
            try ledger.categories.move(home, into: garden)
        }
        try ledger.categories.move(garden, into: nil)
        #expect(home.children?.map(\.name) == ["Rent"])
    }

    @Test func mergingMovesEverything() throws {
        let (rent, home) = (try ledger.category("Rent"), try ledger.category("Home"))
        try ledger.categories.merge(rent, into: home)
        #expect(home.transactions?.count == 3)
        #expect(home.total == -2_700)
        #expect(try ledger.categories.find(named: "Rent") == nil)
        #expect(home.children?.map(\.name) == ["Garden"])
    }

    @Test func deletingAParentKeepsTheChildren() throws {
        let home = try ledger.category("Home")
        ledger.context.delete(home)
        try ledger.context.save()
        #expect(try ledger.category("Rent").parent == nil)
        #expect(try ledger.categories.roots().count == 4)
    }

    @Test func findsWhatIsUsed() throws {
        #expect(try ledger.categories.unused().map(\.name) == ["Garden"])
        #expect(try ledger.categories.withExpenses(above: 500).map(\.name) == ["Rent"])
    }

    /// Names are unique: the later category replaces the values of the earlier one.
    @Test func aSecondCategoryWithANameReplacesTheFirst() throws {
        ledger.context.insert(Category(name: "Food", symbol: "cart", sortIndex: 9))
        try ledger.context.save()
        let found = try ledger.stored(Category.self).filter { $0.name == "Food" }
        #expect(found.map(\.symbol) == ["cart"])
    }
}
