import Foundation
import ModelStore
import Testing

extension StoreScenario {
    /// Three tables with indexes.
    func newFile(_ template: URL) -> FaultScenario<URL> {
        scenario(template) { try InterruptedMigration.migrate($0) }
    }

    /// A migration that renames, adds, removes, converts and relates.
    func migration(_ template: URL) throws -> FaultScenario<URL> {
        var migration = InterruptedMigration(Self.file(template))
        try migration.prepare(targets: 3)
        return scenario(template) { try InterruptedMigration.migrate($0) }
    }

    /// A migration by a plan, which works on a copy.
    func stagedMigration(_ template: URL) throws -> FaultScenario<URL> {
        let configuration = ModelConfiguration(url: Self.file(template))
        do {
            let container = try ModelContainer(for: FirstNote.self, configurations: configuration)
            let context = ModelContext(container)
            for text in ["old", "ancient", String(repeating: "long ", count: 1000)] {
                context.insert(FirstNote(text: text))
            }
            try context.save()
        }
        return scenario(template) { file in
            _ = try ModelContainer(
                for: ShortNote.self,
                migrationPlan: ShorteningPlan.self,
                configurations: ModelConfiguration(url: file)
            )
        }
    }

    private func scenario(
        _ template: URL,
        _ migrate: @escaping (URL) throws -> Void
    ) -> FaultScenario<URL> {
        FaultScenario(
            prepare: { place in
                let (old, file) = (Self.file(template), Self.file(place))
                if FileManager.default.fileExists(atPath: old.path) {
                    try FileManager.default.copyItem(at: old, to: file)
                }
                return file
            },
            run: migrate,
            mayThrowWhenDone: true,
            contents: { try Self.contents(Self.file($0)) },
            memory: { _ in [] },
            check: { place in
                let found = try Self.contents(Self.file(place))
                try migrate(Self.file(place))
                let contents = try [Self.file(template), Self.file(place)].map(Self.contents)
                #expect(contents.contains(found))
                try Self.checkWhole(place)
            }
        )
    }

    /// With the schemas that the file says it had.
    private static func contents(_ file: URL) throws -> [String] {
        let contents = try Database.contents(file)
        if contents.isEmpty { return [] }
        return try contents
            + Database(file).texts("SELECT digest FROM _ModelStore_schema ORDER BY number")
    }

    private static func checkWhole(_ folder: URL) throws {
        let database = try Database(file(folder), hasFunctions: true)
        try #expect(database.texts("PRAGMA integrity_check") == ["ok"])
        try #expect(database.rows("PRAGMA foreign_key_check").isEmpty)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!names.contains { $0.contains("migration") })
    }

    private static func file(_ folder: URL) -> URL {
        folder.appendingPathComponent("store.sqlite")
    }
}
