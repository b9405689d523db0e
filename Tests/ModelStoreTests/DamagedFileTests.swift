import Foundation
import TestSupport
import Testing

/// What's done with a damaged file has right data, or throws; it never ends the program otherwise.
///
/// A property that isn't optional, of an object that's read when it's first asked for, has neither:
/// the handler of `MissingValue` is called. To see one file, `MODELGEN_SEED=17` visits that alone.
struct DamagedFileTests {
    @Test(arguments: [false, true])
    func anUndamagedFileIsReadWhole(hasSmallPages: Bool) throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("store.sqlite")
        try hasSmallPages
            ? UndamagedStore.writeSmallPages(to: file) : UndamagedStore.write(to: file)
        var visit = try DamageVisit(file)
        try visit.run()
        #expect(visit.refusals == 0)
    }

    @Test func damagedFilesAreReadOrRefused() async throws {
        let outcome = try await visit(.random, seedOfEnvironment ?? 0..<90)
        if seedOfEnvironment == nil { #expect(outcome.refused > 20 && outcome.read > 3) }
    }

    @Test func damagedPagesAreReadOrRefused() async throws {
        let outcome = try await visit(.pages, seedOfEnvironment ?? 0..<64)
        if seedOfEnvironment == nil { #expect(outcome.refused > 20 && outcome.read > 3) }
    }

    /// Files that end too early, first bytes of other formats, and logs of other files.
    /// Few that end too early can be read, and few logs of other files do harm.
    @Test(arguments: [(.lengths, 31), (.headers, 3), (.companions, 3)] as [(DamageSet, UInt64)])
    func damagedFilesAreReadOrRefused(_ set: DamageSet, step: UInt64) async throws {
        let outcome = try await visitAll(set, step: step)
        #expect(outcome.refused >= 2 && outcome.read >= 1, "\(outcome)")
    }
}

/// The same with more files, where the environment asks for it.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct DamagedFileLongTests {
    @Test(arguments: [1, 2] as [UInt64])
    func damagedFilesAreReadOrRefused(_ part: UInt64) async throws {
        let count: UInt64 = isCompleteRun ? 5000 : 2000
        _ = try await visit(.random, part * 5000..<part * 5000 + count)
    }

    @Test func damagedPagesAreReadOrRefused() async throws {
        _ = try await visit(.pages, 1000..<(isCompleteRun ? 5000 : 2000))
    }

    @Test(arguments: [.lengths, .headers, .companions] as [DamageSet])
    func damagedFilesAreReadOrRefused(_ set: DamageSet) async throws {
        let outcome = try await visitAll(set, step: 1)
        #expect(outcome.refused >= 5 && outcome.read >= 2, "\(outcome)")
    }
}

/// Visits some files of a set, none of which may end the program.
private func visit(_ set: DamageSet, _ seeds: Range<UInt64>) async throws -> DamagedFiles.Outcome {
    let files = try DamagedFiles(set)
    defer { files.remove() }
    let outcome = try await files.visit(seeds)
    #expect(outcome.ended == [])
    return outcome
}

/// Visits the files of a set that has a last one.
private func visitAll(_ set: DamageSet, step: UInt64) async throws -> DamagedFiles.Outcome {
    let files = try DamagedFiles(set)
    defer { files.remove() }
    let outcome = try await files.visitAll(step: step)
    #expect(outcome.ended == [])
    return outcome
}
