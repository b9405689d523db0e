import Foundation
import Observation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// A page of transactions, with a search field.
@MainActor
@Observable
final class TransactionListModel {
    struct Section: Identifiable {
        var id: Date
        var transactions: [Transaction]

        var total: Decimal { transactions.map(\.amount).reduce(0, +) }
    }

    private let context: ModelContext
    private let pageSize: Int
    private(set) var transactions: [Transaction] = []
    private(set) var totalCount = 0
    var filter = TransactionFilter.everything { didSet { reload() } }
    var order = TransactionOrder.newestFirst { didSet { reload() } }

    private var repository: TransactionRepository { TransactionRepository(context: context) }

    init(container: ModelContainer, pageSize: Int = 20) {
        context = container.mainContext
        self.pageSize = pageSize
        reload()
    }

    var hasMore: Bool { transactions.count < totalCount }

    /// The transactions by month, the latest first.
    var sections: [Section] {
        let groups = Dictionary(grouping: transactions, by: \.month)
        return groups.keys.sorted(by: >).map {
            Section(id: $0, transactions: groups[$0, default: []])
        }
    }

    var selected: [Transaction] { transactions.filter(\.isSelected) }

    func reload() {
        transactions = (try? repository.search(filter, order: order, limit: pageSize)) ?? []
        totalCount = (try? repository.count(filter)) ?? 0
    }

    func loadMore() {
        guard hasMore else { return }
        let next = try? repository.search(
            filter,
            order: order,
            limit: pageSize,
            offset: transactions.count
        )
        transactions += next ?? []
    }

    func delete(at offsets: IndexSet) {
        for offset in offsets { context.delete(transactions[offset]) }
        try? context.save()
        reload()
    }

    func deleteSelected() {
        for transaction in selected { context.delete(transaction) }
        try? context.save()
        reload()
    }
}
