// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "HealthNotes",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [.package(name: "modelgen", path: "../..")],
    targets: [
        // The notes: a model file, value types in Swift, and the code that uses them.
        .target(
            name: "HealthNotes",
            dependencies: ["OldHealthNotes"] + runtime,
            exclude: ["HealthNotes.xcdatamodeld", "Values.swift", "modelgen.json"],
            plugins: [generator]
        ),
        // The model as it was in version 1, for files of that version.
        .target(
            name: "OldHealthNotes",
            dependencies: runtime,
            exclude: ["HealthNotes.xcdatamodeld", "Values.swift", "modelgen.json"],
            plugins: [generator]
        ),
        // The same notes with the whole model declared in Swift. `Notebook` and `Values.swift` are
        // links into the other target: both use the same code and the same value types.
        .target(
            name: "HealthNotesInSwift",
            dependencies: runtime,
            exclude: ["Models", "modelgen.json"],
            plugins: [generator]
        ),
        // The program.
        .executableTarget(name: "health-notes", dependencies: ["HealthNotes"]),
        .testTarget(
            name: "HealthNotesTests",
            dependencies: [
                "HealthNotes", "OldHealthNotes",
                .product(name: "ModelStoreTesting", package: "modelgen"),
            ] + runtime
        ),
        .testTarget(name: "HealthNotesInSwiftTests", dependencies: ["HealthNotesInSwift"]),
    ],
    swiftLanguageModes: [.v6]
)

/// The libraries that generated code imports.
var runtime: [Target.Dependency] {
    [
        .product(name: "ModelStore", package: "modelgen"),
        .product(name: "ModelTypes", package: "modelgen"),
    ]
}

var generator: Target.PluginUsage { .plugin(name: "ModelGenPlugin", package: "modelgen") }
