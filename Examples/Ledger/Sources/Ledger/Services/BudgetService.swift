import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// What was spent of a budget.
struct BudgetStatus: Identifiable, Equatable {
    enum Level: Comparable {
        case fine
        case nearlySpent
        case overspent
    }

    var id: PersistentIdentifier
    var categoryName: String
    var limit: Decimal
    var spent: Decimal

    var remaining: Decimal { limit - spent }

    var fraction: Double { limit > 0 ? (spent / limit).asDouble : 0 }

    var level: Level {
        switch fraction {
        case ..<0.8: .fine
        case ...1: .nearlySpent
        default: .overspent
        }
    }
}

struct BudgetService {
    let context: ModelContext

    func statuses(in month: Date) throws -> [BudgetStatus] {
        try BudgetRepository(context: context).budgets(in: month).map { budget in
            BudgetStatus(
                id: budget.persistentModelID,
                categoryName: budget.categoryName,
                limit: try limit(of: budget),
                spent: try spent(of: budget)
            )
        }
    }

    func overspent(in month: Date) throws -> [BudgetStatus] {
        try statuses(in: month).filter { $0.level == .overspent }
    }

    private func spent(of budget: Budget) throws -> Decimal {
        guard let category = budget.category else { return 0 }
        let names = Set(category.family.map(\.name))
        let dates = budget.interval.start..<budget.interval.end
        let transactions = try context.fetch(
            FetchDescriptor<Transaction>(
                predicate: #Predicate { transaction in
                    dates.contains(transaction.date) && transaction.amount < 0
                }
            )
        )
        return transactions.filter { names.contains($0.category?.name ?? "") }
            .reduce(0) { $0 - $1.amount }
    }

    /// The limit, and what was left of the month before if that carries over.
    private func limit(of budget: Budget) throws -> Decimal {
        guard let category = budget.category,
            let previous = try BudgetRepository(context: context).carriedOver(
                for: category,
                before: budget.month
            )
        else { return budget.limit }
        return budget.limit + max(0, previous.limit - (try spent(of: previous)))
    }
}
