import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// Moves money between accounts. A transfer is two transactions with one identifier.
struct TransferService {
    let context: ModelContext

    private var transactions: TransactionRepository { TransactionRepository(context: context) }

    @discardableResult
    func transfer(
        _ amount: Decimal,
        from source: Account,
        to destination: Account,
        on date: Date = .now
    ) throws -> UUID {
        guard amount > 0, source !== destination else { throw LedgerError.invalidAmount }
        guard source.currencyCode == destination.currencyCode else {
            throw LedgerError.differentCurrencies(source.currencyCode, destination.currencyCode)
        }
        let id = UUID()
        let out = Transaction(title: "To \(destination.name)", amount: -amount, date: date)
        let into = Transaction(title: "From \(source.name)", amount: amount, date: date)
        for transaction in [out, into] {
            transaction.transferID = id
            transaction.status = .cleared
        }
        // Neither has been inserted: the accounts bring them along.
        source.transactions.append(out)
        destination.transactions.append(into)
        try context.save()
        return id
    }

    func halves(of id: UUID) throws -> [Transaction] {
        try context.fetch(
            FetchDescriptor<Transaction>(
                predicate: #Predicate { $0.transferID == id },
                sortBy: [SortDescriptor(\.amount)]
            )
        )
    }

    /// Deletes both halves.
    func cancel(_ id: UUID) throws {
        transactions.delete(try halves(of: id))
        try context.save()
    }

    /// Transfers of which one half is missing.
    func broken() throws -> [UUID] {
        let all = try transactions.all(where: #Predicate { $0.transferID != nil })
        let groups = Dictionary(grouping: all, by: \.transferID)
        return groups.filter { $0.value.count != 2 }.compactMap(\.key)
    }
}
