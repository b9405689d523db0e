import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// What a clean-up did.
struct MaintenanceReport: Sendable, Equatable {
    var deletedTransactions = 0
    var deletedTags = 0
    var deletedCategories = 0
}

@ModelActor
actor MaintenanceActor {
    func cleanUp(before date: Date) throws -> MaintenanceReport {
        var report = MaintenanceReport()
        let reconciled = TransactionStatus.reconciled
        let old = #Predicate<Transaction> { $0.date < date && $0.status == reconciled }
        report.deletedTransactions = try modelContext.fetchCount(FetchDescriptor(predicate: old))
        try modelContext.delete(model: Transaction.self, where: old)
        try modelContext.save()

        let tags = try TagRepository(context: modelContext).unused()
        report.deletedTags = tags.count
        for tag in tags { modelContext.delete(tag) }

        let categories = try CategoryRepository(context: modelContext).unused()
        report.deletedCategories = categories.count
        for category in categories { modelContext.delete(category) }
        try modelContext.save()
        return report
    }

    /// The title and the amount of what is the most expensive.
    func mostExpensive() throws -> (title: String, amount: Decimal)? {
        var descriptor = FetchDescriptor<Transaction>(sortBy: [SortDescriptor(\.amount)])
        descriptor.fetchLimit = 1
        return try modelContext.fetch(descriptor).first.map { ($0.title, $0.amount) }
    }

    func identifiers(of status: TransactionStatus) throws -> [PersistentIdentifier] {
        try modelContext.fetchIdentifiers(
            FetchDescriptor<Transaction>(predicate: #Predicate { $0.status == status })
        )
    }
}
