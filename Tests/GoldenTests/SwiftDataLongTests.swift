import Foundation
import TestSupport
import Testing

/// Every case that is declared in Swift gives code for SwiftData, which compiles against the stub, or an
/// error.
@Suite(
    .enabled(if: Gate.isSupported, "the stub is for Linux"),
    .enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"),
    .disabled(if: Recording.isOn, "recording")
)
struct SwiftDataLongTests {
    /// Members that belong to the main actor: those of classes for SwiftData never do.
    private static let others: Set = [
        "sqlite-main-actor", "sqlite-main-actor-namespaces",
    ]

    private static let transformer = "final class ColorTransformer {}"
    /// What users write for SwiftData alone: transformers, and stages that a plan requires.
    private static let additions = [
        "codable-attributes": transformer,
        "managed-model": transformer,
        "sqlite-declared-versions": """
        import SwiftData

        extension TasksMigrationPlan {
            static let migrateSchemaV1ToSchemaV2 = MigrationStage.custom(
                fromVersion: SchemaV1.self,
                toVersion: SchemaV2.self,
                willMigrate: { context in
                    for chore in try context.fetch(FetchDescriptor<SchemaV1.Chore>()) {
                        if chore.state == .done { chore.state = .closed }
                        chore.place = chore.place.map { SchemaV1.Chore.Place(name: $0.name) }
                        chore.settings = SchemaV1.Settings(size: chore.settings.size)
                    }
                },
                didMigrate: nil
            )
        }
        """,
        "sqlite-versions-and-values": """
        import SwiftData

        extension TasksMigrationPlan {
            static let migrateV1ToV2 = MigrationStage.custom(
                fromVersion: TasksV1.self,
                toVersion: TasksV2.self,
                willMigrate: { context in
                    for task in try context.fetch(FetchDescriptor<TasksV1.Task>()) {
                        task.title = task.place?.street ?? task.title
                    }
                },
                didMigrate: nil
            )
        }
        """,
    ]

    @Test func everyDeclaredCaseCompiles() throws {
        let work = try TemporaryFolder(name: "swiftdata")
        var modules: [String] = []
        var isolated: [String] = []
        for golden in GoldenCase.good where !Self.others.contains(golden.name) {
            guard try golden.inputs().contains(where: { $0.hasSuffix(".swift") }) else { continue }
            let folder = work.url.appending(path: golden.fileName, directoryHint: .isDirectory)
            let result = try golden.generate(target: "swiftdata", to: folder)
            guard result.succeeded else {
                #expect(result.stderr.contains("error: "), "\(golden.name)")
                continue
            }
            try addSupport(of: golden, to: folder)
            try Self.additions[golden.name]?.write(
                to: folder.appending(path: "Additions.swift"),
                atomically: true,
                encoding: .utf8
            )
            modules.append(folder.path)
            if try golden.target() == "swiftdata" { isolated.append(folder.path) }
        }
        #expect(modules.count > 40)
        let result = try Gate.checkSwiftData(modules: modules)
        #expect(result.succeeded, "\(result.output)")
        // New projects of Xcode 26 assume the main actor.
        let onMainActor = try Gate.checkSwiftData(modules: isolated, isIsolated: true)
        #expect(!isolated.isEmpty && onMainActor.succeeded, "\(onMainActor.output)")
    }

    /// Copies the user's code, as far as it is for any target.
    private func addSupport(of golden: GoldenCase, to folder: URL) throws {
        let support = golden.file("support")
        for name in try FolderContents(of: support).names where name.hasSuffix(".swift") {
            let text = try String(contentsOf: support.appending(path: name), encoding: .utf8)
            if text.contains("import ModelStore") || text.contains("import CoreData") { continue }
            try text.write(
                to: folder.appending(path: "Support-" + name),
                atomically: true,
                encoding: .utf8
            )
        }
    }
}
