import Foundation
import TestSupport
import Testing

/// A package in a temporary folder that uses the plugin of this repository.
///
/// All of them are built into one folder below the repository's, so that the libraries are built once.
/// The tool is that which was built with the tests; a complete run builds it with the packages, as users
/// do, into a folder that `MODELGEN_PACKAGES` in the environment may name.
struct ClientPackage {
    let folder: TemporaryFolder
    private let tool: ToolSource
    /// Exists as long as the package.
    private let bundle: BuiltBundle?
    private let configuration: String

    /// - Parameters:
    ///   - target: The settings of the target in the manifest, other than its plugin. For example:
    ///     `exclude: ["Models"],`.
    ///   - dependency: how the manifest names this package.
    ///   - tool: where the tool comes from.
    ///   - configuration: `debug` or `release`.
    init(
        _ target: String = "",
        dependency: Dependency = .path,
        tool: ToolSource = isCompleteRun ? .source : .tests,
        configuration: String = "debug",
        generatesOnBuild: Bool = true
    ) throws {
        self.tool = tool
        bundle = tool == .tests ? try BuiltBundle() : nil
        self.configuration = configuration
        let plugins =
            generatesOnBuild ? #"[.plugin(name: "ModelGenPlugin", package: "modelgen")]"# : "[]"
        folder = try TemporaryFolder(name: "client")
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Client",
                platforms: [.macOS(.v14)],
                dependencies: [\(dependency.line)],
                targets: [
                    .executableTarget(
                        name: "App",
                        dependencies: [
                            .product(name: "ModelStore", package: "modelgen"),
                            .product(name: "ModelTypes", package: "modelgen"),
                        ],
                        \(target)
                        plugins: \(plugins)
                    )
                ]
            )
            """,
            to: "Package.swift"
        )
    }

    /// A version of a model whose entities are classes with a text `name`.
    func writeModel(_ name: String, version: String, entities: [String]) throws {
        let xml = entities.map { entity in
            """
            <entity name="\(entity)" representedClassName="\(entity)">
                <attribute name="name" attributeType="String"/>
            </entity>
            """
        }
        try writeVersion(name, version, xml.joined(separator: "\n"))
    }

    func writeVersion(_ name: String, _ version: String, _ entities: String) throws {
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            \(entities)
            </model>
            """,
            to: "Sources/App/\(name).xcdatamodeld/\(version).xcdatamodel/contents"
        )
    }

    func chooseVersion(_ version: String, of name: String) throws {
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
                <key>_XCCurrentVersionName</key>
                <string>\(version).xcdatamodel</string>
            </dict></plist>
            """,
            to: "Sources/App/\(name).xcdatamodeld/.xccurrentversion"
        )
    }

    /// The program prints whether each class is there, by making an object of it.
    func writeProgram(_ classes: [String]) throws {
        let lines = classes.map { #"print(\#($0)(name: "\#($0)").name)"# }
        try folder.write(lines.joined(separator: "\n") + "\n", to: "Sources/App/main.swift")
    }

    /// Another target, without the plugin, with an empty file.
    func addTarget(_ name: String, _ options: String) throws {
        let manifest = folder.url.appending(path: "Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let target = #"targets: [.target(name: "\#(name)", \#(options)),"#
        try folder.write(text.replacing("targets: [", with: target), to: "Package.swift")
        try folder.write("", to: "Sources/\(name)/\(name).swift")
    }

    /// What the generated code is for, as `modelgen.json` says it.
    func chooseTarget(_ target: String) throws {
        try folder.write(#"{ "target": "\#(target)" }"#, to: "Sources/App/modelgen.json")
    }

    /// Builds, verbosely: whatever runs is in the output.
    func build() throws -> ProcessResult {
        try swift("build", ["-v", "-c", configuration])
    }

    /// Runs the command plugin. For example: `command("check", "--target", "App")`.
    func command(_ arguments: String...) throws -> ProcessResult {
        try swift("package", ["--allow-writing-to-package-directory", "modelgen"] + arguments)
    }

    /// The output of the built program, which succeeds, run in the package's folder.
    func output(of program: String = "App") throws -> [String] {
        let result = try run([binFolder.appending(path: program).path], directory: folder.url)
        try #require(result.succeeded, "exit status \(result.status): \(result.output)")
        return result.stdout.split(separator: "\n").map(String.init)
    }

    private var scratch: URL {
        if tool != .source { return repositoryRoot.appending(path: ".build/packages-prebuilt") }
        return ProcessInfo.processInfo.environment["MODELGEN_PACKAGES"].map { path in
            URL(fileURLWithPath: path)
        } ?? repositoryRoot.appending(path: ".build/packages")
    }

    private var toolInEnvironment: String? {
        if case .bundle(let place) = tool { place } else { bundle?.path }
    }

    private var binFolder: URL { scratch.appending(path: configuration) }

    private func swift(_ command: String, _ options: [String]) throws -> ProcessResult {
        try run(
            ["swift", command, "--scratch-path", scratch.path] + options,
            environment: ["MODELGEN_TOOL": toolInEnvironment],
            directory: folder.url
        )
    }
}

extension ClientPackage {
    /// Builds the package, without a warning, and runs the program.
    func expect(prints lines: [String]) throws {
        let result = try build()
        try #require(result.succeeded, "\(result.output)")
        #expect(result.warnings.isEmpty)
        #expect(try output() == lines)
    }
}

extension ProcessResult {
    /// Whether the tool ran in a build. Each of its calls names the folder of its output.
    var ranTheTool: Bool { output.contains(" emit --output ") }

    /// What the tool and the compiler warn of; SwiftPM's own words begin with the package's name.
    var warnings: [Substring] {
        output.split(separator: "\n").filter { line in
            line.contains("warning:") && !line.hasPrefix("warning: '")
        }
    }

    /// Whether a Swift file of the program was compiled.
    var compiledTheProgram: Bool { output.contains("-module-name App ") }
}
