// swift-tools-version: 6.1
// Made of Package.swift by scripts/older-manifest.sh; change that.
import CompilerPluginSupport
import PackageDescription

let optimized: [SwiftSetting] = []
let placed: [LinkerSetting] = []
let swiftSyntaxPackages: [Package.Dependency] = [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"700.0.0")
]
let swiftSyntaxProducts: [Target.Dependency] = [
    .product(name: "SwiftParser", package: "swift-syntax"),
    .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
    .product(name: "SwiftSyntax", package: "swift-syntax"),
]
let swiftSyntaxModuleFlags: [SwiftSetting] = []
let swiftSyntaxLibraryFlags: [LinkerSetting] = []
let macros: [Target.Dependency] = []
let macroSettings: [SwiftSetting] = []
let macroLibraryFlags: [LinkerSetting] = []

let package = Package(
    name: "modelgen",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
    products: [
        .executable(name: "modelgen", targets: ["modelgen"]),
        .executable(name: "modelgen-swift", targets: ["modelgen-swift"]),
        .library(name: "ModelTypes", targets: ["ModelTypes"]),
        .library(name: "ModelStore", targets: ["ModelStore"]),
        .library(name: "ModelStorePostgreSQL", targets: ["ModelStorePostgreSQL"]),
        .library(name: "ModelStoreTesting", targets: ["ModelStoreTesting"]),
        .plugin(name: "ModelGenPlugin", targets: ["ModelGenPlugin"]),
        .plugin(name: "ModelGenCommand", targets: ["ModelGenCommand"]),
    ],
    traits: [
        .trait(name: "PostgreSQL", description: "Stores objects on a server, with libpq."),
        .trait(name: "SwiftReader", description: "Reads models from Swift, with SwiftSyntax."),
        .default(enabledTraits: ["SwiftReader"]),
    ],
    dependencies: swiftSyntaxPackages,
    targets: [
        // The C library's heap: the size of an object's memory, and how it grows.
        .systemLibrary(name: "CHeap"),

        // MARK: The generator, in the order in which data flows.

        // JSON: text to values with places, and values to text.
        .target(name: "JSON", swiftSettings: optimized),
        // What every stage has to say: diagnostics, places, renderers.
        .target(
            name: "Diagnostics",
            dependencies: ["JSON"],
            swiftSettings: optimized
        ),
        // Reading files and folders, with errors as values.
        .target(name: "Files", swiftSettings: optimized),
        // The model in the middle, as values.
        .target(name: "ModelIR", dependencies: ["Diagnostics"], swiftSettings: optimized),
        // Model to JSON and back.
        .target(
            name: "ModelJSON",
            dependencies: ["Diagnostics", "JSON", "ModelIR"],
            swiftSettings: optimized
        ),
        // Independent work on all cores.
        .target(name: "ParallelMap", dependencies: ["CHeap"], swiftSettings: optimized),
        // Expat, the system's XML parser.
        .systemLibrary(
            name: "CExpat",
            pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
        ),
        // SQLite, the system's database.
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
        ),
        // Databases that are only read, and not trusted.
        .target(
            name: "DatabaseReading",
            dependencies: ["CSQLite", "Files"],
            swiftSettings: optimized
        ),
        // zlib, the system's library for compressed data.
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        // Compiled models, and the models in Core Data's stores, to model.
        .target(
            name: "CompiledModelReader",
            dependencies: ["CZlib", "DatabaseReading", "Diagnostics", "Files", "ModelIR"],
            swiftSettings: optimized
        ),
        // `.xcdatamodeld` to model.
        .target(
            name: "CoreDataModelReader",
            dependencies: [
                "CExpat", "CompiledModelReader", "Diagnostics", "Files", "ModelIR", "ParallelMap",
            ],
            swiftSettings: optimized
        ),
        // A database's tables to model.
        .target(
            name: "SQLiteSchemaReader",
            dependencies: [
                "CSQLite", "DatabaseReading", "Diagnostics", "Files", "ModelIR", "SwiftNames",
            ],
            swiftSettings: optimized
        ),
        // libclang, loaded at run time.
        .target(
            name: "CClangIndex",
            linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
        ),
        // Objective-C headers to model.
        .target(
            name: "ObjCHeaderReader",
            dependencies: ["CClangIndex", "Diagnostics", "Files", "ModelIR", "SwiftNames"],
            swiftSettings: optimized
        ),
        // Swift source to model.
        .target(
            name: "SwiftDeclarationReader",
            dependencies: ["Diagnostics", "Files", "ModelIR", "SwiftNames"] + swiftSyntaxProducts,
            swiftSettings: swiftSyntaxModuleFlags,
            linkerSettings: swiftSyntaxLibraryFlags
        ),
        // Model to findings: rules that hold whatever it was read from.
        .target(
            name: "Checks",
            dependencies: ["Diagnostics", "ModelIR", "ParallelMap"],
            swiftSettings: optimized
        ),
        // Two versions of a model to their differences, and what becomes of the data.
        .target(
            name: "ModelDiff",
            dependencies: ["Diagnostics", "ModelIR"]
        ),
        // The only place that spells Swift: identifiers, literals, widths.
        .target(name: "SwiftNames", swiftSettings: optimized),
        // Model to Swift source: the declarations that the reader above understands.
        .target(
            name: "SwiftDeclarationWriter",
            dependencies: ["Diagnostics", "ModelIR", "SwiftNames", "TextLayout"],
            swiftSettings: optimized
        ),
        // Model to the schema of a CloudKit container.
        .target(
            name: "CloudKitSchemaWriter",
            dependencies: ["Diagnostics", "ModelIR"]
        ),
        // The file that says what to generate from what, and how.
        .target(
            name: "Configuration",
            dependencies: ["Checks", "Diagnostics", "Files", "JSON", "ModelIR", "SwiftNames"],
            swiftSettings: optimized
        ),
        // User Info and the configuration, merged into the model; and back to User Info.
        .target(
            name: "ModelAnnotations",
            dependencies: ["Configuration", "Diagnostics", "ModelIR", "SwiftNames"],
            swiftSettings: optimized
        ),
        // Lines that are too long are broken where marks allow it.
        .target(name: "TextLayout", swiftSettings: optimized),
        // The template engine, after the Mustache specification.
        .target(name: "Mustache", dependencies: ["TextLayout"], swiftSettings: optimized),
        // The templates, embedded.
        .target(
            name: "Templates",
            path: "Templates",
            resources: ["CoreData", "SQLite", "Shared", "SwiftData", "Values"].map {
                .embedInCode($0)
            }
        ),
        // What the lowerings of several targets share: typed and composite properties, declared members.
        .target(
            name: "SharedLowering",
            dependencies: ["Diagnostics", "ModelIR", "Mustache", "SwiftNames", "TextLayout"],
            path: "Sources/Lowering/Shared",
            swiftSettings: optimized
        ),
        // Model to views: every decision about code for Core Data.
        .target(
            name: "CoreDataLowering",
            dependencies: [
                "Diagnostics", "ModelIR", "Mustache", "SharedLowering", "SwiftNames", "TextLayout",
            ],
            path: "Sources/Lowering/CoreData",
            swiftSettings: optimized
        ),
        // Model to views: the code for SQLite.
        .target(
            name: "SQLiteLowering",
            dependencies: [
                "Diagnostics", "ModelIR", "Mustache", "SharedLowering", "SwiftNames", "TextLayout",
            ],
            path: "Sources/Lowering/SQLite",
            swiftSettings: optimized
        ),
        // Model to views: the code for SwiftData.
        .target(
            name: "SwiftDataLowering",
            dependencies: [
                "Diagnostics", "ModelIR", "Mustache", "SharedLowering", "SwiftNames", "TextLayout",
            ],
            path: "Sources/Lowering/SwiftData",
            swiftSettings: optimized
        ),
        // Model to views: the value types, which are the same for every target.
        .target(
            name: "ValuesLowering",
            dependencies: [
                "Diagnostics", "ModelIR", "Mustache", "SharedLowering", "SwiftNames", "TextLayout",
            ],
            path: "Sources/Lowering/Values",
            swiftSettings: optimized
        ),
        // Older versions of a model to views, and the plan between versions.
        .target(
            name: "VersionLowering",
            dependencies: [
                "Diagnostics", "ModelDiff", "ModelIR", "Mustache", "SharedLowering",
                "SQLiteLowering", "SwiftDataLowering", "SwiftNames", "TextLayout",
                "ValuesLowering",
            ],
            path: "Sources/Lowering/Versions",
            swiftSettings: optimized
        ),
        // Rendered files: header, digest, what modelgen owns, safe writing, differences.
        .target(
            name: "Output",
            dependencies: ["Files", "JSON", "ParallelMap"],
            swiftSettings: optimized
        ),
        // The stages in a row.
        .target(
            name: "Pipeline",
            dependencies: [
                "Checks", "CloudKitSchemaWriter", "CompiledModelReader", "Configuration",
                "CoreDataLowering", "CoreDataModelReader", "DatabaseReading", "Diagnostics",
                "Files",
                "ModelAnnotations", "ModelDiff", "ModelIR", "ModelJSON", "Mustache",
                "ObjCHeaderReader", "Output", "ParallelMap", "SharedLowering", "SQLiteLowering",
                "SQLiteSchemaReader", "SwiftDataLowering", "SwiftDeclarationWriter", "SwiftNames",
                "Templates", "ValuesLowering", "VersionLowering",
            ],
            swiftSettings: optimized
        ),

        // MARK: The command line.

        // Subcommands and options as data, from which parsing and help come.
        .target(name: "CommandSyntax", dependencies: ["Diagnostics"]),
        // Everything that the tool does: one file per command.
        .target(
            name: "Commands",
            dependencies: [
                "CHeap", "Checks", "CommandSyntax", "Configuration", "CoreDataModelReader",
                "Diagnostics", "Files", "JSON", "ModelAnnotations", "ModelDiff", "ModelIR",
                "ModelJSON", "ObjCHeaderReader", "Output", "ParallelMap", "Pipeline", "SwiftNames",
            ],
            path: "Sources/modelgen"
        ),
        // The tool. It starts fast: for Swift files it turns into the next.
        .executableTarget(
            name: "modelgen",
            dependencies: ["Commands", "Pipeline"],
            path: "Sources/Launchers/modelgen",
            linkerSettings: placed
        ),
        // The same tool with SwiftSyntax, which takes long to load.
        .executableTarget(
            name: "modelgen-swift",
            dependencies: [
                "Commands", "Diagnostics", "ModelIR", "Pipeline", "SwiftDeclarationReader",
            ],
            path: "Sources/Launchers/modelgen-swift",
            swiftSettings: swiftSyntaxModuleFlags
        ),

        // MARK: The libraries that generated code uses.

        // Fields, conditions, missing values.
        .target(name: "ModelTypes"),
        // What the macros of the next expand to.
        .macro(
            name: "ModelStoreMacros",
            swiftSettings: swiftSyntaxModuleFlags,
            linkerSettings: macroLibraryFlags
        ),
        // Objects over rows: container, context, relationships.
        .target(
            name: "ModelStore",
            dependencies: ["CSQLite", "ModelTypes"] + macros,
            swiftSettings: macroSettings
        ),
        // libpq, PostgreSQL's own client library.
        .systemLibrary(
            name: "CPostgreSQL",
            pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
        ),
        // The same objects on a server. Without the trait, it's empty, and needs no libpq.
        .target(
            name: "ModelStorePostgreSQL",
            dependencies: [
                .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
                "ModelStore", "ModelTypes",
            ]
        ),
        // Files of earlier versions of a model, for tests of migrations.
        .target(name: "ModelStoreTesting", dependencies: ["ModelStore", "ModelTypes"]),

        // MARK: The tool in other packages.

        // Generates on every build. It depends on both tools, so that both are built.
        .plugin(
            name: "ModelGenPlugin",
            capability: .buildTool(),
            dependencies: ["modelgen", "modelgen-swift"]
        ),
        // `swift package modelgen generate` and `check`, for code that is checked in.
        .plugin(
            name: "ModelGenCommand",
            capability: .command(
                intent: .custom(
                    verb: "modelgen",
                    description: "Generates Swift for the models of a package, or checks it"
                ),
                permissions: [
                    .writeToPackageDirectory(reason: "It writes the code that it generates.")
                ]
            ),
            dependencies: ["modelgen-swift"]
        ),

    ],
    swiftLanguageModes: [.v6]
)

// Without the toolchain's SwiftSyntax, `ModelStore` has no macros.
if macros.isEmpty { package.targets.removeAll { $0.type == .macro } }

// `make artifactbundle` builds the tool once. `MODELGEN_TOOL` in the environment says where it is; a
// package that depends on this one then builds the libraries and nothing else.
if let tool = Context.environment["MODELGEN_TOOL"].flatMap(prebuiltTool) {
    let libraries: Set = [
        "CPostgreSQL", "CSQLite", "ModelStore", "ModelStoreMacros", "ModelStorePostgreSQL",
        "ModelStoreTesting", "ModelTypes",
    ]
    package.targets.removeAll { $0.type != .plugin && !libraries.contains($0.name) }
    for plugin in package.targets where plugin.type == .plugin {
        plugin.dependencies = ["modelgen"]
    }
    package.targets.append(tool)
    package.products.removeAll { $0 is Product.Executable }
    package.dependencies = []
}

/// The tool in `modelgen.artifactbundle`: `prebuilt` is that of this folder. Otherwise it's an absolute
/// path, or an address, for which `MODELGEN_TOOL_CHECKSUM` has the checksum.
func prebuiltTool(_ place: String) -> Target? {
    if place.isEmpty { return nil }
    if place == "prebuilt" {
        return .binaryTarget(name: "modelgen", path: "modelgen.artifactbundle")
    }
    if place.hasPrefix("https://") {
        let checksum = Context.environment["MODELGEN_TOOL_CHECKSUM"] ?? ""
        return .binaryTarget(name: "modelgen", url: place, checksum: checksum)
    }
    guard place.hasPrefix("/") else {
        fatalError("MODELGEN_TOOL is 'prebuilt', an absolute path or an https address: \(place)")
    }
    // SwiftPM wants a path from the package.
    let depth = Context.packageDirectory.split(separator: "/").count
    let path = String(repeating: "../", count: depth) + place.dropFirst()
    return .binaryTarget(name: "modelgen", path: path)
}
