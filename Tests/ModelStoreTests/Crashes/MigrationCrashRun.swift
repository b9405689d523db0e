import Foundation
import ModelStore
import TestSupport
import Testing

/// Processes that end while they migrate a file.
final class MigrationCrashRun {
    private let folder: TemporaryFolder
    private var random = SeededGenerator(seed: 13)

    init() throws { folder = try TemporaryFolder() }

    /// Ends processes between two statements.
    func runKilled(times: Int) async throws {
        for time in 0..<times {
            let migration = try preparedMigration(time)
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = migration.file.path as String, statements = 5 + random.int(60) as Int] in
                let countdown = Countdown(statements)
                try InterruptedMigration.migrate(
                    URL(fileURLWithPath: path),
                    trace: TraceSettings { _ in
                        if countdown.isOver() { kill(getpid(), SIGKILL) }
                    }
                )
                kill(getpid(), SIGKILL)
            }
            try check(migration, time)
        }
    }

    /// Ends processes where a file would grow beyond a size: what fits is written, the rest isn't.
    func runCutOff(times: Int) async throws {
        for time in 0..<times {
            let migration = try preparedMigration(time)
            await #expect(processExitsWith: .signal(SIGXFSZ)) {
                [path = migration.file.path as String, bytes = 40_000 + random.int(400_000) as Int]
                in
                endProcess(whenFilesExceed: bytes)
                try InterruptedMigration.migrate(URL(fileURLWithPath: path))
                // The migration was shorter.
                raise(SIGXFSZ)
            }
            try check(migration, time)
        }
    }

    private func preparedMigration(_ time: Int) throws -> InterruptedMigration {
        var migration = InterruptedMigration(
            folder.url.appendingPathComponent("\(time).sqlite")
        )
        try migration.prepare()
        return migration
    }

    private func check(_ migration: InterruptedMigration, _ time: Int) throws {
        #expect(try migration.isOldOrNew(), "end \(time)")
        try InterruptedMigration.migrate(migration.file)
        #expect(try migration.isNew(), "end \(time)")
    }
}
