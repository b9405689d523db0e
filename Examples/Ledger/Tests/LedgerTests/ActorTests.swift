import Foundation
import Testing

@testable import Ledger

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

@Suite struct ActorTests {
    private let container: ModelContainer
    private let accountID: PersistentIdentifier

    init() throws {
        let ledger = try LedgerFixture()
        container = ledger.container
        accountID = try ledger.accounts.require(named: "Savings").persistentModelID
    }

    @Test func importsInTheBackground() async throws {
        let importer = ImportActor(modelContainer: container)
        let text = """
            date,title,amount,category,tags
            2024-03-01,Interest,12.34,Income,bank
            2024-03-02,Fee,-1,Fees,bank;yearly
            """
        let count = try await importer.importCSV(text, into: accountID)
        #expect(count == 2)
        #expect(await importer.importedCount == 2)

        let context = ModelContext(container)
        let account = try #require(context.model(for: accountID) as? Account)
        #expect(account.balance == 5_011.34)
        let bank = try TransactionRepository(context: context).tagged("bank")
        #expect(bank.map(\.title) == ["Fee", "Interest"])
        #expect(bank.allSatisfy { $0.status == .cleared })
        #expect(try CategoryRepository(context: context).count() == 6)
    }

    @Test func importsAllRowsOrNone() async throws {
        let importer = ImportActor(modelContainer: container)
        let day = SampleData.today
        let rows = [
            CSV.Row(date: day, title: "Good", amount: 1, category: nil, tags: []),
            CSV.Row(date: day, title: "Bad", amount: 0, category: nil, tags: []),
        ]
        await #expect(throws: LedgerError.invalidAmount) {
            try await importer.importAll(rows, into: "Savings")
        }
        try await importer.importAll([rows[0]], into: "Savings")
        let context = ModelContext(container)
        let titles = try context.fetch(FetchDescriptor<Account>())
            .filter { $0.name == "Savings" }.flatMap(\.transactions).map(\.title)
        #expect(titles == ["Good"])
    }

    @Test func cleansUp() async throws {
        let maintenance = MaintenanceActor(modelContainer: container)
        let report = try await maintenance.cleanUp(before: .distantFuture)
        #expect(
            report
                == MaintenanceReport(deletedTransactions: 3, deletedTags: 0, deletedCategories: 2)
        )
        let mostExpensive = try await maintenance.mostExpensive()
        #expect(mostExpensive?.title == "Rent")
        let pending = try await maintenance.identifiers(of: .pending)
        #expect(pending.count == 9)
        let context = ModelContext(container)
        #expect(pending.allSatisfy { context.model(for: $0) is Ledger.Transaction })
    }

    @Test func manyImportersWorkAtOnce() async throws {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for index in 0..<4 {
                group.addTask { [container, accountID] in
                    let lines = (1...20).map { "2024-04-01,\(index) \($0),\($0)" }
                    let text = ([CSV.header] + lines).joined(separator: "\n")
                    let importer = ImportActor(modelContainer: container)
                    return try await importer.importCSV(text, into: accountID)
                }
            }
            var sum = 0
            for try await count in group { sum += count }
            #expect(sum == 80)
        }
        let context = ModelContext(container)
        let account = context.model(for: accountID) as? Account
        #expect(account?.transactions.count == 80)
        #expect(account?.balance == 5_840)
    }
}
