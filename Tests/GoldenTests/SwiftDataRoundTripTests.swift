import Foundation
import TestSupport
import Testing

/// The classes for SwiftData declare the model that they were generated from.
@Suite(.disabled(if: Recording.isOn, "recording"))
struct SwiftDataRoundTripTests {
    @Test(arguments: ["raw-attributes", "option-flags"])
    func theyBecomeTheSameClassesForSQLite(_ name: String) throws {
        let golden = GoldenCase(name: name)
        let work = try TemporaryFolder(name: "round trip")
        let inputs = try golden.inputs().map { golden.folder.appending(path: $0).path }
        let values = try inputs.filter { $0.hasSuffix(".swift") }.map {
            try valueTypes(of: $0, in: work)
        }
        let declared = try generate(inputs, for: "swiftdata", to: "declared", in: work)
        let classes = declared.names.filter { $0.hasSuffix(".swift") && $0 != "Values.swift" }
        let files = classes.map { "declared/\($0)" } + values
        let again = try generate(files, for: "sqlite", to: "again", in: work)
        let direct = try generate(inputs, for: "sqlite", to: "direct", in: work)
        #expect(try code(again) == code(direct))
    }

    /// Writes what precedes the classes of a file to another one, and returns its path.
    private func valueTypes(of file: String, in work: TemporaryFolder) throws -> String {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let types = text.components(separatedBy: "@Model")[0]
        return try work.write(types, to: "Types.swift").path
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

    /// The text of each file without its header, which names the input, and its imports.
    private func code(_ folder: FolderContents) throws -> [String: String] {
        folder.files.mapValues { data in
            String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst(2)
                .filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
        }
    }
}
