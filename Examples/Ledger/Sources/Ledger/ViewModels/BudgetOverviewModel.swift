import Foundation
import Observation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// The budgets of a month.
@MainActor
@Observable
final class BudgetOverviewModel {
    private let context: ModelContext
    private(set) var statuses: [BudgetStatus] = []
    var month: Date { didSet { reload() } }

    init(context: ModelContext, month: Date) {
        self.context = context
        self.month = month.startOfMonth
        reload()
    }

    var worst: BudgetStatus? {
        statuses.max { $0.fraction < $1.fraction }
    }

    var summary: String {
        let (spent, limit) = (
            statuses.map(\.spent).reduce(0, +), statuses.map(\.limit).reduce(0, +)
        )
        return "\(spent.ledgerText("EUR")) of \(limit.ledgerText("EUR"))"
    }

    func showNextMonth() {
        month = month.adding(months: 1)
    }

    func setLimit(_ limit: Decimal, for categoryName: String) throws {
        let category = try CategoryRepository(context: context).findOrCreate(categoryName)
        try BudgetRepository(context: context).setLimit(limit, for: category, in: month)
        reload()
    }

    func reload() {
        statuses = (try? BudgetService(context: context).statuses(in: month)) ?? []
    }
}
