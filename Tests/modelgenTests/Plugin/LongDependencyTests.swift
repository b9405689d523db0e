import Foundation
import TestSupport
import Testing

/// SwiftPM plans packages that depend on this one, whichever way: it refuses flags that a dependency by
/// version may not have before it builds anything.
@Suite(.serialized, .enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct LongDependencyTests {
    private let repository: RepositoryCopy

    init() throws {
        repository = try RepositoryCopy()
    }

    @Test func thePluginIsTakenEveryWay() throws {
        for dependency in Dependency.all(repository) {
            let result = try plan(Client(dependency.line, usesPlugin: true).folder)
            #expect(result.succeeded, "\(dependency.line)\n\(result.output)")
        }
    }

    @Test func theLibrariesAreTakenAlone() throws {
        for dependency in Dependency.all(repository) {
            let result = try plan(Client(dependency.line, usesPlugin: false).folder)
            #expect(result.succeeded, "\(dependency.line)\n\(result.output)")
        }
    }

    /// A package in between has the plugin and is itself taken by version.
    @Test func aPackageInBetweenDependsByVersion() throws {
        let between = try Client(Dependency.version(repository).line, usesPlugin: true)
        try commit(between.folder.url, tag: "1.2.0")
        let url = between.folder.url.absoluteString
        let client = try TemporaryFolder(name: "client")
        try client.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Outer",
                platforms: [.macOS(.v14)],
                dependencies: [.package(url: "\(url)", from: "1.0.0")],
                targets: [
                    .target(
                        name: "Outer",
                        dependencies: [.product(name: "Kit", package: "\(name(of: url))")]
                    )
                ]
            )
            """,
            to: "Package.swift"
        )
        try client.write("import Kit\n", to: "Sources/Outer/Outer.swift")
        let result = try plan(client)
        withExtendedLifetime(between) {}
        #expect(result.succeeded, "\(result.output)")
    }

    /// SwiftPM 6.1 refuses every unsafe flag of a dependency by version, and takes the manifest that is
    /// made for it; here it takes the place of the usual one. SwiftSyntax is an empty package.
    @Test func theManifestForOlderToolsHasNoFlags() throws {
        let folder = try TemporaryFolder(name: "older")
        let package = folder.url.appending(path: "modelgen")
        let cloned = try run(["git", "clone", "-q", repository.url.path, package.path])
        try #require(cloned.succeeded, "\(cloned.output)")
        let manifest = package.appending(path: "Package.swift")
        let older = try String(
            contentsOf: package.appending(path: "Package@swift-6.1.swift"),
            encoding: .utf8
        )
        let syntax = try emptySwiftSyntax(in: folder)
        try older.replacing("https://github.com/swiftlang/swift-syntax.git", with: syntax)
            .write(to: manifest, atomically: true, encoding: .utf8)
        try FileManager.default.removeItem(at: package.appending(path: ".git"))
        try commit(package, tag: "1.0.0")
        let line = #".package(url: "\#(package.absoluteString)", from: "1.0.0")"#
        let result = try plan(Client(line, usesPlugin: true).folder)
        withExtendedLifetime(folder) {}
        #expect(result.succeeded, "\(result.output)")
    }

    private func emptySwiftSyntax(in folder: TemporaryFolder) throws -> String {
        let modules = ["SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"]
        let products = modules.map { #".library(name: "\#($0)", targets: ["\#($0)"])"# }
        let targets = modules.map { #".target(name: "\#($0)")"# }
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "swift-syntax",
                products: [\(products.joined(separator: ", "))],
                targets: [\(targets.joined(separator: ", "))]
            )
            """,
            to: "swift-syntax/Package.swift"
        )
        for module in modules {
            try folder.write("", to: "swift-syntax/Sources/\(module)/\(module).swift")
        }
        let url = folder.url.appending(path: "swift-syntax")
        try commit(url, tag: "600.0.0")
        return url.absoluteString
    }

    /// Loads the graph of a package, which builds nothing.
    private func plan(_ package: TemporaryFolder) throws -> ProcessResult {
        let scratch = try TemporaryFolder(name: "scratch")
        defer { withExtendedLifetime((package, scratch)) {} }
        let folders = ["scratch", "cache", "config", "security"].flatMap { name in
            ["--\(name)-path", scratch.url.appending(path: name).path]
        }
        return try run(
            ["swift", "package"] + folders + ["plugin", "--list"],
            directory: package.url
        )
    }

    private func name(of url: String) -> String {
        url.split(separator: "/").last.map(String.init) ?? url
    }
}

/// A package with a library that uses this one.
private struct Client {
    let folder: TemporaryFolder

    init(_ dependency: String, usesPlugin: Bool) throws {
        folder = try TemporaryFolder(name: "client")
        let plugin = usesPlugin ? #".plugin(name: "ModelGenPlugin", package: "modelgen")"# : ""
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Client",
                platforms: [.macOS(.v14)],
                products: [.library(name: "Kit", targets: ["Kit"])],
                dependencies: [\(dependency)],
                targets: [
                    .target(
                        name: "Kit",
                        dependencies: [
                            .product(name: "ModelStore", package: "modelgen"),
                            .product(name: "ModelTypes", package: "modelgen"),
                        ],
                        plugins: [\(plugin)]
                    )
                ]
            )
            """,
            to: "Package.swift"
        )
        try folder.write("import ModelStore\n", to: "Sources/Kit/Kit.swift")
    }
}
