import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// Imports in the background, with a context of its own.
@ModelActor
actor ImportActor {
    private(set) var importedCount = 0

    /// Inserts the rows of a file into an account.
    @discardableResult
    func importCSV(_ text: String, into accountID: PersistentIdentifier) throws -> Int {
        let rows = try CSV.rows(of: text)
        guard let account = self[accountID, as: Account.self] else {
            throw LedgerError.accountNotFound("\(accountID)")
        }
        let categories = CategoryRepository(context: modelContext)
        let tags = TagRepository(context: modelContext)
        for row in rows {
            let transaction = Transaction(title: row.title, amount: row.amount, date: row.date)
            transaction.status = .cleared
            transaction.category = try row.category.map { try categories.findOrCreate($0) }
            transaction.tags = try tags.tags(named: row.tags)
            account.transactions.append(transaction)
        }
        try modelContext.save()
        importedCount += rows.count
        return rows.count
    }

    /// Either all rows or none.
    func importAll(_ rows: [CSV.Row], into accountName: String) throws {
        do {
            let account = try AccountRepository(context: modelContext).require(named: accountName)
            for row in rows {
                guard row.amount != 0 else { throw LedgerError.invalidAmount }
                modelContext.insert(
                    Transaction(
                        title: row.title,
                        amount: row.amount,
                        date: row.date,
                        account: account
                    )
                )
            }
            try modelContext.save()
        } catch {
            modelContext.rollback()
            throw error
        }
    }
}
