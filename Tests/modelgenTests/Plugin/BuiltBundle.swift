import Foundation
import TestSupport
import Testing

/// The tool that was built with the tests, as a bundle that `MODELGEN_TOOL` can name.
struct BuiltBundle {
    var path: String { folder.url.appending(path: "modelgen.artifactbundle").path }
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(name: "bundle")
        let products = URL(fileURLWithPath: try Tool.path()).deletingLastPathComponent()
        let target = try run(["swiftc", "-print-target-info"]).stdout
        let triple = try #require(target.firstMatch(of: /"unversionedTriple" *: *"(.*)"/)).1
        let names = ["modelgen", "modelgen-swift"]
        for name in names {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true
            )
            try FileManager.default.createSymbolicLink(
                atPath: "\(path)/\(name)",
                withDestinationPath: products.appending(path: name).path
            )
        }
        let artifacts = names.map { name in
            """
            "\(name)": {
                "type": "executable",
                "version": "1.0.0",
                "variants": [{ "path": "\(name)", "supportedTriples": ["\(triple)"] }]
            }
            """
        }
        let list = artifacts.joined(separator: ",\n")
        try folder.write(
            "{ \"schemaVersion\": \"1.0\", \"artifacts\": {\n\(list)\n} }\n",
            to: "modelgen.artifactbundle/info.json"
        )
    }
}
