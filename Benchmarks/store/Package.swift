// swift-tools-version: 6.1
import PackageDescription

// With BENCHMARK_SERVER in the environment, the store's program can also use a PostgreSQL server.
let isServer = Context.environment["BENCHMARK_SERVER"] != nil

let package = Package(
    name: "StoreBenchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(
            name: "modelgen",
            path: "../..",
            traits: isServer ? [.defaults, "PostgreSQL"] : [.defaults]
        )
    ],
    targets: [
        // The same work on the SQLite API: the limit.
        .executableTarget(name: "CBenchmark", linkerSettings: [.linkedLibrary("sqlite3")]),
        .executableTarget(
            name: "StoreBenchmark",
            dependencies: [
                .product(name: "ModelStore", package: "modelgen"),
                .product(name: "ModelTypes", package: "modelgen"),
            ] + (isServer ? [.product(name: "ModelStorePostgreSQL", package: "modelgen")] : []),
            swiftSettings: isServer ? [.define("PostgreSQL")] : []
        ),
    ],
    swiftLanguageModes: [.v6]
)
