import Foundation
import Testing

@testable import Ledger

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

@Suite struct AccountTests {
    private let ledger: LedgerFixture

    init() throws {
        ledger = try LedgerFixture()
    }

    @Test func namesAreTrimmedAndNotTakenTwice() throws {
        let account = try ledger.accounts.create("  Holidays ", kind: .savings)
        #expect(account.name == "Holidays")
        #expect(account.sortIndex == 3)
        #expect(throws: LedgerError.duplicateAccount("Holidays")) {
            try ledger.accounts.create("Holidays")
        }
        #expect(try ledger.accounts.require(named: "Holidays") === account)
        #expect(throws: LedgerError.accountNotFound("Nowhere")) {
            try ledger.accounts.require(named: "Nowhere")
        }
    }

    @Test func balancesAddTransactionsUp() throws {
        let checking = try ledger.accounts.require(named: "Checking")
        #expect(checking.balance == 5_800)
        #expect(checking.balance(on: Date(year: 2024, month: 1, day: 2)) == 3_500)
        let wallet = try ledger.accounts.require(named: "Wallet")
        #expect(wallet.balance == -77)
        #expect(wallet.isOverdrawn)
        #expect(wallet.latestTransaction?.date == Date(year: 2024, month: 3, day: 14))
        #expect(try ledger.accounts.netWorth() == 10_723)
        #expect(try ledger.accounts.netWorth(in: "USD") == 0)
    }

    @Test func findsAccountsByWhatTheyHave() throws {
        let food = try ledger.category("Food")
        #expect(try ledger.accounts.spending(on: food).map(\.name) == ["Wallet"])
        #expect(try ledger.accounts.unused().map(\.name) == ["Savings"])
        #expect(try ledger.accounts.ofKind(.cash).map(\.name) == ["Wallet"])
        #expect(try ledger.accounts.active(of: [.cash, .savings]).count == 2)
        let savings = try ledger.accounts.require(named: "Savings")
        savings.note = "For the Café"
        #expect(try ledger.accounts.withNote(containing: "cafe") == [savings])
        #expect(try ledger.accounts.find(id: savings.id) === savings)
        #expect(try ledger.accounts.find(id: UUID()) == nil)
    }

    @Test func archivingPausesRules() throws {
        let checking = try ledger.accounts.require(named: "Checking")
        let rule = RecurringRule(
            title: "Phone",
            amount: -20,
            recurrence: .monthly(day: 5),
            nextDate: ledger.today,
            account: checking
        )
        ledger.context.insert(rule)
        try ledger.accounts.archive(checking)
        #expect(rule.isPaused)
        #expect(try ledger.accounts.active().map(\.name) == ["Savings", "Wallet"])
        #expect(try ledger.accounts.all().count == 3)
    }

    @Test func reorderingSavesOnlyWhatChanges() throws {
        var sorted = try ledger.accounts.active()
        try ledger.accounts.reorder(sorted)
        #expect(!ledger.context.hasChanges)
        sorted.swapAt(0, 2)
        try ledger.accounts.reorder(sorted)
        #expect(try ledger.accounts.active().map(\.name) == ["Wallet", "Savings", "Checking"])
    }

    @Test func deletingAnAccountDeletesItsTransactions() throws {
        let wallet = try ledger.accounts.require(named: "Wallet")
        let count = try ledger.transactions.count()
        ledger.accounts.delete(wallet)
        try ledger.context.save()
        #expect(try ledger.transactions.count() == count - 9)
        #expect(try ledger.category("Food").transactions?.isEmpty == true)
        #expect(try ledger.stored(Account.self).count == 2)
    }
}
