import Foundation
import TestSupport
import Testing

/// The plugins are type-checked as SwiftPM compiles them, and as Xcode does, over a stub of its module.
struct XcodePluginTests {
    @Test(arguments: ["ModelGenPlugin", "ModelGenCommand"])
    func withoutXcode(_ plugin: String) throws {
        let result = try typeCheck(plugin, modules: [])
        #expect(result.succeeded && result.output.isEmpty, "\(result.output)")
    }

    @Test(arguments: [
        ("ModelGenPlugin", "XcodeBuildToolPlugin"), ("ModelGenCommand", "XcodeCommandPlugin"),
    ])
    func withXcode(_ plugin: String, _ conformance: String) throws {
        let folder = try TemporaryFolder(name: "xcode")
        let stub = repositoryRoot.appending(path: "Tests/PluginStubs/XcodeProjectPlugin.swift")
        let options = ["-emit-module", "-parse-as-library", "-module-name", "XcodeProjectPlugin"]
        let module = folder.path + "XcodeProjectPlugin.swiftmodule"
        let made = try run(
            ["swiftc"] + options + ["-I", try pluginAPI(), "-o", module, stub.path]
        )
        try #require(made.succeeded, "\(made.output)")
        // Fails to compile without the conformance.
        let use = try folder.write(
            """
            import XcodeProjectPlugin
            func needs(_ plugin: some \(conformance)) {}
            func use(_ plugin: \(plugin)) { needs(plugin) }
            """,
            to: "Use.swift"
        )
        let result = try typeCheck(plugin, modules: [folder.path], [use.path])
        #expect(result.succeeded && result.output.isEmpty, "\(result.output)")
        let without = try typeCheck(plugin, modules: [], [use.path])
        #expect(!without.succeeded)
    }

    private func typeCheck(
        _ plugin: String,
        modules: [String],
        _ others: [String] = []
    ) throws -> ProcessResult {
        let folder = repositoryRoot.appending(path: "Plugins/\(plugin)").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .map { "\(folder)/\($0)" }
        let imports = try ([pluginAPI()] + modules).flatMap { ["-I", $0] }
        let options = ["-typecheck", "-parse-as-library", "-swift-version", "6"]
        let module = ["-module-name", plugin, "-package-description-version", "6.2"]
        return try run(["swiftc"] + options + module + imports + files + others)
    }

    /// The folder of the module that plugins import.
    private func pluginAPI() throws -> String {
        let result = try run(["swiftc", "-print-target-info"])
        let info = try JSONDecoder().decode(TargetInfo.self, from: Data(result.stdout.utf8))
        return info.paths.runtimeResourcePath + "/pm/PluginAPI"
    }

    private struct TargetInfo: Decodable {
        var paths: Paths

        struct Paths: Decodable { var runtimeResourcePath: String }
    }
}
