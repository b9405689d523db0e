import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

struct AccountRepository: Repository {
    typealias Model = Account

    let context: ModelContext

    private let order = [SortDescriptor(\Account.sortIndex), SortDescriptor(\Account.name)]

    init(context: ModelContext) {
        self.context = context
    }

    @discardableResult
    func create(
        _ name: String,
        kind: AccountKind = .checking,
        currencyCode: String = "EUR",
        openingBalance: Decimal = 0
    ) throws -> Account {
        let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard try find(named: trimmed) == nil else {
            throw LedgerError.duplicateAccount(trimmed)
        }
        let account = Account(
            name: trimmed,
            kind: kind,
            currencyCode: currencyCode,
            openingBalance: openingBalance
        )
        account.sortIndex = try count()
        context.insert(account)
        try context.save()
        return account
    }

    func find(named name: String) throws -> Account? {
        try first(where: #Predicate { $0.name == name })
    }

    func find(id: UUID) throws -> Account? {
        try first(where: #Predicate<Account> { account in account.id == id })
    }

    func require(named name: String) throws -> Account {
        guard let account = try find(named: name) else {
            throw LedgerError.accountNotFound(name)
        }
        return account
    }

    func active() throws -> [Account] {
        try context.fetch(
            FetchDescriptor<Account>(predicate: #Predicate { !$0.isArchived }, sortBy: order)
        )
    }

    func active(of kinds: Set<AccountKind>) throws -> [Account] {
        try active().filter { kinds.contains($0.kind) }
    }

    func ofKind(_ kind: AccountKind) throws -> [Account] {
        try context.fetch(
            FetchDescriptor(predicate: #Predicate<Account> { $0.kind == kind }, sortBy: order)
        )
    }

    /// Accounts in which something was spent on a category.
    func spending(on category: Category) throws -> [Account] {
        let name = category.name
        return try context.fetch(
            FetchDescriptor<Account>(
                predicate: #Predicate { account in
                    account.transactions.contains {
                        $0.category?.name == name && $0.amount < 0
                    }
                },
                sortBy: order
            )
        )
    }

    /// Accounts without any transaction.
    func unused() throws -> [Account] {
        try context.fetch(
            FetchDescriptor<Account>(
                predicate: #Predicate { $0.transactions.isEmpty },
                sortBy: order
            )
        )
    }

    func withNote(containing text: String) throws -> [Account] {
        try context.fetch(
            FetchDescriptor<Account>(
                predicate: #Predicate { account in
                    if let note = account.note {
                        return note.localizedStandardContains(text)
                    } else {
                        return false
                    }
                },
                sortBy: order
            )
        )
    }

    func archive(_ account: Account) throws {
        account.isArchived = true
        for rule in account.rules { rule.isPaused = true }
        try context.save()
    }

    /// Gives the accounts the positions that they have in a list.
    func reorder(_ accounts: [Account]) throws {
        for (index, account) in accounts.enumerated() where account.sortIndex != index {
            account.sortIndex = index
        }
        try saveIfNeeded()
    }

    /// The sum of all active accounts in a currency.
    func netWorth(in currencyCode: String = "EUR") throws -> Decimal {
        var descriptor = FetchDescriptor<Account>(
            predicate: #Predicate { !$0.isArchived && $0.currencyCode == currencyCode }
        )
        descriptor.relationshipKeyPathsForPrefetching = [\.transactions]
        return try context.fetch(descriptor).reduce(0) { $0 + $1.balance }
    }
}
