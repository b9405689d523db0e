extension ModuleRule {
    /// All modules, in the order in which data flows. The table in the article about the architecture
    /// is made of them.
    static let all = [
        ModuleRule(
            "CHeap",
            .system,
            holds: "the C library's heap: how it grows"
        ),
        ModuleRule(
            "JSON",
            holds: "JSON text to values with places, comments allowed where wanted; values to text"
        ),
        ModuleRule(
            "Diagnostics",
            holds: "diagnostics, places, and how they are written: text, JSON, SARIF, GitHub",
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
            holds: "the model as JSON, and back",
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
            "CoreDataModelReader",
            holds: "`.xcdatamodeld` to model, and back",
            imports: ["CExpat", "Diagnostics", "Files", "ModelIR", "ParallelMap"],
            libraries: [.c]
        ),
        ModuleRule(
            "SwiftDeclarationReader",
            holds: "models and value types in Swift source to model",
            imports: ["Diagnostics", "Files", "ModelIR"],
            libraries: [.c, .swiftSyntax]
        ),
        ModuleRule(
            "Checks",
            holds: "rules for models, whatever they were read from: a file for each",
            imports: ["Diagnostics", "ModelIR", "ParallelMap"]
        ),
        ModuleRule(
            "ModelDiff",
            holds: "two versions of a model to their differences: a file for each kind",
            imports: ["Diagnostics", "ModelIR"]
        ),
        ModuleRule(
            "SwiftNames",
            holds: "identifiers, keywords, literals: the only place that spells Swift"
        ),
        ModuleRule(
            "TextLayout",
            holds: "where lines that are too long are broken"
        ),
        ModuleRule(
            "SwiftDeclarationWriter",
            holds: "model to declarations in Swift, as the reader understands them",
            imports: ["Diagnostics", "ModelIR", "SwiftNames", "TextLayout"]
        ),
        ModuleRule(
            "Configuration",
            holds: "`modelgen.json`: one table of keys, from which reading, schema and "
                + "documentation come",
            imports: ["Checks", "Diagnostics", "Files", "JSON", "ModelIR", "SwiftNames"]
        ),
        ModuleRule(
            "ModelAnnotations",
            holds: "what User Info and the configuration say about the code, merged into the model "
                + "and written back",
            imports: ["Configuration", "Diagnostics", "ModelIR", "SwiftNames"]
        ),
        ModuleRule(
            "Mustache",
            holds: "the template engine, nothing of this project's",
            imports: ["TextLayout"]
        ),
        ModuleRule(
            "Templates",
            holds: "the templates, embedded"
        ),
        ModuleRule(
            "SharedLowering",
            holds: "what several targets decide alike: typed and composite properties, declared "
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
            "ValuesLowering",
            holds: "model to views, for value types: the same for every target",
            imports: [
                "Diagnostics", "ModelIR", "Mustache", "SharedLowering", "SwiftNames", "TextLayout",
            ]
        ),
        ModuleRule(
            "Output",
            holds: "files with header and digest, the manifest, safe writing, differences",
            imports: ["Files", "JSON", "ParallelMap"],
            libraries: [.c]
        ),
        ModuleRule(
            "Pipeline",
            holds: "the stages in a row",
            imports: [
                "Checks", "Configuration", "CoreDataLowering", "CoreDataModelReader", "Diagnostics",
                "Files", "ModelAnnotations", "ModelIR", "Mustache", "Output", "ParallelMap",
                "SharedLowering", "SQLiteLowering", "SwiftDeclarationWriter", "SwiftNames",
                "Templates", "ValuesLowering",
            ]
        ),
        ModuleRule(
            "CommandSyntax",
            holds: "commands and options as data, from which parsing, help, completions and the "
                + "manual come",
            imports: ["Diagnostics"]
        ),
        ModuleRule(
            "Commands",
            holds: "what the tool does, a file for each command",
            imports: [
                "CHeap", "Checks", "CommandSyntax", "Configuration", "CoreDataModelReader",
                "Diagnostics", "Files", "JSON", "ModelAnnotations", "ModelDiff", "ModelIR",
                "ModelJSON", "Output", "ParallelMap", "Pipeline", "SwiftNames",
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
            holds: "the tool in every build of another package: it only finds inputs and builds an "
                + "argument list",
            libraries: [.foundation, .packagePlugin]
        ),
        ModuleRule(
            "ModelGenCommand",
            holds: "`swift package modelgen`, for code that is checked in",
            libraries: [.foundation, .packagePlugin]
        ),
        ModuleRule(
            "ModelTypes",
            .runtime,
            holds: "the runtime: values and their rules, fields, conditions, missing values",
            libraries: [.foundation, .coreData]
        ),
        ModuleRule(
            "CSQLite",
            .system,
            holds: "SQLite, the system's database"
        ),
        ModuleRule(
            "ModelStore",
            .runtime,
            holds: "the runtime over SQLite: container, context, relationships, conditions as SQL",
            imports: ["CSQLite", "ModelTypes"],
            libraries: [.foundation]
        ),
    ]
}
