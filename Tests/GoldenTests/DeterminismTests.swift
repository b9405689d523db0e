import Foundation
import TestSupport
import Testing

/// The same model gives the same bytes, regardless of where and how modelgen runs.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct DeterminismTests {
    @Test(arguments: GoldenCase.good)
    func anotherFolderAndAnotherLanguageChangeNothing(_ golden: GoldenCase) throws {
        let first = try GoldenRun(golden)
        let elsewhere = try GoldenRun(
            golden,
            in: repositoryRoot,
            output: TemporaryFolder(name: "elsewhere"),
            environment: [
                "LANG": "tr_TR.UTF-8",
                "LC_ALL": "tr_TR.UTF-8",
                "TZ": "Asia/Kathmandu",
                "HOME": "/nonexistent",
            ]
        )
        expectSame(first.written, elsewhere.written)
    }

    @Test(arguments: GoldenCase.good)
    func aSecondRunChangesNothing(_ golden: GoldenCase) throws {
        let output = try TemporaryFolder(name: golden.fileName)
        let first = try GoldenRun(golden, in: golden.folder, output: output)
        let second = try GoldenRun(golden, in: golden.folder, output: output)
        #expect(second.status == 0, "\(second.stderr)")
        expectSame(first.written, second.written)
        #expect(first.writtenNames == second.writtenNames)
    }

    private func expectSame(_ first: FolderContents, _ second: FolderContents) {
        let found = differences(recorded: first, actual: second)
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }
}
