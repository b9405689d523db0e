import Foundation
import TestSupport
import Testing

/// The classes for SwiftData declare the model that they were generated from.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct SwiftDataRoundTripTests {
    @Test(arguments: ["raw-attributes", "optional-scalars", "relationships", "executed"])
    func theyBecomeTheSameClassesForSQLite(_ name: String) throws {
        let golden = GoldenCase(name: name)
        let work = try TemporaryFolder(name: "round trip")
        let model = golden.folder.appending(path: try golden.input()).path
        let declared = try generate([model], for: "swiftdata", to: "declared", in: work)
        let files = declared.names.filter { $0.hasSuffix(".swift") }.map { "declared/\($0)" }
        let again = try generate(files, for: "sqlite", to: "again", in: work)
        let direct = try generate([model], for: "sqlite", to: "direct", in: work)
        #expect(try code(again) == code(direct))
    }

    private func generate(
        _ inputs: [String],
        for target: String,
        to folder: String,
        in work: TemporaryFolder
    ) throws -> FolderContents {
        let options = ["--target", target, "--to-many", "list", "--isolation", "module"]
        let result = try Modelgen.run(
            ["generate"] + inputs + options + ["--output", folder],
            directory: work.url
        )
        try #require(result.succeeded, "\(result.output)")
        return try FolderContents(of: work.url.appending(path: folder))
    }

    /// The text of each file below its header, which names the input.
    private func code(_ folder: FolderContents) throws -> [String: String] {
        folder.files.mapValues { data in
            String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst(2)
                .joined(separator: "\n")
        }
    }
}
