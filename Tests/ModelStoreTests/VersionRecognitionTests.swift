import Foundation
import TestSupport
import Testing

@testable import ModelStore

/// Which version of a plan a file has, and what's done with one that has none.
struct VersionRecognitionTests {
    private let folder: TemporaryFolder
    private let file: URL
    private let configuration: ModelConfiguration

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("notes.sqlite")
        configuration = try .test(file)
    }

    private func write<Model: NoteBase & PersistentModel>(_ note: Model) throws {
        let context = try ModelContext(
            ModelContainer(for: Model.self, configurations: configuration)
        )
        context.insert(note)
        try context.save()
    }

    private func open(_ plan: any SchemaMigrationPlan.Type) throws -> [String] {
        let container = try ModelContainer(
            for: ShortNote.self,
            migrationPlan: plan,
            configurations: configuration
        )
        return try ModelContext(container).fetch(ShortNote.self).map(\.text)
    }

    /// Core Data doesn't tell versions apart by defaults either.
    @Test func detailsDoNotMatter() throws {
        try write(DefaultNote(text: "ancient"))
        #expect(try open(ShorteningPlan.self) == ["anci!"])
    }

    @Test func aFileOfNoVersionIsLeftAsItIs() throws {
        try write(MarkedNote(text: "ancient"))
        let before = try FileDump(file)
        let error = #expect(throws: StoreError.self) { _ = try open(ShorteningPlan.self) }
        guard case .cannotMigrate(_, let problems) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(problems.map(\.kind) == [.unknownVersion])
        #expect(try FileDump(file) == before)
    }

    @Test func aStageBetweenDistantVersionsIsAnError() throws {
        try write(FirstNote(text: "old"))
        let error = #expect(throws: StoreError.self) { _ = try open(BackwardPlan.self) }
        guard case .invalidModel(let text) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(text.contains("from 'FirstVersion' to 'ShortVersion', which don't follow"))
    }

    @Test func classesMayBeNamedInAnyOrder() throws {
        let digests = try [[FirstNote.self, Tag.self], [Tag.self, FirstNote.self]].map {
            (classes: [any PersistentModel.Type]) in
            try StoreDefinitions(Schema(classes).resolved().entities, isOneOfSeveral: false).digest
        }
        #expect(digests[0] == digests[1])
    }
}

private final class DefaultNote: NoteBase, PersistentModel {
    override class var entity: Entity {
        Entity("Note", columns: [.string("text", default: "new")])
    }
}

private final class MarkedNote: NoteBase, PersistentModel {
    override class var entity: Entity {
        Entity("Note", columns: [.string("text"), .int64("mark", isOptional: true)])
    }
}

private enum BackwardPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [ShortVersion.self, FirstVersion.self] }
    static var stages: [MigrationStage] { ShorteningPlan.stages }
}
