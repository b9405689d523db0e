// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "modelgen",
    platforms: [.macOS(.v14), .iOS(.v17)],
    targets: [
        // What every stage has to say: diagnostics, places, renderers.
        .target(name: "Diagnostics"),
        // The model in the middle, as values.
        .target(name: "ModelIR", dependencies: ["Diagnostics"]),
    ],
    swiftLanguageModes: [.v6]
)
