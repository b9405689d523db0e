import Foundation
import Testing

/// The results of every case equal the recorded ones.
struct GoldenTests {
    @Test(.disabled(if: Recording.isOn, "recording"), arguments: GoldenCase.good)
    func writesTheRecordedFiles(_ golden: GoldenCase) throws {
        let run = try GoldenRun(golden)
        #expect(run.status == 0, "\(run.stderr)")
        let recorded = try FolderContents(of: golden.file("expected"))
        for difference in differences(recorded: recorded, actual: run.written) {
            Issue.record("\(golden.name)/expected/\(difference)")
        }
        try expectDiagnostics(of: golden, run)
    }

    @Test(.disabled(if: Recording.isOn, "recording"), arguments: GoldenCase.good)
    func readsTheRecordedModel(_ golden: GoldenCase) throws {
        let model = try inspectedModel(of: golden)
        #expect(model.succeeded, "\(model.stderr)")
        try expectText(model.stdout, of: golden, file: "model.json")
    }

    @Test(.disabled(if: Recording.isOn, "recording"), arguments: GoldenCase.broken)
    func refusesABrokenModelAndWritesNothing(_ golden: GoldenCase) throws {
        let run = try GoldenRun(golden)
        #expect(run.status == 1)
        #expect(run.writtenNames.isEmpty)
        try expectDiagnostics(of: golden, run)
    }

    @Test(.enabled(if: Recording.isOn, "MODELGEN_RECORD=1 records"), arguments: GoldenCase.all)
    func record(_ golden: GoldenCase) throws {
        try Recording.record(golden)
    }

    private func expectDiagnostics(of golden: GoldenCase, _ run: GoldenRun) throws {
        try expectText(run.diagnostics, of: golden, file: "diagnostics.txt")
    }

    private func expectText(_ text: String, of golden: GoldenCase, file: String) throws {
        let name = "\(golden.name)/\(file)"
        let recorded = try #require(
            try? Data(contentsOf: golden.file(file)),
            "\(name) is not recorded yet: MODELGEN_RECORD=1 records it"
        )
        let difference = TextDifference(in: name, recorded: recorded, actual: Data(text.utf8))
        #expect(difference == nil, "\(difference?.description ?? "")")
    }
}
