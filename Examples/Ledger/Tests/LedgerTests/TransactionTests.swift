import Foundation
import Testing

@testable import Ledger

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

@Suite struct TransactionTests {
    private let ledger: LedgerFixture
    private let checking: Account
    private let wallet: Account

    init() throws {
        ledger = try LedgerFixture()
        checking = try ledger.accounts.require(named: "Checking")
        wallet = try ledger.accounts.require(named: "Wallet")
    }

    @Test func recordingChecksItsInput() throws {
        #expect(throws: LedgerError.emptyTitle) {
            try ledger.transactions.record("", 1, in: checking)
        }
        #expect(throws: LedgerError.invalidAmount) {
            try ledger.transactions.record("Nothing", 0, in: checking)
        }
        #expect(!ledger.context.hasChanges)
    }

    @Test func recordingReusesTagsAndTakesThePayeesCategory() throws {
        let bakery = try PayeeRepository(context: ledger.context).findOrCreate("Bakery")
        let cake = try ledger.transactions.record(
            "Cake",
            -12.5,
            on: ledger.today,
            in: wallet,
            payee: bakery,
            tags: ["Daily", "party"]
        )
        #expect(cake.category?.name == "Food")
        #expect(Set(cake.tags.map(\.name)) == ["daily", "party"])
        #expect(cake.hasTag(named: "PARTY"))
        #expect(try ledger.tags.count() == 3)
        #expect(wallet.transactions.contains(cake))
        #expect(bakery.transactions.count == 10)
    }

    @Test func searchesTextsDatesAndKinds() throws {
        var filter = TransactionFilter.month(of: ledger.today)
        #expect(try ledger.transactions.count(filter) == 5)
        filter.text = "CAFE"
        #expect(
            try ledger.transactions.search(filter).map(\.amount) == [-19.5, -13.5, -6]
        )
        filter.text = "landlord"
        #expect(try ledger.transactions.search(filter).map(\.title) == ["Rent"])
        filter.text = ""
        filter.kind = .income
        #expect(try ledger.transactions.search(filter).map(\.title) == ["Salary"])
        filter = .everything
        filter.status = .reconciled
        #expect(try ledger.transactions.count(filter) == 3)
        filter.accountID = wallet.id
        #expect(try ledger.transactions.count(filter) == 0)
    }

    @Test(arguments: [
        (TransactionOrder.newestFirst, "Bread and café"),
        (.oldestFirst, "Salary"),
        (.amount, "Rent"),
        (.title, "Bread and café"),
        (.account, "Salary"),
    ])
    func sorts(_ order: TransactionOrder, _ first: String) throws {
        let found = try ledger.transactions.search(.everything, order: order)
        #expect(found.first?.title == first)
        #expect(found.count == 15)
    }

    @Test func pages() throws {
        let all = try ledger.transactions.search(.everything)
        let page = try ledger.transactions.search(.everything, limit: 4, offset: 4)
        #expect(page == Array(all[4..<8]))
        #expect(try ledger.transactions.of(checking, limit: 2).map(\.title) == ["Rent", "Salary"])
    }

    @Test func findsByTags() throws {
        #expect(try ledger.transactions.tagged("Daily").count == 9)
        #expect(try ledger.transactions.tagged("HOME").map(\.amount) == [-900, -900, -900])
        let both = try ledger.transactions.record(
            "Oven",
            -300,
            in: checking,
            tags: ["daily", "home"]
        )
        #expect(try ledger.transactions.tagged(all: ["home", "daily"]) == [both])
    }

    @Test func findsByCategories() throws {
        #expect(try ledger.transactions.uncategorized().isEmpty)
        let home = try ledger.category("Home")
        #expect(try ledger.transactions.inside(home).map(\.title) == ["Rent", "Rent", "Rent"])
        try ledger.transactions.recategorize(ledger.transactions.inside(home), as: nil)
        #expect(try ledger.transactions.uncategorized().count == 3)
        #expect(try ledger.category("Rent").transactions?.isEmpty == true)
    }

    @Test func findsByRanges() throws {
        #expect(try ledger.transactions.amounts(in: -20...(-13)).count == 6)
        let march = Date(year: 2024, month: 3, day: 1)...Date(year: 2024, month: 3, day: 3)
        #expect(try ledger.transactions.dates(in: march).count == 2)
    }

    @Test func splitsBelongToTheirTransaction() throws {
        let (food, garden) = (try ledger.category("Food"), try ledger.category("Garden"))
        let shop = try ledger.transactions.record("Shop", -50, in: checking)
        try ledger.transactions.split(shop, into: [(-30, food), (-15, garden)])
        #expect(shop.unassignedAmount == -5)
        #expect(try ledger.transactions.splits(for: garden) == [shop])
        try ledger.transactions.split(shop, into: [(-50, food)])
        #expect(try ledger.transactions.splits(for: garden).isEmpty)
        #expect(try ledger.stored(Split.self).count == 1)
        #expect(throws: LedgerError.splitsExceedAmount) {
            try ledger.transactions.split(shop, into: [(-60, food)])
        }
        ledger.context.delete(shop)
        try ledger.context.save()
        #expect(try ledger.stored(Split.self).isEmpty)
        #expect(food.splits?.count == 0)
    }

    @Test func reconcilesWhatIsOlder() throws {
        let date = Date(year: 2024, month: 2, day: 1)
        #expect(try ledger.transactions.unfinished(before: date).count == 4)
        #expect(try ledger.transactions.reconcile(before: date) == 4)
        #expect(try ledger.transactions.unfinished(before: date).isEmpty)
    }

    @Test func movesBetweenAccounts() throws {
        let breads = try ledger.transactions.tagged("daily")
        try ledger.transactions.move(breads, to: checking)
        #expect(wallet.transactions.isEmpty)
        #expect(checking.transactions.count == 15)
        #expect(breads.allSatisfy { $0.account === checking })
        checking.transactions.removeAll { $0.amount < -10 && $0.amount > -100 }
        try ledger.context.save()
        #expect(checking.transactions.count == 9)
        let orphans = try ledger.transactions.all(where: #Predicate { $0.account == nil })
        #expect(orphans.count == 6)
    }

    @Test func deletesManyAtOnce() throws {
        try ledger.transactions.deleteAll(before: Date(year: 2024, month: 3, day: 1))
        #expect(try ledger.transactions.count() == 5)
        #expect(wallet.transactions.count == 3)
        #expect(try ledger.stored(Ledger.Transaction.self).count == 5)
    }

    @Test func keepsReceiptsAndPhotos() throws {
        let shop = try ledger.transactions.record("Shop", -9, in: wallet)
        let lines = [Receipt.Line(text: "Tea", price: 4.5, quantity: 2)]
        shop.receipt = Receipt(merchant: "Tea House", number: "17", lines: lines)
        shop.photo = Data(repeating: 7, count: 100_000)
        try ledger.context.save()
        let id = shop.id
        let other = TransactionRepository(context: ModelContext(ledger.container))
        let read = try #require(try other.find(id: id))
        #expect(read.receipt?.total == 9)
        #expect(read.receipt?.lines == lines)
        #expect(read.photo?.count == 100_000)
        #expect(read.persistentModelID == shop.persistentModelID)
    }
}
