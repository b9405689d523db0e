import Foundation
import Observation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// Edits a transaction. Nothing is stored before `save()`.
@MainActor
@Observable
final class TransactionEditorModel {
    private let context: ModelContext
    private let transaction: Transaction
    let isNew: Bool

    var title: String
    var amountText: String
    var date: Date
    var categoryName: String
    var tagText: String

    init(_ transaction: Transaction?, in account: Account, context: ModelContext) {
        self.context = context
        isNew = transaction == nil
        let transaction = transaction ?? Transaction(title: "", amount: 0)
        self.transaction = transaction
        title = transaction.title
        amountText = isNew ? "" : "\(transaction.amount)"
        date = transaction.date
        categoryName = transaction.category?.name ?? ""
        tagText = transaction.tags.map(\.name).sorted().joined(separator: " ")
        if isNew { transaction.account = account }
    }

    var canSave: Bool {
        !title.isEmpty && (Decimal(string: amountText) ?? 0) != 0
    }

    @discardableResult
    func save() throws -> Transaction {
        guard !title.isEmpty else { throw LedgerError.emptyTitle }
        guard let amount = Decimal(string: amountText), amount != 0 else {
            throw LedgerError.invalidAmount
        }
        transaction.title = title
        transaction.amount = amount
        transaction.date = date
        let categories = CategoryRepository(context: context)
        transaction.category =
            categoryName.isEmpty ? nil : try categories.findOrCreate(categoryName)
        let names = tagText.split(separator: " ").map(String.init)
        transaction.tags = try TagRepository(context: context).tags(named: names)
        context.insert(transaction)
        try context.save()
        return transaction
    }

    func cancel() {
        if isNew { context.delete(transaction) }
        context.rollback()
    }
}
