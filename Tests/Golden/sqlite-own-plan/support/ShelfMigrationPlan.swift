import ModelStore

enum ShelfMigrationPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [ShelfSchemaV1.self, ShelfSchemaV2.self] }

    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: ShelfSchemaV1.self,
                toVersion: ShelfSchemaV2.self,
                willMigrate: { context in
                    for book in try context.fetch(FetchDescriptor<ShelfSchemaV1.Book>()) where !book.isRead {
                        context.delete(book)
                    }
                },
                didMigrate: { context in
                    for book in try context.fetch(FetchDescriptor<Book>()) { book.readCount = 1 }
                }
            )
        ]
    }
}
