import Foundation
import Observation
import Testing

@testable import Ledger

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

@MainActor
@Suite struct ViewModelTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try LedgerStore.preview()
        context = container.mainContext
    }

    @Test func accountsAreListed() throws {
        let model = AccountListModel(context: context)
        #expect(model.accounts.map(\.name) == ["Checking", "Savings", "Wallet"])
        #expect(model.total == 10_723)
        #expect(model.overdrawn == ["Wallet"])
        model.add("Checking")
        #expect(model.errorMessage == "There is already an account named “Checking”.")
        model.add("Card", kind: .credit, openingBalance: -50)
        model.move(from: 3, to: 0)
        #expect(model.accounts.map(\.name) == ["Card", "Checking", "Savings", "Wallet"])
        #expect(model.errorMessage == nil)
        model.archive(model.accounts[1])
        #expect(model.accounts.count == 3)
        model.showsArchived = true
        #expect(model.accounts.count == 4)
        model.delete(at: [0, 1])
        #expect(model.accounts.map(\.name) == ["Savings", "Wallet"])
    }

    @Test func aListPages() throws {
        let model = TransactionListModel(container: container, pageSize: 6)
        #expect(model.transactions.count == 6)
        #expect(model.hasMore)
        model.loadMore()
        model.loadMore()
        #expect(model.transactions.count == 15)
        #expect(!model.hasMore)
        #expect(model.sections.map(\.id.isoDay) == ["2024-03-01", "2024-02-01", "2024-01-01"])
        #expect(model.sections[0].total == 1_561)
        model.filter.text = "rent"
        #expect(model.transactions.map(\.title) == ["Rent", "Rent", "Rent"])
        model.transactions[1].isSelected = true
        model.deleteSelected()
        #expect(model.totalCount == 2)
        model.delete(at: IndexSet(integersIn: 0..<2))
        #expect(model.transactions.isEmpty)
    }

    @Test func aListIsObserved() throws {
        let model = TransactionListModel(container: container)
        let isChanged = Flag()
        withObservationTracking {
            _ = model.transactions
        } onChange: {
            isChanged.set()
        }
        model.order = .amount
        #expect(isChanged.isSet)
        #expect(model.transactions.first?.title == "Rent")
    }

    @Test func theEditorStoresWhatIsSaved() throws {
        let wallet = try AccountRepository(context: context).require(named: "Wallet")
        let editor = TransactionEditorModel(nil, in: wallet, context: context)
        #expect(!editor.canSave)
        #expect(throws: LedgerError.emptyTitle) { try editor.save() }
        editor.title = "Ice"
        editor.amountText = "-2.50"
        editor.categoryName = "Sweets"
        editor.tagText = "summer daily"
        #expect(editor.canSave)
        let ice = try editor.save()
        #expect(ice.amount == -2.5)
        #expect(ice.category?.name == "Sweets")
        #expect(wallet.transactions.contains(ice))

        let second = TransactionEditorModel(ice, in: wallet, context: context)
        #expect(second.tagText == "daily summer")
        second.title = "Ice cream"
        second.tagText = ""
        try second.save()
        #expect(ice.tags.isEmpty)
        #expect(ice.title == "Ice cream")
    }

    @Test func theEditorCanBeCancelled() throws {
        let transactions = TransactionRepository(context: context)
        let wallet = try AccountRepository(context: context).require(named: "Wallet")
        let count = try transactions.count()
        let editor = TransactionEditorModel(nil, in: wallet, context: context)
        editor.title = "Nothing"
        editor.cancel()
        #expect(try transactions.count() == count)
        #expect(wallet.transactions.count == 9)
    }

    @Test func budgetsAreSummarized() throws {
        let model = BudgetOverviewModel(context: context, month: SampleData.today)
        #expect(model.statuses.isEmpty)
        try model.setLimit(40, for: "Food")
        try model.setLimit(1_000, for: "Rent")
        #expect(model.worst?.categoryName == "Food")
        #expect(model.worst?.level == .nearlySpent)
        #expect(model.summary == "939.00 EUR of 1040.00 EUR")
        model.showNextMonth()
        #expect(model.statuses.isEmpty)
    }
}

/// Set from a callback.
private final class Flag: @unchecked Sendable {
    private(set) var isSet = false

    func set() { isSet = true }
}
