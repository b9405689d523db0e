// swift-tools-version: 6.1
import PackageDescription

// On Apple's systems, this is an app for SwiftData, and needs nothing. Elsewhere, the plugin generates the
// classes from the same models, which the compiler doesn't see.
#if canImport(Darwin)
    let packages: [Package.Dependency] = []
    let store: [Target.Dependency] = []
    let models: [String] = ["modelgen.json"]
    let generator: [Target.PluginUsage] = []
#else
    let packages: [Package.Dependency] = [.package(name: "modelgen", path: "../..")]
    let store: [Target.Dependency] = [.product(name: "ModelStore", package: "modelgen")]
    let models = ["Models", "modelgen.json"]
    let generator: [Target.PluginUsage] = [.plugin(name: "ModelGenPlugin", package: "modelgen")]
#endif

let package = Package(
    name: "Ledger",
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: packages,
    targets: [
        .target(name: "Ledger", dependencies: store, exclude: models, plugins: generator),
        .testTarget(name: "LedgerTests", dependencies: ["Ledger"] + store),
    ],
    swiftLanguageModes: [.v6]
)
