// swift-tools-version: 6.1
import PackageDescription

/// Only the store and its tests, with a server: `scripts/test-postgresql.sh` builds it.
let package = Package(
    name: "postgresql",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "ModelTypes"),
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
        ),
        .systemLibrary(
            name: "CPostgreSQL",
            pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
        ),
        .target(name: "ModelStore", dependencies: ["CSQLite", "ModelTypes"]),
        .target(
            name: "ModelStorePostgreSQL",
            dependencies: ["CPostgreSQL", "ModelStore", "ModelTypes"],
            swiftSettings: [.define("PostgreSQL")]
        ),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(name: "CFaultVFS", path: "Tests/CFaultVFS"),
        .testTarget(
            name: "ModelStoreTests",
            dependencies: [
                "CFaultVFS", "CSQLite", "ModelStore", "ModelStorePostgreSQL", "ModelTypes",
                "TestSupport",
            ],
            swiftSettings: [.define("PostgreSQL")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
