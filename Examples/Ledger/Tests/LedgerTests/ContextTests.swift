import Foundation
import Testing

@testable import Ledger

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

@Suite struct ContextTests {
    private let ledger: LedgerFixture

    init() throws {
        ledger = try LedgerFixture()
    }

    @Test func rollbackRestoresEverything() throws {
        let context = ledger.context
        let checking = try ledger.accounts.require(named: "Checking")
        let rent = try #require(try ledger.transactions.tagged("home").first)
        checking.name = "Changed"
        checking.transactions.removeAll { $0 === rent }
        rent.tags.append(Tag("late"))
        context.insert(Account(name: "New"))
        context.delete(try ledger.category("Garden"))
        #expect(context.hasChanges)
        #expect(context.insertedModelsArray.count == 2)
        #expect(context.deletedModelsArray.count == 1)
        context.rollback()
        #expect(!context.hasChanges)
        #expect(checking.name == "Checking")
        #expect(rent.account === checking)
        #expect(rent.tags.map(\.name) == ["home"])
        #expect(try ledger.accounts.count() == 3)
        #expect(try ledger.categories.find(named: "Garden") != nil)
    }

    @Test func aTransactionIsAllOrNothing() throws {
        let checking = try ledger.accounts.require(named: "Checking")
        #expect(throws: LedgerError.emptyTitle) {
            try ledger.context.transaction {
                checking.name = "Changed"
                throw LedgerError.emptyTitle
            }
        }
        #expect(try ledger.stored(Account.self).contains { $0.name == "Checking" })
        try ledger.context.transaction { checking.name = "Changed" }
        #expect(try ledger.stored(Account.self).contains { $0.name == "Changed" })
    }

    @Test func insertingOneInsertsWhatItReaches() throws {
        let category = Category(name: "Sport")
        let account = Account(name: "Club")
        let transaction = Transaction(
            title: "Fee",
            amount: -10,
            account: account,
            category: category,
            tags: [Tag("yearly")]
        )
        #expect(account.transactions == [transaction])
        #expect(transaction.modelContext == nil)
        ledger.context.insert(transaction)
        try ledger.context.save()
        #expect(category.modelContext == ledger.context)
        #expect(try ledger.stored(Tag.self).contains { $0.name == "yearly" })
        #expect(try ledger.stored(Account.self).count == 4)
    }

    @Test func containersInMemoryAreIndependent() throws {
        let other = try LedgerFixture(isEmpty: true)
        #expect(try other.accounts.count() == 0)
        #expect(try ledger.accounts.count() == 3)
        try ledger.context.delete(model: Account.self)
        try ledger.context.save()
        #expect(try ledger.accounts.count() == 0)
        #expect(try ledger.transactions.count() == 0)
    }

    @Test func otherContextsSeeWhatIsSaved() throws {
        let other = ModelContext(ledger.container)
        let id = try ledger.accounts.require(named: "Wallet").persistentModelID
        let wallet = try #require(other.model(for: id) as? Account)
        wallet.note = "from elsewhere"
        #expect(try ledger.accounts.withNote(containing: "elsewhere").isEmpty)
        try other.save()
        #expect(try ledger.accounts.withNote(containing: "elsewhere").count == 1)
    }

    @Test func identifiersAreEnough() throws {
        let ids = try ledger.transactions.identifiers(where: #Predicate { $0.amount > 0 })
        #expect(ids.count == 3)
        #expect(
            ids.compactMap { ledger.transactions.find($0)?.title }
                == Array(repeating: "Salary", count: 3)
        )
        let data = try JSONEncoder().encode(ids)
        #expect(try JSONDecoder().decode([PersistentIdentifier].self, from: data) == ids)
    }

    @Test func predicatesWorkInMemory() throws {
        let filter = TransactionRepository.predicate(for: .month(of: ledger.today))
        let found = try ledger.transactions.all().filter { try filter.evaluate($0) }
        #expect(found.count == 5)
    }
}
