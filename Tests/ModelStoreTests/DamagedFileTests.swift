import TestSupport
import Testing

/// What's done with a damaged file has right data, or throws; it never ends the program otherwise.
///
/// A property that isn't optional, of an object that's read when it's first asked for, has neither:
/// the handler of `MissingValue` is called. To see one file, `MODELGEN_SEED=17` visits that alone.
struct DamagedFileTests {
    @Test func anUndamagedFileIsReadWhole() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("store.sqlite")
        try UndamagedStore.write(to: file)
        var visit = try DamageVisit(file)
        try visit.run()
        #expect(visit.refusals == 0)
    }

    @Test func damagedFilesAreReadOrRefused() async throws {
        let files = try DamagedFiles()
        defer { files.remove() }
        let outcome = try await files.visit(seedOfEnvironment ?? 0..<200)
        #expect(outcome.ended == [])
        if seedOfEnvironment == nil { #expect(outcome.refused > 50 && outcome.read > 5) }
    }
}

/// The same with more files, where the environment asks for it.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct DamagedFileLongTests {
    @Test(arguments: [1, 2] as [UInt64])
    func damagedFilesAreReadOrRefused(_ part: UInt64) async throws {
        let files = try DamagedFiles()
        defer { files.remove() }
        let outcome = try await files.visit(part * manySeeds..<part * manySeeds + 5000)
        #expect(outcome.ended == [])
    }
}
