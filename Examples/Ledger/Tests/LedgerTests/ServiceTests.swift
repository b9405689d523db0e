import Foundation
import Testing

@testable import Ledger

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

@Suite struct ServiceTests {
    private let ledger: LedgerFixture
    private let checking: Account
    private let savings: Account

    init() throws {
        ledger = try LedgerFixture()
        checking = try ledger.accounts.require(named: "Checking")
        savings = try ledger.accounts.require(named: "Savings")
    }

    // MARK: Transfers

    @Test func transfersHaveTwoHalves() throws {
        let service = TransferService(context: ledger.context)
        let before = try ledger.accounts.netWorth()
        let id = try service.transfer(250, from: checking, to: savings, on: ledger.today)
        #expect(try service.halves(of: id).map(\.amount) == [-250, 250])
        #expect(savings.balance == 5_250)
        #expect(try ledger.accounts.netWorth() == before)
        #expect(try service.broken().isEmpty)
        ledger.context.delete(try service.halves(of: id)[0])
        #expect(try service.broken() == [id])
        try service.cancel(id)
        #expect(savings.balance == 5_000)
    }

    @Test func transfersCheckTheirInput() throws {
        let service = TransferService(context: ledger.context)
        let dollars = try ledger.accounts.create("Dollars", currencyCode: "USD")
        #expect(throws: LedgerError.invalidAmount) {
            try service.transfer(0, from: checking, to: savings)
        }
        #expect(throws: LedgerError.differentCurrencies("EUR", "USD")) {
            try service.transfer(1, from: checking, to: dollars)
        }
    }

    // MARK: Budgets

    @Test func budgetsCountWhatTheirCategoriesSpend() throws {
        let budgets = BudgetRepository(context: ledger.context)
        try budgets.setLimit(800, for: ledger.category("Home"), in: ledger.today)
        try budgets.setLimit(50, for: ledger.category("Food"), in: ledger.today)
        let service = BudgetService(context: ledger.context)
        let statuses = try service.statuses(in: ledger.today)
        #expect(statuses.map(\.categoryName) == ["Food", "Home"])
        #expect(statuses.map(\.spent) == [39, 900])
        #expect(statuses.map(\.level) == [.fine, .overspent])
        #expect(try service.overspent(in: ledger.today).map(\.remaining) == [-100])
        #expect(try budgets.copyPreviousMonth(to: ledger.today.adding(months: 1)) == 2)
        #expect(try budgets.copyPreviousMonth(to: ledger.today.adding(months: 1)) == 0)
    }

    @Test func budgetsAreOneForAMonthAndACategory() throws {
        let budgets = BudgetRepository(context: ledger.context)
        let food = try ledger.category("Food")
        try budgets.setLimit(50, for: food, in: ledger.today)
        try budgets.setLimit(60, for: food, in: ledger.today)
        #expect(try ledger.stored(Budget.self).map(\.limit) == [60])
        #expect(Budget(month: ledger.today, limit: 0, category: food) == nil)
        #expect(throws: LedgerError.invalidAmount) {
            try budgets.setLimit(-1, for: ledger.category("Rent"), in: ledger.today)
        }
        ledger.context.delete(food)
        try ledger.context.save()
        #expect(try ledger.stored(Budget.self).isEmpty)
    }

    @Test func budgetsCarryOver() throws {
        let food = try ledger.category("Food")
        let february = ledger.today.adding(months: -1)
        let budgets = BudgetRepository(context: ledger.context)
        try budgets.setLimit(100, for: food, in: february).carriesOver = true
        try budgets.setLimit(50, for: food, in: ledger.today)
        let status = try BudgetService(context: ledger.context).statuses(in: ledger.today)
        #expect(status.map(\.limit) == [111])
    }

    // MARK: Rules

    @Test func rulesMakeWhatIsDue() throws {
        let rule = RecurringRule(
            title: "Gym",
            amount: -30,
            recurrence: .weekly(every: 2),
            nextDate: Date(year: 2024, month: 2, day: 1),
            endDate: Date(year: 2024, month: 3, day: 1),
            tagNames: ["sport", "daily"],
            account: checking
        )
        ledger.context.insert(rule)
        let service = RecurringService(context: ledger.context)
        #expect(try service.due(on: ledger.today) == [rule])
        #expect(try service.active() == [rule])
        #expect(try service.tagging("sport") == [rule])
        let made = try service.run(on: ledger.today)
        #expect(made.map(\.date.isoDay) == ["2024-02-01", "2024-02-15", "2024-02-29"])
        #expect(made.allSatisfy { $0.tags.count == 2 && $0.account === checking })
        #expect(rule.nextDate.isoDay == "2024-03-14")
        #expect(try service.due(on: ledger.today).isEmpty)
        #expect(try ledger.tags.count() == 3)
    }

    // MARK: Statistics

    @Test func sumsMonths() throws {
        let statistics = StatisticsService(context: ledger.context)
        let totals = try statistics.monthly(since: Date(year: 2024, month: 2, day: 1))
        #expect(totals.map(\.income) == [2_500, 2_500])
        #expect(totals.map(\.expenses) == [-939, -939])
        #expect(totals.first?.balance == 1_561)
        #expect(try statistics.meanExpenses(months: 2, before: ledger.today) == -939)
        #expect(
            try statistics.expenses(in: ledger.today) == [
                CategoryTotal(name: "Home › Rent", amount: 900),
                CategoryTotal(name: "Food", amount: 39),
            ]
        )
        #expect(try statistics.transactionCount(of: checking) == 6)
    }

    @Test func findsDuplicates() throws {
        let statistics = StatisticsService(context: ledger.context)
        #expect(try statistics.duplicates().isEmpty)
        try ledger.transactions.record(
            "rent",
            -900,
            on: Date(year: 2024, month: 3, day: 3),
            in: savings
        )
        #expect(try statistics.duplicates().map(\.count) == [2])
        var sum: Decimal = 0
        try statistics.forEachExpense { sum += $0.amount }
        #expect(sum == -3_717)
    }
}
