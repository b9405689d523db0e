import TestSupport
import Testing

/// A process that ends while it saves leaves whole generations.
///
/// Each end is at a certain place, the same in every run: between two statements, or in the middle
/// of what SQLite writes.
struct CrashTests {
    @Test func killedBetweenStatements() async throws {
        try await CrashRun().runKilled(times: 6)
    }

    @Test func cutOffWhileWriting() async throws {
        try await CrashRun().runCutOff(times: 6)
    }

    @Test func killedBetweenTheCommitsOfTwoFiles() async throws {
        try await TwoFileCrashRun().runBetweenCommits(times: 8)
    }

    @Test func killedBetweenStatementsOnTwoFiles() async throws {
        try await TwoFileCrashRun().runKilled(times: 6)
    }

    @Test func killedWhileMigrating() async throws {
        try await MigrationCrashRun().runKilled(times: 6)
    }

    @Test func cutOffWhileMigrating() async throws {
        try await MigrationCrashRun().runCutOff(times: 6)
    }
}

/// The same a hundred times, where the environment asks for it.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct CrashLongTests {
    @Test func killedBetweenStatements() async throws {
        try await CrashRun().runKilled(times: 100)
    }

    @Test func cutOffWhileWriting() async throws {
        try await CrashRun().runCutOff(times: 100)
    }

    @Test func killedBetweenTheCommitsOfTwoFiles() async throws {
        try await TwoFileCrashRun().runBetweenCommits(times: 200)
    }

    @Test func killedBetweenStatementsOnTwoFiles() async throws {
        try await TwoFileCrashRun().runKilled(times: 100)
    }

    @Test func killedWhileMigrating() async throws {
        try await MigrationCrashRun().runKilled(times: 100)
    }

    @Test func cutOffWhileMigrating() async throws {
        try await MigrationCrashRun().runCutOff(times: 100)
    }
}
