import Foundation
import ModelStore
import ModelTypes

/// What a program does with a store, by name: a process is told which.
enum StoreScenario: String, CaseIterable, Codable, Sendable {
    case openingANewFile
    case openingAFile
    /// A file beside which a process left its log when it ended.
    case openingAFileWithALog
    /// Two files of which one has a save that the other hasn't.
    case openingTwoFilesAfterAnInterruptedSave
    /// A file of an older model.
    case migrating
    /// A file of an older model, with a plan that changes rows in between.
    case migratingInStages
    case reading
    case saving
    case savingToTwoFiles
    case updating
    case writing

    /// Runs the scenario with faults; in a process of its own.
    func run(_ plans: [FaultPlan], in folder: URL) throws {
        let template = folder.appendingPathComponent("template")
        try FileManager.default.createDirectory(at: template, withIntermediateDirectories: false)
        switch self {
        case .openingANewFile: try FaultRun(newFile(template), in: folder).run(plans)
        case .openingAFile, .openingAFileWithALog, .openingTwoFilesAfterAnInterruptedSave:
            try FaultRun(opening(files(template)), in: folder).run(plans)
        case .migrating: try FaultRun(migration(template), in: folder).run(plans)
        case .migratingInStages: try FaultRun(stagedMigration(template), in: folder).run(plans)
        case .reading, .saving, .savingToTwoFiles, .updating, .writing:
            try FaultRun(working(files(template)), in: folder).run(plans)
        }
    }

    private func files(_ template: URL) throws -> StoryFiles {
        let isDouble = self == .savingToTwoFiles || self == .openingTwoFilesAfterAnInterruptedSave
        let files = StoryFiles(folder: template, isDouble: isDouble)
        switch self {
        case .openingANewFile, .migrating, .migratingInStages: break
        case .openingAFileWithALog: try files.fillLeavingLog()
        case .openingTwoFilesAfterAnInterruptedSave: try files.fillLeavingInterruptedSave()
        case .openingAFile, .reading, .saving, .savingToTwoFiles, .updating, .writing:
            try files.fill()
        }
        return files
    }

    private func opening(_ files: StoryFiles) -> FaultScenario<OpenedStory> {
        FaultScenario(
            prepare: { OpenedStory(try files.copy(to: $0)) },
            run: { story in
                let context = try story.files.context()
                story.found = try StoryObjects.description(context)
                story.context = context
            },
            mayThrowWhenDone: true,
            contents: { try StoryFiles(folder: $0, isDouble: files.isDouble).contents() },
            memory: { story in
                try story.found + (story.context.map(StoryObjects.description) ?? [])
            },
            check: { try StoryFiles(folder: $0, isDouble: files.isDouble).check() }
        )
    }

    private func working(_ files: StoryFiles) -> FaultScenario<OpenedStory> {
        FaultScenario(
            prepare: { place in
                let story = OpenedStory(try files.copy(to: place))
                let context = try story.files.context()
                story.context = context
                try prepare(context)
                return story
            },
            run: { story in
                if let context = story.context { story.found = try work(context) }
            },
            contents: { try StoryFiles(folder: $0, isDouble: files.isDouble).contents() },
            memory: { story in
                guard let context = story.context else { return [] }
                return try story.found + StoryObjects.pending(context)
                    + StoryObjects.description(context)
            },
            check: { try StoryFiles(folder: $0, isDouble: files.isDouble).check() }
        )
    }

    private func prepare(_ context: ModelContext) throws {
        if self == .saving || self == .savingToTwoFiles { try StoryObjects.change(context) }
    }

    private func work(_ context: ModelContext) throws -> [String] {
        switch self {
        case .reading: return try StoryObjects.description(context)
        case .updating: try context.update(Seat.self, set: Seat.fields.visits + 1)
        case .writing:
            try context.write {
                for seat in try context.fetch(Seat.self) { seat.visits += 1 }
                context.insert(Tag(label: "written"))
            }
        case .saving, .savingToTwoFiles: try context.save()
        case .openingANewFile, .openingAFile, .openingAFileWithALog,
            .openingTwoFilesAfterAnInterruptedSave, .migrating, .migratingInStages:
            break
        }
        return []
    }
}

/// Files, and the context that a program has for them.
final class OpenedStory {
    let files: StoryFiles
    var context: ModelContext?
    /// What the program has read.
    var found: [String] = []

    init(_ files: StoryFiles) {
        self.files = files
    }
}
