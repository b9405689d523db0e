import Foundation
import TestSupport
import Testing

/// Ejected, unchanged templates give the same files as the built-in ones.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct EjectedTemplatesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(name: "ejected")
        let ejected = try Modelgen.run(["templates", "eject", "Templates"], directory: folder.url)
        try #require(ejected.succeeded, "\(ejected.stderr)")
    }

    @Test(arguments: GoldenCase.good)
    func giveTheRecordedFiles(_ golden: GoldenCase) throws {
        let output = folder.url.appending(path: "Generated")
        let own = try golden.generateArguments()
        let templates = ["--templates", folder.url.appending(path: "Templates").path]
        let result = try Modelgen.run(
            ["generate"] + golden.inputs() + ["--output", output.path] + own + templates,
            directory: golden.folder
        )
        #expect(result.succeeded, "\(result.stderr)")
        let recorded = try FolderContents(of: golden.file("expected"))
        for difference in try differences(recorded: recorded, actual: FolderContents(of: output)) {
            Issue.record("\(golden.name)/expected/\(difference)")
        }
    }
}
