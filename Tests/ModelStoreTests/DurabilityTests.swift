import Foundation
import ModelStore
import TestSupport
import Testing

/// How much of a power failure a configuration takes upon itself.
struct DurabilityTests {
    /// What SQLite's connections are told: nobody can cut the power here.
    private func pragmas(
        _ durability: ModelConfiguration.Durability?
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        let statements = AllStatements()
        var configuration = ModelConfiguration(url: folder.url.appendingPathComponent("x.sqlite"))
        if let durability { configuration.durability = durability }
        configuration.trace = TraceSettings { statements.append($0.sql) }
        let container = try ModelContainer(for: Tag.self, configurations: configuration)
        let contexts = [ModelContext(container), ModelContext(container)]
        for (number, context) in contexts.enumerated() {
            context.insert(Tag(label: "\(number)"))
            try context.save()
        }
        return statements.all.filter { $0.contains("synchronous") }
    }

    @Test func isNormalUnlessAskedFor() throws {
        // A new file has no log at first.
        #expect(
            try pragmas(nil) == [
                "PRAGMA synchronous = FULL", "PRAGMA synchronous = NORMAL",
                "PRAGMA synchronous = NORMAL",
            ]
        )
    }

    @Test func isFullForEveryConnectionWhereAskedFor() throws {
        #expect(Set(try pragmas(.full)) == ["PRAGMA synchronous = FULL"])
    }

    /// Without a log, SQLite's `NORMAL` may damage a file.
    @Test func isFullForAFileOfAnotherProgramWithoutALog() throws {
        for (mode, synchronous) in [("DELETE", "FULL"), ("WAL", "NORMAL")] {
            let folder = try TemporaryFolder()
            let file = folder.url.appendingPathComponent("x.sqlite")
            try Database(file).execute(
                "PRAGMA journal_mode = \(mode); CREATE TABLE lamp (id INTEGER PRIMARY KEY, "
                    + "is_on TEXT, is_old TEXT)"
            )
            let statements = AllStatements()
            var configuration = ModelConfiguration(url: file)
            configuration.trace = TraceSettings { statements.append($0.sql) }
            _ = try ModelContext(ModelContainer(for: Lamp.self, configurations: configuration))
                .fetchCount(Lamp.self)
            let told = statements.all.filter { $0.contains("synchronous") }
            #expect(Set(told) == ["PRAGMA synchronous = \(synchronous)"])
        }
    }

    /// The order of two files' commits must hold on the disk, too.
    @Test func severalFilesAreFullForASaveOfBoth() throws {
        let folder = try TemporaryFolder()
        let statements = AllStatements()
        let context = try ModelContext(
            TwoFiles(folder.url).container { one, two in
                one.trace = TraceSettings { statements.append("one: \($0.sql)") }
                two.trace = TraceSettings { statements.append("two: \($0.sql)") }
            }
        )
        context.insert(Tag(label: "x"))
        context.insert(A())
        statements.removeAll()
        try context.save()
        let order = statements.all.filter {
            $0.hasSuffix("COMMIT") || $0.contains("synchronous") || $0.hasSuffix("BEGIN IMMEDIATE")
        }
        #expect(
            order == [
                "one: PRAGMA synchronous = FULL", "two: PRAGMA synchronous = FULL",
                "one: BEGIN IMMEDIATE", "two: BEGIN IMMEDIATE", "two: COMMIT", "one: COMMIT",
                "one: PRAGMA synchronous = NORMAL", "two: PRAGMA synchronous = NORMAL",
                "two: BEGIN IMMEDIATE", "two: COMMIT",
            ]
        )
    }
}

/// Every statement that runs, pragmas included.
private final class AllStatements: @unchecked Sendable {
    // Sendable, because both are private, `lock` never changes, and `statements` is only touched
    // in `withLock`; what leaves it are copies of texts.
    private let lock = NSLock()
    private var statements: [String] = []

    func append(_ statement: String) { lock.withLock { statements.append(statement) } }

    var all: [String] { lock.withLock { statements } }

    func removeAll() { lock.withLock { statements = [] } }
}
