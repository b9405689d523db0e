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
        let contexts = [try ModelContext(container), try ModelContext(container)]
        for (number, context) in contexts.enumerated() {
            context.insert(Tag(label: "\(number)"))
            try context.save()
        }
        return statements.all.filter { $0.contains("synchronous") }
    }

    @Test func isNormalUnlessAskedFor() throws {
        #expect(try pragmas(nil) == Array(repeating: "PRAGMA synchronous = NORMAL", count: 2))
    }

    @Test func isFullForEveryConnectionWhereAskedFor() throws {
        #expect(try pragmas(.full) == Array(repeating: "PRAGMA synchronous = FULL", count: 2))
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
}
