import Foundation
import ModelStore

/// The statements that a context runs, past the pragmas.
final class Statements: @unchecked Sendable {
    // Sendable, because both are private, `lock` never changes, and `statements` is only touched
    // in `withLock`; what leaves it are copies of texts.
    private let lock = NSLock()
    private var statements: [String] = []

    func append(_ statement: String) {
        guard !statement.hasPrefix("PRAGMA") else { return }
        lock.withLock { statements.append(statement) }
    }

    var all: [String] { lock.withLock { statements } }

    func removeAll() { lock.withLock { statements = [] } }
}

extension Store {
    /// A context of a second container that tells what it runs, and how where asked.
    func context(tracing statements: Statements, includesPlan: Bool = false) throws -> ModelContext
    {
        var configuration = try ModelConfiguration.test(file)
        configuration.trace = TraceSettings(includesPlan: includesPlan) { statement in
            statements.append(statement.sql)
            statement.plan.forEach(statements.append)
        }
        let container = try ModelContainer(
            for: container.schema,
            configurations: [configuration]
        )
        let context = ModelContext(container)
        statements.removeAll()
        return context
    }
}
