import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// The ledger as a file that can be shared.
struct LedgerArchive: Codable, Equatable {
    struct AccountRecord: Codable, Equatable {
        var id: UUID
        var name: String
        var kind: AccountKind
        var currencyCode: String
        var openingBalance: Decimal
        var transactions: [TransactionRecord]
    }

    struct TransactionRecord: Codable, Equatable {
        var id: UUID
        var title: String
        var amount: Decimal
        var date: Date
        var status: TransactionStatus
        var category: String?
        var payee: String?
        var tags: [String]
        var receipt: Receipt?
    }

    struct CategoryRecord: Codable, Equatable {
        var name: String
        var symbol: String
        var isIncome: Bool
        var parent: String?
    }

    var version = 2
    var categories: [CategoryRecord]
    var accounts: [AccountRecord]
}

extension LedgerArchive.AccountRecord {
    init(_ account: Account) {
        id = account.id
        name = account.name
        kind = account.kind
        currencyCode = account.currencyCode
        openingBalance = account.openingBalance
        transactions = account.transactions.sorted { ($0.date, $0.title) < ($1.date, $1.title) }
            .map { LedgerArchive.TransactionRecord($0) }
    }
}

extension LedgerArchive.TransactionRecord {
    init(_ transaction: Transaction) {
        id = transaction.id
        title = transaction.title
        amount = transaction.amount
        date = transaction.date
        status = transaction.status
        category = transaction.category?.name
        payee = transaction.payee?.name
        tags = transaction.tags.map(\.name).sorted()
        receipt = transaction.receipt
    }
}

extension LedgerArchive.CategoryRecord {
    init(_ category: Category) {
        name = category.name
        symbol = category.symbol
        isIncome = category.isIncome
        parent = category.parent?.name
    }
}
