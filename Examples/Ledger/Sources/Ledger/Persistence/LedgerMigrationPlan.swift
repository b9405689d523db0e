import Foundation
import Synchronization

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// The way of a file from any release to the current one.
enum LedgerMigrationPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] {
        [LedgerSchemaV1.self, LedgerSchemaV2.self]
    }

    static var stages: [MigrationStage] {
        [migrateV1toV2]
    }

    /// What the old objects say that the new ones have elsewhere.
    private struct Notes {
        var payeeNames: [UUID: String] = [:]
        var cashAccounts: Set<UUID> = []
    }

    private static let notes = Mutex(Notes())

    static var migrateV1toV2: MigrationStage {
        .custom(
            fromVersion: LedgerSchemaV1.self,
            toVersion: LedgerSchemaV2.self,
            willMigrate: { context in
                try noteOldValues(in: context)
                try mergeCategories(in: context)
                try context.save()
            },
            didMigrate: { context in
                try assignPayees(in: context)
                try assignKinds(in: context)
                try context.save()
                notes.withLock { $0 = Notes() }
            }
        )
    }

    private static func noteOldValues(in context: ModelContext) throws {
        let transactions = try context.fetch(FetchDescriptor<LedgerSchemaV1.Transaction>())
        var payeeNames: [UUID: String] = [:]
        for transaction in transactions {
            guard let name = transaction.payeeName, !name.isEmpty else { continue }
            payeeNames[transaction.id] = name
        }
        let cash = FetchDescriptor<LedgerSchemaV1.Account>(predicate: #Predicate { $0.isCash })
        let cashAccounts = Set(try context.fetch(cash).map(\.id))
        notes.withLock { $0 = Notes(payeeNames: payeeNames, cashAccounts: cashAccounts) }
    }

    /// Names become unique: of several categories with one name, the first gets all transactions.
    private static func mergeCategories(in context: ModelContext) throws {
        let categories = try context.fetch(
            FetchDescriptor<LedgerSchemaV1.Category>(sortBy: [SortDescriptor(\.name)])
        )
        var first: [String: LedgerSchemaV1.Category] = [:]
        for category in categories {
            guard let kept = first[category.name] else {
                first[category.name] = category
                continue
            }
            for transaction in category.transactions ?? [] { transaction.category = kept }
            context.delete(category)
        }
    }

    private static func assignPayees(in context: ModelContext) throws {
        let names = notes.withLock { $0.payeeNames }
        var payees: [String: Payee] = [:]
        for transaction in try context.fetch(FetchDescriptor<Transaction>()) {
            guard let name = names[transaction.id] else { continue }
            let payee = payees[name] ?? Payee(name: name)
            if payees.updateValue(payee, forKey: name) == nil { context.insert(payee) }
            transaction.payee = payee
        }
    }

    private static func assignKinds(in context: ModelContext) throws {
        let cashAccounts = notes.withLock { $0.cashAccounts }
        for account in try context.fetch(FetchDescriptor<Account>())
        where cashAccounts.contains(account.id) {
            account.kind = .cash
        }
    }
}
