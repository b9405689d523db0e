import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

struct ExportService {
    let context: ModelContext

    func archive() throws -> LedgerArchive {
        let accounts = FetchDescriptor<Account>(sortBy: [SortDescriptor(\.sortIndex)])
        let categories = FetchDescriptor<Category>(sortBy: [SortDescriptor(\.name)])
        return LedgerArchive(
            categories: try context.fetch(categories).map { LedgerArchive.CategoryRecord($0) },
            accounts: try context.fetch(accounts).map { LedgerArchive.AccountRecord($0) }
        )
    }

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        encoder.dateEncodingStrategy = .iso8601
        return try encoder.encode(try archive())
    }

    /// Inserts what an archive holds. What is there already is updated, by its identifier.
    func restore(_ archive: LedgerArchive) throws {
        let categories = try restoreCategories(archive.categories)
        let payees = PayeeRepository(context: context)
        let tags = TagRepository(context: context)
        for record in archive.accounts {
            let account = try account(for: record)
            for item in record.transactions {
                let transaction = try transaction(for: item)
                transaction.status = item.status
                transaction.receipt = item.receipt
                transaction.account = account
                transaction.category = item.category.flatMap { categories[$0] }
                transaction.payee = try item.payee.map { try payees.findOrCreate($0) }
                transaction.tags = try tags.tags(named: item.tags)
            }
        }
        try context.save()
    }

    func restore(json: Data) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        try restore(try decoder.decode(LedgerArchive.self, from: json))
    }

    private func restoreCategories(
        _ records: [LedgerArchive.CategoryRecord]
    ) throws -> [String: Category] {
        let repository = CategoryRepository(context: context)
        var result: [String: Category] = [:]
        for record in records {
            let category = try repository.findOrCreate(record.name)
            category.symbol = record.symbol
            category.isIncome = record.isIncome
            result[record.name] = category
        }
        for record in records {
            result[record.name]?.parent = record.parent.flatMap { result[$0] }
        }
        return result
    }

    private func account(for record: LedgerArchive.AccountRecord) throws -> Account {
        let id = record.id
        let accounts = AccountRepository(context: context)
        let found = try accounts.find(id: id)
        let account = found ?? Account(name: record.name)
        if found == nil {
            account.id = id
            context.insert(account)
        }
        account.name = record.name
        account.kind = record.kind
        account.currencyCode = record.currencyCode
        account.openingBalance = record.openingBalance
        return account
    }

    private func transaction(for record: LedgerArchive.TransactionRecord) throws -> Transaction {
        let transactions = TransactionRepository(context: context)
        if let found = try transactions.find(id: record.id) {
            found.title = record.title
            found.amount = record.amount
            found.date = record.date
            return found
        }
        let transaction = Transaction(
            title: record.title,
            amount: record.amount,
            date: record.date
        )
        transaction.id = record.id
        return transactions.insert(transaction)
    }
}
