import Foundation
import Testing

@testable import Ledger

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// One at a time: a plan has its notes for itself.
@Suite(.serialized) struct MigrationTests {
    /// A folder that is removed at the end.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

        init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private let folder: Folder
    private let file: URL

    init() throws {
        folder = try Folder()
        file = folder.url.appending(path: "Ledger.store")
        try makeFileOfFirstRelease()
    }

    private func makeFileOfFirstRelease() throws {
        let schema = Schema(versionedSchema: LedgerSchemaV1.self)
        let container = try ModelContainer(
            for: schema,
            configurations: ModelConfiguration("Ledger", schema: schema, url: file)
        )
        let context = ModelContext(container)
        let cash = LedgerSchemaV1.Account(
            id: UUID(),
            name: "Wallet",
            isCash: true,
            openingBalance: 0,
            createdAt: SampleData.today
        )
        let bank = LedgerSchemaV1.Account(
            id: UUID(),
            name: "Bank",
            isCash: false,
            openingBalance: 100,
            createdAt: SampleData.today
        )
        let food = LedgerSchemaV1.Category(name: "Food", symbol: "fork.knife")
        let again = LedgerSchemaV1.Category(name: "Food", symbol: "cart")
        for (index, payee) in ["Bakery", "Bakery", nil, ""].enumerated() {
            let transaction = LedgerSchemaV1.Transaction(
                id: UUID(),
                title: "\(index)",
                amount: Decimal(index + 1),
                date: SampleData.today,
                payeeName: payee
            )
            transaction.account = index < 2 ? cash : bank
            transaction.category = index.isMultiple(of: 2) ? food : again
            context.insert(transaction)
        }
        try context.save()
    }

    @Test func aFileOfTheFirstReleaseIsMigrated() throws {
        let context = ModelContext(try LedgerStore.container(at: file))
        let accounts = try AccountRepository(context: context).all(sortBy: [SortDescriptor(\.name)])
        #expect(accounts.map(\.kind) == [.checking, .cash])
        #expect(accounts.map(\.balance) == [107, 3])
        #expect(accounts.map(\.currencyCode) == ["EUR", "EUR"])

        let payees = try PayeeRepository(context: context).all()
        #expect(payees.map(\.name) == ["Bakery"])
        #expect(payees.first?.transactions.count == 2)

        let categories = try CategoryRepository(context: context).all()
        #expect(categories.map(\.name) == ["Food"])
        #expect(categories.first?.transactions?.count == 4)
        let transactions = try TransactionRepository(context: context).all()
        #expect(transactions.allSatisfy { $0.status == .cleared && $0.tags.isEmpty })
    }

    @Test func aMigratedFileIsOpenedAgain() throws {
        for _ in 1...2 {
            let context = ModelContext(try LedgerStore.container(at: file))
            #expect(try TransactionRepository(context: context).count() == 4)
        }
    }

    @Test func aNewFileNeedsNoMigration() throws {
        let new = folder.url.appending(path: "New.store")
        let container = try LedgerStore.container(at: new)
        try SampleData.insert(into: ModelContext(container))
        let again = ModelContext(try LedgerStore.container(at: new))
        #expect(try TransactionRepository(context: again).count() == 15)
        #expect(container.migrationPlan == LedgerMigrationPlan.self)
    }
}
