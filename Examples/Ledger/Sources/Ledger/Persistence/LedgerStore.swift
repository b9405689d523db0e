import Foundation

#if canImport(SwiftData)
    import SwiftData
#else
    import ModelStore
#endif

/// Makes the app's containers.
enum LedgerStore {
    static var schema: Schema { Schema(versionedSchema: LedgerSchemaV2.self) }

    /// The container of the app, in a file.
    static func container(at url: URL) throws -> ModelContainer {
        let configuration = ModelConfiguration("Ledger", schema: schema, url: url)
        return try ModelContainer(
            for: schema,
            migrationPlan: LedgerMigrationPlan.self,
            configurations: [configuration]
        )
    }

    /// A container for tests and previews.
    static func inMemory() throws -> ModelContainer {
        let configuration = ModelConfiguration(
            UUID().uuidString,
            schema: schema,
            isStoredInMemoryOnly: true,
            cloudKitDatabase: .none
        )
        return try ModelContainer(for: schema, configurations: [configuration])
    }

    /// A container with sample data for previews.
    @MainActor
    static func preview() throws -> ModelContainer {
        let container = try inMemory()
        try SampleData.insert(into: container.mainContext)
        return container
    }
}
