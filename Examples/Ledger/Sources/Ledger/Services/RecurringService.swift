import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// Makes the transactions of rules that are due.
struct RecurringService {
    let context: ModelContext

    func due(on date: Date) throws -> [RecurringRule] {
        try context.fetch(
            FetchDescriptor<RecurringRule>(
                predicate: #Predicate { rule in !rule.isPaused && rule.nextDate <= date },
                sortBy: [SortDescriptor(\.nextDate), SortDescriptor(\.title)]
            )
        ).filter { $0.isDue(on: date) }
    }

    /// Rules of accounts that are still in use.
    func active() throws -> [RecurringRule] {
        try context.fetch(
            FetchDescriptor<RecurringRule>(
                predicate: #Predicate { rule in
                    !rule.isPaused && rule.account?.isArchived == false
                },
                sortBy: [SortDescriptor(\.title)]
            )
        )
    }

    /// Rules that put a tag on what they make.
    func tagging(_ name: String) throws -> [RecurringRule] {
        try context.fetch(
            FetchDescriptor<RecurringRule>(predicate: #Predicate { $0.tagNames.contains(name) })
        )
    }

    @discardableResult
    func run(on date: Date) throws -> [Transaction] {
        let tags = TagRepository(context: context)
        var made: [Transaction] = []
        for rule in try due(on: date) {
            while rule.isDue(on: date) {
                let transaction = Transaction(
                    title: rule.title,
                    amount: rule.amount,
                    date: rule.nextDate,
                    account: rule.account,
                    category: rule.category,
                    tags: try tags.tags(named: rule.tagNames)
                )
                context.insert(transaction)
                made.append(transaction)
                rule.advance()
            }
        }
        try context.save()
        return made
    }
}
