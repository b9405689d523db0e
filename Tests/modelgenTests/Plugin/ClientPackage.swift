import Foundation
import TestSupport

/// A package in a temporary folder that uses the plugin of this repository.
///
/// All of them are built into one folder below the repository's, so that the tool is built once;
/// `MODELGEN_PACKAGES` in the environment names another one.
struct ClientPackage {
    let folder: TemporaryFolder
    /// The tool comes from `modelgen.artifactbundle`.
    private let usesPrebuiltTool: Bool

    /// - Parameters:
    ///   - target: what the manifest says of the target besides its plugin. For example:
    ///     `exclude: ["Models"],`.
    ///   - repository: a git repository whose branch `main` is taken, instead of the folder of this
    ///     package.
    init(
        _ target: String = "",
        repository: URL? = nil,
        usesPrebuiltTool: Bool = false,
        generatesOnBuild: Bool = true
    ) throws {
        self.usesPrebuiltTool = usesPrebuiltTool
        let place =
            repository.map { #"url: "\#($0.absoluteString)", branch: "main""# }
            ?? #"name: "modelgen", path: "\#(repositoryRoot.path)""#
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
                dependencies: [.package(\(place))],
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

    /// Builds, verbosely: whatever runs is in the output.
    func build() throws -> ProcessResult {
        try swift("build", ["-v"])
    }

    /// Runs the command plugin. For example: `command("check", "--target", "App")`.
    func command(_ arguments: String...) throws -> ProcessResult {
        try swift("package", ["--allow-writing-to-package-directory", "modelgen"] + arguments)
    }

    /// What the built program prints, where it is run in the package's folder.
    func output(of program: String = "App") throws -> [String] {
        let result = try run([binFolder.appending(path: program).path], directory: folder.url)
        return result.stdout.split(separator: "\n").map(String.init)
    }

    private var scratch: URL {
        if usesPrebuiltTool { return repositoryRoot.appending(path: ".build/packages-prebuilt") }
        return ProcessInfo.processInfo.environment["MODELGEN_PACKAGES"].map { path in
            URL(fileURLWithPath: path)
        } ?? repositoryRoot.appending(path: ".build/packages")
    }

    private var binFolder: URL { scratch.appending(path: "debug") }

    private func swift(_ command: String, _ options: [String]) throws -> ProcessResult {
        try run(
            ["swift", command, "--scratch-path", scratch.path] + options,
            environment: ["MODELGEN_TOOL": usesPrebuiltTool ? "prebuilt" : nil],
            directory: folder.url
        )
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
