import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

struct MonthlyTotal: Identifiable, Codable, Equatable {
    var month: Date
    var income: Decimal
    var expenses: Decimal

    var id: Date { month }
    var balance: Decimal { income + expenses }
}

struct CategoryTotal: Equatable {
    var name: String
    var amount: Decimal
}

struct StatisticsService {
    let context: ModelContext

    func monthly(since date: Date) throws -> [MonthlyTotal] {
        let transactions = try context.fetch(
            FetchDescriptor<Transaction>(
                predicate: #Predicate { $0.date >= date && $0.transferID == nil },
                sortBy: [SortDescriptor(\.date)]
            )
        )
        let months = Dictionary(grouping: transactions, by: \.month)
        return months.keys.sorted().map { month in
            let amounts = months[month, default: []].map(\.amount)
            return MonthlyTotal(
                month: month,
                income: amounts.filter { $0 > 0 }.reduce(0, +),
                expenses: amounts.filter { $0 < 0 }.reduce(0, +)
            )
        }
    }

    /// The expenses of a month by category, the largest first.
    func expenses(in month: Date) throws -> [CategoryTotal] {
        var filter = TransactionFilter.month(of: month)
        filter.kind = .expenses
        let found = try TransactionRepository(context: context).search(filter)
            .filter { !$0.isTransfer }
        let groups = Dictionary(grouping: found) { $0.category?.path ?? "Other" }
        let totals = groups.map { name, transactions in
            CategoryTotal(name: name, amount: -transactions.map(\.amount).reduce(0, +))
        }
        return totals.sorted { ($0.amount, $1.name) > ($1.amount, $0.name) }
    }

    /// The mean of the expenses of some months.
    func meanExpenses(months count: Int, before date: Date) throws -> Decimal {
        let start = date.startOfMonth.adding(months: -count)
        let totals = try monthly(since: start).filter { $0.month < date.startOfMonth }
        guard !totals.isEmpty else { return 0 }
        return (totals.map(\.expenses).reduce(0, +) / Decimal(totals.count)).inCents
    }

    /// The number of transactions, without loading them.
    func transactionCount(of account: Account) throws -> Int {
        let id = account.id
        return try context.fetchCount(
            FetchDescriptor<Transaction>(predicate: #Predicate { $0.account?.id == id })
        )
    }

    /// Transactions that look as if they had been entered twice.
    func duplicates() throws -> [[Transaction]] {
        struct Key: Hashable {
            var day: String
            var amount: Decimal
            var title: String
        }
        let all = try context.fetch(FetchDescriptor<Transaction>(sortBy: [SortDescriptor(\.date)]))
        let groups = Dictionary(grouping: all) {
            Key(day: $0.date.isoDay, amount: $0.amount, title: $0.title.lowercased())
        }
        return groups.values.filter { $0.count > 1 }.sorted { $0[0].date < $1[0].date }
    }

    /// Calls a function with each expense, a hundred at a time in memory.
    func forEachExpense(_ body: (Transaction) throws -> Void) throws {
        let descriptor = FetchDescriptor<Transaction>(
            predicate: #Predicate { $0.amount < 0 },
            sortBy: [SortDescriptor(\.date)]
        )
        try context.enumerate(descriptor, batchSize: 100) { try body($0) }
    }
}
