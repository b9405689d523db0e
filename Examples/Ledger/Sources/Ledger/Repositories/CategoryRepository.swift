import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

struct CategoryRepository: Repository {
    typealias Model = Category

    let context: ModelContext

    func find(named name: String) throws -> Category? {
        try first(where: #Predicate { $0.name == name })
    }

    @discardableResult
    func findOrCreate(_ name: String, parent: Category? = nil) throws -> Category {
        if let found = try find(named: name) { return found }
        let category = Category(name: name, sortIndex: try count(), parent: parent)
        return insert(category)
    }

    func roots() throws -> [Category] {
        try context.fetch(
            FetchDescriptor<Category>(
                predicate: #Predicate { $0.parent == nil },
                sortBy: [SortDescriptor(\.sortIndex), SortDescriptor(\.name)]
            )
        )
    }

    /// Categories that nothing belongs to.
    func unused() throws -> [Category] {
        try context.fetch(
            FetchDescriptor<Category>(
                predicate: #Predicate { category in
                    (category.transactions?.isEmpty ?? true)
                        && (category.splits?.isEmpty ?? true)
                        && (category.children?.isEmpty ?? true)
                },
                sortBy: [SortDescriptor(\.name)]
            )
        )
    }

    /// Categories with a transaction above an amount.
    func withExpenses(above limit: Decimal) throws -> [Category] {
        let amount = -limit
        return try context.fetch(
            FetchDescriptor<Category>(
                predicate: #Predicate { category in
                    category.transactions?.contains { $0.amount < amount } ?? false
                },
                sortBy: [SortDescriptor(\.name)]
            )
        )
    }

    func move(_ category: Category, into parent: Category?) throws {
        if let parent, parent === category || parent.isDescendant(of: category) {
            throw LedgerError.categoryCycle(category.name)
        }
        category.parent = parent
        try context.save()
    }

    /// Moves everything of one category to another, and deletes it.
    func merge(_ category: Category, into other: Category) throws {
        guard category !== other else { return }
        for transaction in category.transactions ?? [] { transaction.category = other }
        for split in category.splits ?? [] { split.category = other }
        for child in category.children ?? [] { child.parent = other }
        context.delete(category)
        try context.save()
    }
}
