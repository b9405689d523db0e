// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "StoreBenchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "modelgen", path: "../..")],
    targets: [
        // The same work on the SQLite API: the limit.
        .executableTarget(name: "CBenchmark", linkerSettings: [.linkedLibrary("sqlite3")]),
        .executableTarget(
            name: "StoreBenchmark",
            dependencies: [
                .product(name: "ModelStore", package: "modelgen"),
                .product(name: "ModelTypes", package: "modelgen"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
