// swift-tools-version: 6.1
import PackageDescription

/// Only the store and its tests, which `scripts/mutants.sh` builds for each fault.
let package = Package(
    name: "mutants",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "ModelTypes"),
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
        ),
        .target(name: "ModelStore", dependencies: ["CSQLite", "ModelTypes"]),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(name: "CFaultVFS", path: "Tests/CFaultVFS"),
        .testTarget(
            name: "ModelStoreTests",
            dependencies: ["CFaultVFS", "CSQLite", "ModelStore", "ModelTypes", "TestSupport"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
