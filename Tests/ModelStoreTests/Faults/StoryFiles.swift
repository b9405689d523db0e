import Foundation
import ModelStore
import ModelTypes
import Testing

/// One file, or two of one container, with objects to which changes of every kind are made.
struct StoryFiles {
    let folder: URL
    let isDouble: Bool

    private static let schema = Schema([A.self, Person.self, Seat.self])

    private var files: [URL] {
        ["one", "two"].prefix(isDouble ? 2 : 1).map {
            folder.appendingPathComponent("\($0).sqlite")
        }
    }

    func container(trace: TraceSettings? = nil) throws -> ModelContainer {
        var last = ModelConfiguration("last", url: files[files.count - 1])
        last.trace = trace
        let first = ModelConfiguration("first", for: [A.self, B.self, C.self], url: files[0])
        return try ModelContainer(
            for: Self.schema,
            configurations: isDouble ? [first, last] : [last]
        )
    }

    func context() throws -> ModelContext {
        let context = try ModelContext(container())
        // It's thrown later, too.
        context.onReadError = { _ in }
        return context
    }

    func fill() throws { try StoryObjects.insert(ModelContext(container())) }

    /// What all files hold.
    func contents() throws -> [String] {
        let undecided = try files.filter { try Self.isUndecided($0) }
        return try files.flatMap(Database.contents)
            + undecided.map { _ in FaultScenario<Void>.undecided }
    }

    private static func isUndecided(_ file: URL) throws -> Bool {
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        let database = try Database(file)
        let table = "SELECT count(*) FROM sqlite_schema WHERE name = '_ModelStore_saves'"
        guard try database.integer(table) > 0 else { return false }
        return try database.integer(
            "SELECT count(*) FROM _ModelStore_saves WHERE decider <> (SELECT id FROM _ModelStore_file)"
        ) > 0
    }

    func check() throws {
        let context = try context()
        try context.checkIntegrity()
        _ = try StoryObjects.description(context)
    }

    func copy(to place: URL) throws -> StoryFiles {
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            try FileManager.default.copyItem(
                at: folder.appendingPathComponent(file),
                to: place.appendingPathComponent(file)
            )
        }
        return StoryFiles(folder: place, isDouble: isDouble)
    }
}
