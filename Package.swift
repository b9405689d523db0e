// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

#if canImport(Darwin)
    import MachO
#endif

// MARK: Flags

// Since 6.2, SwiftPM accepts unsafe flags from a dependency by version. `Package@swift-6.1.swift` has
// none; `scripts/older-manifest.sh` makes it of this file.

/// SwiftPM builds the tool of a plugin for debugging, where unoptimized code takes eight times as
/// long. `MODELGEN_UNOPTIMIZED` in the environment leaves the generator to the debugger.
///
/// The reader of Swift isn't optimized: SwiftSyntax, which comes built, does most of its work, so that it
/// takes only 1.4 times as long, and each of its visitors takes the optimizer seconds. Comparing models and
/// writing CloudKit's schema aren't either: no build of a package does that.
let optimized: [SwiftSetting] =
    Context.environment["MODELGEN_UNOPTIMIZED"] == nil
    ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []

/// The tool is linked to run where it lies in memory: to move it, as a position-independent program
/// is moved at every start, takes a third of the time that an empty run takes.
let placed: [LinkerSetting] = [
    .unsafeFlags(
        ["-Xclang-linker", "-no-pie", "-Xclang-linker", "-Wno-unused-command-line-argument"],
        .when(platforms: [.linux], configuration: .release)
    )
]

// SwiftSyntax lies in `lib/swift/host` beside the compiler. `MODELGEN_SWIFTSYNTAX=package` in the
// environment takes the package instead, and so does a toolchain that has none.
let swiftSyntaxModules = ["SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"]
let swiftSyntaxFolder: String? =
    Context.environment["MODELGEN_SWIFTSYNTAX"] == "package"
    ? nil : toolchainRoots().map { $0 + "/lib/swift/host" }.first(where: holdsSwiftSyntax)
let swiftSyntaxPackages: [Package.Dependency] =
    swiftSyntaxFolder == nil
    ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"700.0.0")] : []
let swiftSyntaxProducts: [Target.Dependency] =
    swiftSyntaxFolder == nil
    ? swiftSyntaxModules.map { .product(name: $0, package: "swift-syntax") } : []
let swiftSyntaxModuleFlags: [SwiftSetting] =
    swiftSyntaxFolder.map { [.unsafeFlags(["-I", $0])] } ?? []
let swiftSyntaxLibraryFlags: [LinkerSetting] =
    swiftSyntaxFolder.map { folder in
        let libraries = (swiftSyntaxModules + ["SwiftDiagnostics"]).map { "-l" + $0 }
        // In a bundle, the libraries are beside the tool.
        let isBundled = Context.environment["MODELGEN_BUNDLED"] != nil
        let place = isBundled ? [] : ["-Xlinker", "-rpath", "-Xlinker", folder]
        return [.unsafeFlags(["-L", folder] + place + libraries)]
    } ?? []

/// The folders that hold `lib/swift`: that of the toolchain which reads this file comes first.
func toolchainRoots() -> [String] {
    let path = Context.environment["PATH"] ?? ""
    let compilers = path.split(separator: ":").map { $0 + "/swiftc" }
        .filter { FileManager.default.isExecutableFile(atPath: $0) }
        .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    let files = loadedLibraries().filter { $0.contains("libPackageDescription.") } + compilers
    return files.compactMap { file in
        // `usr/lib/swift/pm/ManifestAPI/libPackageDescription.so`, `usr/bin/swiftc`.
        let root =
            file.range(of: "/lib/swift/", options: .backwards)
            ?? file.range(of: "/bin/", options: .backwards)
        return root.map { String(file[..<$0.lowerBound]) }
    }
}

/// What is loaded into the program that this file is.
func loadedLibraries() -> [String] {
    #if canImport(Darwin)
        return (0..<_dyld_image_count()).compactMap {
            _dyld_get_image_name($0).map { String(cString: $0) }
        }
    #else
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        return maps.split(separator: "\n").compactMap { line in
            line.firstIndex(of: "/").map { String(line[$0...]) }
        }
    #endif
}

func holdsSwiftSyntax(_ folder: String) -> Bool {
    let libraries = ["libSwiftSyntax.so", "libSwiftSyntax.dylib"].map { "\(folder)/\($0)" }
    return FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule")
        && libraries.contains { FileManager.default.fileExists(atPath: $0) }
}

// The macros of `ModelStore` are expanded by a program that is made of the toolchain's SwiftSyntax. On
// Apple's systems, apps have SwiftData's macros, and Xcode asks users before it runs one.
#if os(Linux)
    let macroFolder = swiftSyntaxFolder
#else
    let macroFolder: String? = nil
#endif
let macros: [Target.Dependency] =
    macroFolder == nil
    ? [] : [.target(name: "ModelStoreMacros", condition: .when(traits: ["SwiftReader"]))]
let macroSettings: [SwiftSetting] =
    macroFolder == nil ? [] : [.define("MODELSTORE_MACROS", .when(traits: ["SwiftReader"]))]
let macroLibraryFlags: [LinkerSetting] =
    macroFolder.map { folder in
        let libraries = [
            "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftSyntax",
            "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
        ]
        let place = ["-Xlinker", "-rpath", "-Xlinker", folder]
        return [.unsafeFlags(["-L", folder] + place + libraries.map { "-l" + $0 })]
    } ?? []

// MARK: Package

let package = Package(
    name: "modelgen",
    platforms: [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8)],
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

        // MARK: Tests, one target per module.

        // What several test targets use: running processes, temporary folders.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        // Compiled models and stores, written by code.
        .target(
            name: "ModelSamples",
            dependencies: ["CSQLite", "CZlib"],
            path: "Tests/ModelSamples"
        ),
        // Small models, written in code.
        .target(
            name: "LoweringSupport",
            dependencies: ["ModelIR"],
            path: "Tests/LoweringSupport"
        ),
        // Files and memory that fail when they're told to, for the store's tests.
        .target(name: "CFaultVFS", path: "Tests/CFaultVFS"),
        // The scripts that compile and run code for Core Data on Linux.
        .testTarget(name: "AppleGateTests", dependencies: ["TestSupport", "modelgen"]),
        // Who imports whom.
        .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
        // Rules, on source text with marks where something must be found.
        .testTarget(
            name: "ChecksTests",
            dependencies: [
                "Checks", "CoreDataModelReader", "Diagnostics", "ModelIR",
                "SwiftDeclarationReader", "TestSupport",
            ],
            swiftSettings: swiftSyntaxModuleFlags
        ),
        .testTarget(name: "CommandSyntaxTests", dependencies: ["CommandSyntax", "TestSupport"]),
        .testTarget(
            name: "ConfigurationTests",
            dependencies: ["Configuration", "Diagnostics", "JSON", "ModelIR", "TestSupport"]
        ),
        .testTarget(
            name: "CoreDataLoweringTests",
            dependencies: [
                "CoreDataLowering", "Diagnostics", "LoweringSupport", "ModelIR", "SharedLowering",
                "SwiftNames",
            ]
        ),
        .testTarget(
            name: "CoreDataModelReaderTests",
            dependencies: [
                "Checks", "CoreDataModelReader", "Diagnostics", "ModelIR", "TestSupport",
            ]
        ),
        .testTarget(
            name: "CompiledModelReaderTests",
            dependencies: [
                "CompiledModelReader", "CoreDataModelReader", "Diagnostics", "ModelDiff",
                "ModelIR", "ModelSamples", "TestSupport",
            ]
        ),
        // Suites that others wrote, where they lie beside the repository.
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["JSON", "Mustache", "TestSupport", "modelgen"]
        ),
        // Real models, where they lie beside the repository.
        .testTarget(
            name: "CorpusTests",
            dependencies: ["TestSupport", "modelgen"],
            exclude: ["differences.tsv", "findings.tsv"]
        ),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
        .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
        // Damaged models and templates, the same in every run.
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "Checks", "Configuration", "CoreDataLowering", "CoreDataModelReader", "Diagnostics",
                "ModelAnnotations", "ModelIR", "Mustache", "Output", "Pipeline",
                "SharedLowering", "SwiftDeclarationReader", "SwiftDeclarationWriter", "Templates",
                "TestSupport",
            ],
            swiftSettings: swiftSyntaxModuleFlags
        ),
        // Programs of two versions of a model, the second on the first one's files.
        .testTarget(
            name: "EvolutionTests",
            dependencies: ["CSQLite", "TestSupport", "modelgen"],
            exclude: ["corpus.py"]
        ),
        // Whole runs of the tool, compared with recorded ones.
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "CSQLite", "Diagnostics", "ModelIR", "ModelJSON", "TestSupport", "modelgen",
            ]
        ),
        .testTarget(name: "JSONTests", dependencies: ["JSON"]),
        .testTarget(
            name: "ModelAnnotationsTests",
            dependencies: ["Configuration", "Diagnostics", "ModelAnnotations", "ModelIR"]
        ),
        // Differences of small models, and of random ones.
        .testTarget(
            name: "ModelDiffTests",
            dependencies: [
                "CoreDataModelReader", "Diagnostics", "ModelAnnotations", "ModelDiff", "ModelIR",
                "ModelJSON", "SQLiteSchemaReader", "SwiftDeclarationReader", "TestSupport",
            ],
            swiftSettings: swiftSyntaxModuleFlags
        ),
        .testTarget(name: "ModelIRTests", dependencies: ["ModelIR"]),
        .testTarget(
            name: "ModelJSONTests",
            dependencies: [
                "Checks", "CoreDataModelReader", "Diagnostics", "ModelIR", "ModelJSON",
                "TestSupport",
            ]
        ),
        // Decisions that every target shows: names, blueprints, plans.
        .testTarget(
            name: "SharedLoweringTests",
            dependencies: [
                "Diagnostics", "LoweringSupport", "ModelIR", "SharedLowering", "SwiftNames",
            ]
        ),
        // The record types and fields of small models.
        .testTarget(
            name: "CloudKitSchemaWriterTests",
            dependencies: ["CloudKitSchemaWriter", "Diagnostics", "LoweringSupport", "ModelIR"]
        ),
        // Decisions about tables: columns, indexes, names.
        .testTarget(
            name: "SQLiteLoweringTests",
            dependencies: [
                "Diagnostics", "LoweringSupport", "ModelIR", "SharedLowering", "SQLiteLowering",
            ]
        ),
        // Decisions about models of SwiftData: systems, inverses, required objects.
        .testTarget(
            name: "SwiftDataLoweringTests",
            dependencies: [
                "Diagnostics", "LoweringSupport", "ModelIR", "SharedLowering", "SwiftDataLowering",
            ]
        ),
        // Small databases and scripts, and broken ones.
        .testTarget(
            name: "SQLiteSchemaReaderTests",
            dependencies: [
                "Diagnostics", "ModelIR", "ModelSamples", "SQLiteSchemaReader", "TestSupport",
            ]
        ),
        .testTarget(
            name: "SwiftDeclarationReaderTests",
            dependencies: [
                "Checks", "Diagnostics", "ModelIR", "SwiftDeclarationReader", "TestSupport",
            ],
            swiftSettings: swiftSyntaxModuleFlags
        ),
        // What is written is read again, and says the same.
        .testTarget(
            name: "SwiftDeclarationWriterTests",
            dependencies: [
                "Checks", "CoreDataModelReader", "Diagnostics", "ModelAnnotations", "ModelIR",
                "Pipeline",
                "SwiftDeclarationReader", "SwiftDeclarationWriter", "TestSupport",
            ],
            swiftSettings: swiftSyntaxModuleFlags
        ),
        .testTarget(name: "SwiftNamesTests", dependencies: ["SwiftNames"]),
        // The command line, from outside.
        .testTarget(
            name: "modelgenTests",
            dependencies: ["ModelSamples", "TestSupport", "modelgen"]
        ),
        // The store, on classes as they are generated and on real files.
        .testTarget(
            name: "ModelStoreTests",
            dependencies: [
                "CFaultVFS", "CSQLite", "ModelStore",
                .target(name: "ModelStorePostgreSQL", condition: .when(traits: ["PostgreSQL"])),
                "ModelTypes", "TestSupport",
            ],
            swiftSettings: macroSettings
        ),
        // The classes of a model's first version, which those of the second are tested with.
        .target(
            name: "FirstVersion",
            dependencies: ["ModelStore", "ModelTypes"],
            path: "Tests/Golden/sqlite-first-version",
            exclude: ["about.md", "arguments.txt", "diagnostics.txt", "input", "model.json"],
            sources: ["expected", "support"]
        ),
        // Migrations that lose nothing, and some that do.
        .testTarget(
            name: "ModelStoreTestingTests",
            dependencies: [
                "FirstVersion", "ModelStore", "ModelStoreTesting", "TestSupport",
            ]
        ),
        .testTarget(name: "ModelTypesTests", dependencies: ["ModelTypes", "TestSupport"]),
        .testTarget(name: "MustacheTests", dependencies: ["Mustache", "TextLayout"]),
        .testTarget(name: "OutputTests", dependencies: ["Output", "TestSupport"]),
        // Small headers, and broken ones.
        .testTarget(
            name: "ObjCHeaderReaderTests",
            dependencies: [
                "Diagnostics", "ModelIR", "ObjCHeaderReader", "TestSupport", "modelgen",
            ],
            exclude: ["Interface"]
        ),
        .testTarget(name: "ParallelMapTests", dependencies: ["CHeap", "ParallelMap"]),
        .testTarget(
            name: "PipelineTests",
            dependencies: [
                "CoreDataLowering", "Diagnostics", "ModelIR", "Mustache", "Output", "Pipeline",
                "SharedLowering", "TestSupport", "ValuesLowering", "VersionLowering",
            ]
        ),
        // What templates and views may be.
        .testTarget(
            name: "TemplatesTests",
            dependencies: [
                "Checks", "CoreDataLowering", "CoreDataModelReader", "Diagnostics",
                "LoweringSupport", "ModelIR", "Mustache", "SharedLowering", "SQLiteLowering",
                "SwiftDataLowering", "Templates", "TestSupport", "ValuesLowering",
                "VersionLowering",
            ],
            exclude: ["Views"]
        ),
        // The code for value types: compared, compiled and run.
        .testTarget(
            name: "ValuesLoweringTests",
            dependencies: [
                "Diagnostics", "ModelIR", "ModelTypes", "Mustache", "SharedLowering", "SwiftNames",
                "Templates", "TestSupport", "ValuesLowering",
            ]
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

// SwiftPM has one list of systems for all targets. Only the libraries run on the oldest of them: the
// tool and the tests run where a toolchain does, and may use what that system has.
for target in package.targets
where [.regular, .executable, .test].contains(target.type)
    && !["ModelTypes", "ModelStore", "ModelStorePostgreSQL", "ModelStoreTesting"]
        .contains(target.name)
{
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .unsafeFlags(
                ["-Xfrontend", "-disable-availability-checking"],
                .when(platforms: [.macOS])
            )
        ]
}
