import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

struct BudgetRepository: Repository {
    typealias Model = Budget

    let context: ModelContext

    /// Sets the limit of a category for a month.
    @discardableResult
    func setLimit(_ limit: Decimal, for category: Category, in month: Date) throws -> Budget {
        if let budget = try budget(for: category, in: month) {
            budget.limit = limit
            try context.save()
            return budget
        }
        guard let budget = Budget(month: month, limit: limit, category: category) else {
            throw LedgerError.invalidAmount
        }
        context.insert(budget)
        try context.save()
        return budget
    }

    func budget(for category: Category, in month: Date) throws -> Budget? {
        let start = month.startOfMonth
        let name = category.name
        return try first(where: #Predicate { $0.month == start && $0.categoryName == name })
    }

    func budgets(in month: Date) throws -> [Budget] {
        let start = month.startOfMonth
        return try context.fetch(
            FetchDescriptor<Budget>(
                predicate: #Predicate { $0.month == start },
                sortBy: [SortDescriptor(\.categoryName)]
            )
        )
    }

    /// The latest budget before a month, if it carries over.
    func carriedOver(for category: Category, before month: Date) throws -> Budget? {
        let (start, name) = (month.startOfMonth, category.name)
        return try first(
            where: #Predicate {
                $0.carriesOver && $0.month < start && $0.category?.name == name
            },
            sortBy: [SortDescriptor(\.month, order: .reverse)]
        )
    }

    /// Copies last month's budgets to a month that has none.
    @discardableResult
    func copyPreviousMonth(to month: Date) throws -> Int {
        guard try budgets(in: month).isEmpty else { return 0 }
        let previous = try budgets(in: month.adding(months: -1))
        for budget in previous {
            guard let category = budget.category,
                let copy = Budget(
                    month: month,
                    limit: budget.limit,
                    carriesOver: budget.carriesOver,
                    category: category
                )
            else { continue }
            context.insert(copy)
        }
        try context.save()
        return previous.count
    }
}
