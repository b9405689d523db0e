import Foundation
import Testing

/// Records the results of the cases: `MODELGEN_RECORD=1`.
///
/// The diff is reviewed like code. Whether a case is broken isn't recorded, but decided by hand,
/// and so is the text of a file whose digest is all zeros.
enum Recording {
    static let isOn = ProcessInfo.processInfo.environment["MODELGEN_RECORD"] == "1"

    static func record(_ golden: GoldenCase) throws {
        let run = try GoldenRun(golden)
        let status: Int32 = golden.isBroken ? 1 : 0
        try #require(run.status == status, "not recorded: \(golden.name)\n\(run.stderr)")
        if !golden.isBroken {
            try recordOutput(of: golden, run)
            try recordModel(of: golden)
        }
        try Data(run.diagnostics.utf8).write(to: golden.file("diagnostics.txt"))
    }

    private static func recordOutput(of golden: GoldenCase, _ run: GoldenRun) throws {
        let recorded = try FolderContents(of: golden.file("expected"))
        if recorded.files.values.contains(where: isHandwritten) {
            let found = differences(recorded: recorded, actual: run.written)
            try #require(found.isEmpty, "written by hand: \(found.joined(separator: "\n"))")
        }
        try run.written.replace(golden.file("expected"))
    }

    private static func recordModel(of golden: GoldenCase) throws {
        let model = try inspectedModel(of: golden)
        try #require(model.succeeded, "not recorded: \(golden.name)\n\(model.stderr)")
        try Data(model.stdout.utf8).write(to: golden.file("model.json"))
    }
}
