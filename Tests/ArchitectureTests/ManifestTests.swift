import Foundation
import TestSupport
import Testing

/// Where SwiftSyntax comes from, as the manifest says when SwiftPM reads it.
struct ManifestTests {
    @Test func theToolchainHasSwiftSyntax() throws {
        let manifest = try Manifest(environment: ["MODELGEN_SWIFTSYNTAX": nil])
        #expect(manifest.dependencies.isEmpty)
        #expect(try manifest.reader.contains("lib/swift/host"))
        #expect(try !manifest.reader.contains("swift-syntax"))
    }

    @Test func thePackageIsTakenForWhoAsksForIt() throws {
        let manifest = try Manifest(environment: ["MODELGEN_SWIFTSYNTAX": "package"])
        #expect(manifest.dependencies.contains("swiftlang/swift-syntax.git"))
        let reader = try manifest.reader
        for module in ["SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"] {
            #expect(reader.contains("[\"\(module)\",\"swift-syntax\""), "\(module)")
        }
        #expect(!reader.contains("lib/swift/host"))
    }

    @Test func macrosNeedTheToolchainsSwiftSyntax() throws {
        let withMacros = try Manifest(environment: ["MODELGEN_SWIFTSYNTAX": nil])
        let without = try Manifest(environment: ["MODELGEN_SWIFTSYNTAX": "package"])
        #expect(withMacros.names.subtracting(without.names) == ["ModelStoreMacros"])
    }

    @Test func theManifestForOlderToolsIsMadeOfThisOne() throws {
        let script = repositoryRoot.appending(path: "scripts/older-manifest.sh").path
        let file = repositoryRoot.appending(path: "Package@swift-6.1.swift")
        let text = try run([script, "--stdout"]).stdout
        let isCurrent = try String(contentsOf: file, encoding: .utf8) == text
        #expect(isCurrent, "run scripts/older-manifest.sh")
        #expect(text.hasPrefix("// swift-tools-version: 6.1\n") && !text.contains("unsafeFlags"))
        #expect(!text.contains(".testTarget("))
    }

    @Test(arguments: [
        ("prebuilt", #""path" : "modelgen.artifactbundle""#),
        ("/tools/modelgen.artifactbundle", #"../tools/modelgen.artifactbundle""#),
        ("https://example.com/modelgen.zip", #""url" : "https://example.com/modelgen.zip""#),
    ])
    func theToolMayBePrebuilt(_ place: String, _ expected: String) throws {
        let scratch = try TemporaryFolder(name: "manifest")
        let checksum = String(repeating: "0", count: 64)
        let result = try run(
            [
                "swift", "package", "--package-path", repositoryRoot.path,
                "--scratch-path", scratch.path, "dump-package",
            ],
            environment: ["MODELGEN_TOOL": place, "MODELGEN_TOOL_CHECKSUM": checksum]
        )
        #expect(result.succeeded && result.stdout.contains(expected), "\(result.output)")
        #expect(result.stdout.contains(checksum) == place.hasPrefix("https"))
        #expect(!result.stdout.contains("\"Pipeline\""))
    }

    @Test func theReaderIsATrait() throws {
        let manifest = try Manifest(environment: ["MODELGEN_SWIFTSYNTAX": nil])
        #expect(manifest.traits == ["SwiftReader"])
    }
}

/// The manifest as SwiftPM understands it.
private struct Manifest {
    private let targets: [[String: Any]]
    let dependencies: String
    /// The traits that are enabled by default.
    let traits: [String]

    init(environment: [String: String?]) throws {
        let scratch = try TemporaryFolder(name: "manifest")
        let result = try run(
            [
                "swift", "package", "--package-path", repositoryRoot.path,
                "--scratch-path", scratch.path, "dump-package",
            ],
            environment: environment
        )
        let text = try #require(result.succeeded ? result.stdout : nil, "\(result.stderr)")
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let object = try #require(json as? [String: Any])
        targets = try #require(object["targets"] as? [[String: Any]])
        dependencies = try spelled(object["dependencies"] as? [Any] ?? [])
        let traits = object["traits"] as? [[String: Any]] ?? []
        let standard = traits.first { $0["name"] as? String == "default" }
        self.traits = standard?["enabledTraits"] as? [String] ?? []
    }

    /// The names of all targets.
    var names: Set<String> { Set(targets.compactMap { $0["name"] as? String }) }

    /// The target that reads Swift, as JSON.
    var reader: String {
        get throws {
            let target = targets.first { $0["name"] as? String == "SwiftDeclarationReader" }
            return try spelled([#require(target)])
        }
    }
}

private func spelled(_ list: [Any]) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: list, options: .withoutEscapingSlashes)
    return list.isEmpty ? "" : String(decoding: data, as: UTF8.self)
}
