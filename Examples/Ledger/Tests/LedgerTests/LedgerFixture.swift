import Foundation
import Testing

@testable import Ledger

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

// Swift Testing has a `Tag`, too.
typealias Tag = Ledger.Tag

/// A ledger in memory with the sample data.
struct LedgerFixture {
    let container: ModelContainer
    let context: ModelContext
    private let reader: ModelContext
    let accounts: AccountRepository
    let transactions: TransactionRepository
    let categories: CategoryRepository
    let tags: TagRepository

    let today = SampleData.today

    init(isEmpty: Bool = false) throws {
        container = try LedgerStore.inMemory()
        context = ModelContext(container)
        reader = ModelContext(container)
        accounts = AccountRepository(context: context)
        transactions = TransactionRepository(context: context)
        categories = CategoryRepository(context: context)
        tags = TagRepository(context: context)
        if !isEmpty { try SampleData.insert(into: context) }
    }

    func category(_ name: String) throws -> Category {
        try #require(try categories.find(named: name))
    }

    /// What another context reads.
    func stored<Model: PersistentModel>(_ type: Model.Type) throws -> [Model] {
        try reader.fetch(FetchDescriptor<Model>())
    }
}
