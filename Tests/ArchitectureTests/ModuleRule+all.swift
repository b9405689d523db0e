extension ModuleRule {
    /// All modules, in the order in which data flows. They determine the table in the article about
    /// the architecture.
    static let all = [
        ModuleRule(
            "CHeap",
            .system,
            holds: "the C library's heap: how it grows"
        ),
        ModuleRule(
            "JSON",
            holds: "JSON text to values with places, optionally with comments; values to text"
        ),
        ModuleRule(
            "Diagnostics",
            holds: "diagnostics, places, and their formats: text, JSON, SARIF, GitHub",
            imports: ["JSON"]
        ),
        ModuleRule(
            "Files",
            holds: "reading files and folders, with errors as values",
            libraries: [.c]
        ),
        ModuleRule(
            "ModelIR",
            holds: "the model: entities, attributes, relationships",
            imports: ["Diagnostics"]
        ),
        ModuleRule(
            "ModelJSON",
            holds: "the model as JSON: writing and reading",
            imports: ["Diagnostics", "JSON", "ModelIR"],
            libraries: [.foundation]
        ),
        ModuleRule(
            "ParallelMap",
            holds: "independent work on all cores",
            imports: ["CHeap"],
            libraries: [.dispatch]
        ),
        ModuleRule(
            "CExpat",
            .system,
            holds: "the system's XML parser"
        ),
        ModuleRule(
            "CSQLite",
            .system,
            holds: "SQLite, the system's database"
        ),
        ModuleRule(
            "DatabaseReading",
            holds: "databases that are only read, and not trusted",
            imports: ["CSQLite", "Files"]
        ),
        ModuleRule(
            "CZlib",
            .system,
            holds: "zlib, the system's library for compressed data"
        ),
        ModuleRule(
            "CompiledModelReader",
            holds: "compiled models, and the models in Core Data's stores",
            imports: ["CZlib", "DatabaseReading", "Diagnostics", "Files", "ModelIR"]
        ),
        ModuleRule(
            "CoreDataModelReader",
            holds: "`.xcdatamodeld`: reading and writing",
            imports: [
                "CExpat", "CompiledModelReader", "Diagnostics", "Files", "ModelIR", "ParallelMap",
            ],
            libraries: [.c]
        ),
        ModuleRule(
            "SwiftNames",
            holds: "identifiers, keywords, literals: the only module that spells Swift"
        ),
        ModuleRule(
            "SwiftDeclarationReader",
            holds: "reading models and value types from Swift source code",
            imports: ["Diagnostics", "Files", "ModelIR", "SwiftNames"],
            libraries: [.c, .swiftSyntax]
        ),
        ModuleRule(
            "Checks",
            holds: "rules for models, independent of their form: a file for each",
            imports: ["Diagnostics", "ModelIR", "ParallelMap"]
        ),
        ModuleRule(
            "ModelDiff",
            holds: "two versions of a model to their differences: a file for each kind",
            imports: ["Diagnostics", "ModelIR"]
        ),
        ModuleRule(
            "SQLiteSchemaReader",
            holds: "SQLite databases and scripts to models",
            imports: [
                "CSQLite", "DatabaseReading", "Diagnostics", "Files", "ModelIR", "SwiftNames",
            ]
        ),
        ModuleRule(
            "CClangIndex",
            .system,
            holds: "libclang's interface, for a library that is loaded at run time"
        ),
        ModuleRule(
            "ObjCHeaderReader",
            holds: "Objective-C headers to models",
            imports: ["CClangIndex", "Diagnostics", "Files", "ModelIR", "SwiftNames"],
            libraries: [.c]
        ),
        ModuleRule(
            "TextLayout",
            holds: "breaking long lines"
        ),
        ModuleRule(
            "SwiftDeclarationWriter",
            holds: "writing a model as Swift declarations that the reader understands",
            imports: ["Diagnostics", "ModelIR", "SwiftNames", "TextLayout"]
        ),
        ModuleRule(
            "CloudKitSchemaWriter",
            holds: "writing the schema of the CloudKit container that mirrors a model",
            imports: ["Diagnostics", "ModelIR"]
        ),
        ModuleRule(
            "Configuration",
            holds: "`modelgen.json`: a table of keys that determines reading, the schema and the "
                + "documentation",
            imports: ["Checks", "Diagnostics", "Files", "JSON", "ModelIR", "SwiftNames"]
        ),
        ModuleRule(
            "ModelAnnotations",
            holds: "merging the specifications of User Info and the configuration into the "
                + "model, and writing them back",
            imports: ["Configuration", "Diagnostics", "ModelIR", "SwiftNames"]
        ),
        ModuleRule(
            "Mustache",
            holds: "the template engine, independent of this project",
            imports: ["TextLayout"]
        ),
        ModuleRule(
            "Templates",
            holds: "the templates, embedded"
        ),
        ModuleRule(
            "SharedLowering",
            holds: "the decisions that targets share: typed and composite properties, declared "
                + "members",
            imports: ["Diagnostics", "ModelIR", "Mustache", "SwiftNames", "TextLayout"]
        ),
        ModuleRule(
            "CoreDataLowering",
            holds: "model to views, for Core Data",
            imports: [
                "Diagnostics", "ModelIR", "Mustache", "SharedLowering", "SwiftNames", "TextLayout",
            ]
        ),
        ModuleRule(
            "SQLiteLowering",
            holds: "model to views, for SQLite",
            imports: [
                "Diagnostics", "ModelIR", "Mustache", "SharedLowering", "SwiftNames", "TextLayout",
            ]
        ),
        ModuleRule(
            "SwiftDataLowering",
            holds: "model to views, for SwiftData",
            imports: [
                "Diagnostics", "ModelIR", "Mustache", "SharedLowering", "SwiftNames", "TextLayout",
            ]
        ),
        ModuleRule(
            "ValuesLowering",
            holds: "model to views, for the value types of every target",
            imports: [
                "Diagnostics", "ModelIR", "Mustache", "SharedLowering", "SwiftNames", "TextLayout",
            ]
        ),
        ModuleRule(
            "VersionLowering",
            holds: "older versions of a model to views, and the plan between versions",
            imports: [
                "Diagnostics", "ModelDiff", "ModelIR", "Mustache", "SharedLowering",
                "SQLiteLowering", "SwiftDataLowering", "SwiftNames", "TextLayout",
                "ValuesLowering",
            ]
        ),
        ModuleRule(
            "Output",
            holds: "files with header and digest, the manifest, safe writing, diffs",
            imports: ["Files", "JSON", "ParallelMap"],
            libraries: [.c]
        ),
        ModuleRule(
            "Pipeline",
            holds: "the stages in sequence",
            imports: [
                "Checks", "CloudKitSchemaWriter", "CompiledModelReader", "Configuration",
                "CoreDataLowering", "CoreDataModelReader", "DatabaseReading", "Diagnostics",
                "Files",
                "ModelAnnotations", "ModelDiff", "ModelIR", "ModelJSON", "Mustache",
                "ObjCHeaderReader", "Output", "ParallelMap", "SharedLowering", "SQLiteLowering",
                "SQLiteSchemaReader", "SwiftDataLowering", "SwiftDeclarationWriter", "SwiftNames",
                "Templates", "ValuesLowering", "VersionLowering",
            ]
        ),
        ModuleRule(
            "CommandSyntax",
            holds: "commands and options as data that determine parsing, help, completions and "
                + "the manual",
            imports: ["Diagnostics"]
        ),
        ModuleRule(
            "Commands",
            holds: "the commands of the tool: a file for each",
            imports: [
                "CHeap", "Checks", "CommandSyntax", "Configuration", "CoreDataModelReader",
                "Diagnostics", "Files", "JSON", "ModelAnnotations", "ModelDiff", "ModelIR",
                "ModelJSON", "ObjCHeaderReader", "Output", "ParallelMap", "Pipeline", "SwiftNames",
            ],
            libraries: [.c]
        ),
        ModuleRule(
            "modelgen",
            holds: "the tool, without SwiftSyntax",
            imports: ["Commands", "Pipeline"]
        ),
        ModuleRule(
            "modelgen-swift",
            holds: "the tool, with SwiftSyntax",
            imports: ["Commands", "Diagnostics", "ModelIR", "Pipeline", "SwiftDeclarationReader"]
        ),
        ModuleRule(
            "ModelGenPlugin",
            holds: "running the tool in every build of a package: it only finds inputs and "
                + "builds an argument list",
            libraries: [.foundation, .packagePlugin]
        ),
        ModuleRule(
            "ModelGenCommand",
            holds: "`swift package modelgen`, for checked-in code",
            libraries: [.foundation, .packagePlugin]
        ),
        ModuleRule(
            "ModelTypes",
            .runtime,
            holds:
                "the runtime: values and their rules, fields, conditions, missing values, models and actors for Core Data",
            libraries: [.foundation, .coreData]
        ),
        ModuleRule(
            "ModelStoreMacros",
            .runtime,
            holds: "the program that expands `@ModelActor` for the compiler, on Linux",
            libraries: [.swiftSyntax]
        ),
        ModuleRule(
            "ModelStore",
            .runtime,
            holds: "the runtime for SQLite: container, context, relationships, conditions as SQL",
            imports: ["CSQLite", "ModelTypes"],
            libraries: [.foundation, .observation]
        ),
        ModuleRule("CPostgreSQL", .system, holds: "libpq, PostgreSQL's client library"),
        ModuleRule(
            "ModelStorePostgreSQL",
            .runtime,
            holds: "the same on a PostgreSQL server, with the trait `PostgreSQL`; empty without it",
            imports: ["CPostgreSQL", "ModelStore", "ModelTypes"],
            libraries: [.foundation]
        ),
        ModuleRule(
            "ModelStoreTesting",
            .runtime,
            holds: "files of earlier versions of a model with sample rows, for tests of migrations",
            imports: ["ModelStore", "ModelTypes"],
            libraries: [.foundation]
        ),
    ]
}
