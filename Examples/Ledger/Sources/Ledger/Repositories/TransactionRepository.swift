import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// What a list of transactions shows.
struct TransactionFilter: Equatable {
    enum Kind: String, CaseIterable {
        case all
        case expenses
        case income

        var amounts: Range<Decimal> {
            let most: Decimal = 1_000_000_000_000
            return switch self {
            case .all: -most..<most
            case .expenses: -most..<0
            case .income: 0..<most
            }
        }
    }

    /// Searches titles and payees between the dates; the kind and the status don't apply then.
    var text = ""
    var from: Date?
    var to: Date?
    var kind = Kind.all
    /// Shows an account whatever the text is.
    var accountID: UUID?
    var status: TransactionStatus?

    static let everything = TransactionFilter()

    var isActive: Bool { self != .everything }

    static func month(of date: Date) -> TransactionFilter {
        var filter = TransactionFilter()
        filter.from = date.startOfMonth
        filter.to = date.startOfMonth.adding(months: 1)
        return filter
    }
}

enum TransactionOrder: String, CaseIterable, Codable {
    case newestFirst
    case oldestFirst
    case amount
    case title
    case account

    var descriptors: [SortDescriptor<Transaction>] {
        switch self {
        case .newestFirst: [SortDescriptor(\.date, order: .reverse), SortDescriptor(\.title)]
        case .oldestFirst: [SortDescriptor(\.date), SortDescriptor(\.title)]
        case .amount: [SortDescriptor(\.amount), SortDescriptor(\.date)]
        case .title: [SortDescriptor(\.title, comparator: .localizedStandard)]
        case .account: [SortDescriptor(\.account?.name), SortDescriptor(\.date)]
        }
    }
}

struct TransactionRepository: Repository {
    typealias Model = Transaction

    let context: ModelContext

    // MARK: Recording

    @discardableResult
    func record(
        _ title: String,
        _ amount: Decimal,
        on date: Date = .now,
        in account: Account,
        category: Category? = nil,
        payee: Payee? = nil,
        tags names: [String] = []
    ) throws -> Transaction {
        guard !title.isEmpty else { throw LedgerError.emptyTitle }
        guard amount != 0 else { throw LedgerError.invalidAmount }
        let transaction = Transaction(
            title: title,
            amount: amount,
            date: date,
            account: account,
            category: category ?? payee?.defaultCategory,
            payee: payee,
            tags: try TagRepository(context: context).tags(named: names)
        )
        context.insert(transaction)
        try context.save()
        return transaction
    }

    /// Replaces the splits of a transaction.
    func split(_ transaction: Transaction, into parts: [(Decimal, Category?)]) throws {
        let sum = parts.reduce(0) { $0 + abs($1.0) }
        guard sum <= abs(transaction.amount) else { throw LedgerError.splitsExceedAmount }
        for split in transaction.splits ?? [] { context.delete(split) }
        transaction.splits = parts.map { Split(amount: $0.0, category: $0.1) }
        try context.save()
    }

    // MARK: Finding

    func find(id: UUID) throws -> Transaction? {
        try first(where: #Predicate { $0.id == id })
    }

    func search(
        _ filter: TransactionFilter,
        order: TransactionOrder = .newestFirst,
        limit: Int? = nil,
        offset: Int? = nil
    ) throws -> [Transaction] {
        var descriptor = FetchDescriptor(
            predicate: Self.predicate(for: filter),
            sortBy: order.descriptors
        )
        descriptor.fetchLimit = limit
        descriptor.fetchOffset = offset
        descriptor.relationshipKeyPathsForPrefetching = [\.category, \.payee]
        return try context.fetch(descriptor)
    }

    func count(_ filter: TransactionFilter) throws -> Int {
        try context.fetchCount(FetchDescriptor(predicate: Self.predicate(for: filter)))
    }

    static func predicate(for filter: TransactionFilter) -> Predicate<Transaction> {
        let text = filter.text.trimmingCharacters(in: .whitespaces)
        let from = filter.from ?? .distantPast
        let to = filter.to ?? .distantFuture
        let dates = from..<to
        let amounts = filter.kind.amounts
        let statuses = filter.status.map { [$0] } ?? TransactionStatus.allCases

        // Predicates with everything at once take the compiler too long.
        if let accountID = filter.accountID {
            return #Predicate<Transaction> { transaction in
                dates.contains(transaction.date) && amounts.contains(transaction.amount)
                    && statuses.contains(transaction.status)
                    && transaction.account?.id == accountID
            }
        }
        if text.isEmpty {
            return #Predicate<Transaction> { transaction in
                dates.contains(transaction.date) && amounts.contains(transaction.amount)
                    && statuses.contains(transaction.status)
            }
        }
        return #Predicate<Transaction> { transaction in
            (transaction.title.localizedStandardContains(text)
                || transaction.payee?.name.localizedStandardContains(text) == true)
                && dates.contains(transaction.date)
        }
    }

    func of(_ account: Account, limit: Int? = nil) throws -> [Transaction] {
        let id = account.persistentModelID
        var descriptor = FetchDescriptor<Transaction>(
            predicate: #Predicate { $0.account?.persistentModelID == id },
            sortBy: [SortDescriptor(\.date, order: .reverse)]
        )
        descriptor.fetchLimit = limit
        return try context.fetch(descriptor)
    }

    func tagged(_ name: String) throws -> [Transaction] {
        let key = name.lowercased()
        return try context.fetch(
            FetchDescriptor<Transaction>(
                predicate: #Predicate { transaction in
                    transaction.tags.contains { $0.name == key }
                },
                sortBy: [SortDescriptor(\.title), SortDescriptor(\.date)]
            )
        )
    }

    /// Transactions with all of the tags.
    func tagged(all names: [String]) throws -> [Transaction] {
        let keys = names.map { $0.lowercased() }
        let wanted = keys.count
        return try all(
            where: #Predicate { transaction in
                transaction.tags.filter { keys.contains($0.name) }.count == wanted
            }
        )
    }

    func uncategorized() throws -> [Transaction] {
        try context.fetch(
            FetchDescriptor<Transaction>(
                predicate: #Predicate { $0.category == nil && $0.transferID == nil },
                sortBy: [SortDescriptor(\.date)]
            )
        )
    }

    /// Transactions of a category or of one that it's the parent of.
    func inside(_ category: Category) throws -> [Transaction] {
        let name = category.name
        return try context.fetch(
            FetchDescriptor<Transaction>(
                predicate: #Predicate {
                    $0.category?.name == name || $0.category?.parent?.name == name
                },
                sortBy: [SortDescriptor(\.date), SortDescriptor(\.title)]
            )
        )
    }

    func amounts(in range: ClosedRange<Decimal>) throws -> [Transaction] {
        let (low, high) = (range.lowerBound, range.upperBound)
        return try all(where: #Predicate { $0.amount >= low && $0.amount <= high })
    }

    func dates(in range: ClosedRange<Date>) throws -> [Transaction] {
        try all(where: #Predicate { range.contains($0.date) })
    }

    /// Transactions with a split for a category.
    func splits(for category: Category) throws -> [Transaction] {
        let name = category.name
        return try all(
            where: #Predicate { transaction in
                transaction.splits?.contains { $0.category?.name == name } ?? false
            }
        )
    }

    func unfinished(before date: Date) throws -> [Transaction] {
        let reconciled = TransactionStatus.reconciled
        return try context.fetch(
            FetchDescriptor<Transaction>(
                predicate: #Predicate { $0.status != reconciled && $0.date < date },
                sortBy: [SortDescriptor(\.date)]
            )
        )
    }

    // MARK: Changing many

    @discardableResult
    func reconcile(before date: Date) throws -> Int {
        let open = try unfinished(before: date)
        for transaction in open { transaction.status = .reconciled }
        try context.save()
        return open.count
    }

    func move(_ transactions: [Transaction], to account: Account) throws {
        account.transactions.append(contentsOf: transactions)
        try context.save()
    }

    func recategorize(_ transactions: [Transaction], as category: Category?) throws {
        try context.transaction {
            for transaction in transactions { transaction.category = category }
        }
    }

    /// Deletes what is older in one go.
    func deleteAll(before date: Date) throws {
        try context.delete(model: Transaction.self, where: #Predicate { $0.date < date })
        try context.save()
    }
}
