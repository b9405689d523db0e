/// What a module may import.
struct ModuleRule: Sendable {
    let name: String
    let part: Part
    /// Modules of this package.
    let modules: [String]
    let libraries: [Library]

    enum Part: Sendable {
        /// The tool and everything that it is made of.
        case generator
        /// What generated code uses.
        case runtime
        /// A library of the system, for either.
        case system
    }

    /// A library of the system, as the table names it.
    enum Library: String, Sendable {
        case c = "C library"
        case dispatch = "Dispatch"
        case foundation = "Foundation"
        case coreData = "Core Data"
        case swiftSyntax = "SwiftSyntax"
        case packagePlugin = "PackagePlugin"

        /// As imports name it.
        var modules: Set<String> {
            switch self {
            case .c: ["Darwin", "Glibc", "Musl"]
            case .dispatch: ["Dispatch"]
            case .foundation: ["Foundation", "FoundationEssentials"]
            case .coreData: ["CoreData"]
            case .packagePlugin: ["PackagePlugin", "XcodeProjectPlugin"]
            case .swiftSyntax: ["SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"]
            }
        }
    }

    init(
        _ name: String,
        _ part: Part = .generator,
        _ modules: [String] = [],
        libraries: [Library] = []
    ) {
        self.name = name
        self.part = part
        self.modules = modules
        self.libraries = libraries
    }

    /// Everything that an import may name.
    var allowed: Set<String> { libraries.reduce(Set(modules)) { $0.union($1.modules) } }

    /// How the table of the article says it. For example: "`Diagnostics`, C library".
    var cell: String {
        let names = modules.map { "`\($0)`" } + libraries.map(\.rawValue)
        return names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
}

extension ModuleRule {
    /// All modules, in the order in which data flows.
    static let all = [
        ModuleRule("CHeap", .system),
        ModuleRule("JSON"),
        ModuleRule("Diagnostics", .generator, ["JSON"]),
        ModuleRule("Files", libraries: [.c]),
        ModuleRule("ModelIR", .generator, ["Diagnostics"]),
        ModuleRule(
            "ModelJSON",
            .generator,
            ["Diagnostics", "JSON", "ModelIR"],
            libraries: [.foundation]
        ),
        ModuleRule("ParallelMap", .generator, ["CHeap"], libraries: [.dispatch]),
        ModuleRule("CExpat", .system),
        ModuleRule(
            "CoreDataModelReader",
            .generator,
            ["CExpat", "Diagnostics", "Files", "ModelIR", "ParallelMap"],
            libraries: [.c]
        ),
        ModuleRule(
            "SwiftDeclarationReader",
            .generator,
            ["Diagnostics", "Files", "ModelIR"],
            libraries: [.c, .swiftSyntax]
        ),
        ModuleRule("Checks", .generator, ["Diagnostics", "ModelIR", "ParallelMap"]),
        ModuleRule("SwiftNames"),
        ModuleRule("TextLayout"),
        ModuleRule(
            "SwiftDeclarationWriter",
            .generator,
            ["Diagnostics", "ModelIR", "SwiftNames", "TextLayout"]
        ),
        ModuleRule(
            "Configuration",
            .generator,
            ["Diagnostics", "Files", "JSON", "ModelIR", "SwiftNames"]
        ),
        ModuleRule(
            "ModelAnnotations",
            .generator,
            ["Configuration", "Diagnostics", "ModelIR", "SwiftNames"]
        ),
        ModuleRule("Mustache", .generator, ["TextLayout"]),
        ModuleRule("Templates"),
        ModuleRule(
            "SharedLowering",
            .generator,
            ["Diagnostics", "ModelIR", "Mustache", "SwiftNames", "TextLayout"]
        ),
        ModuleRule(
            "CoreDataLowering",
            .generator,
            [
                "Diagnostics", "ModelIR", "Mustache", "SharedLowering", "SwiftNames",
                "TextLayout",
            ]
        ),
        ModuleRule(
            "SQLiteLowering",
            .generator,
            [
                "Diagnostics", "ModelIR", "Mustache", "SharedLowering", "SwiftNames",
                "TextLayout",
            ]
        ),
        ModuleRule(
            "ValuesLowering",
            .generator,
            [
                "Diagnostics", "ModelIR", "Mustache", "SharedLowering", "SwiftNames",
                "TextLayout",
            ]
        ),
        ModuleRule("Output", .generator, ["Files", "JSON", "ParallelMap"], libraries: [.c]),
        ModuleRule(
            "Pipeline",
            .generator,
            [
                "Checks", "Configuration", "CoreDataLowering", "CoreDataModelReader",
                "Diagnostics", "Files", "ModelAnnotations", "ModelIR", "Mustache", "Output",
                "ParallelMap", "SharedLowering", "SQLiteLowering", "SwiftDeclarationWriter",
                "SwiftNames", "Templates", "ValuesLowering",
            ]
        ),
        ModuleRule("CommandSyntax", .generator, ["Diagnostics"]),
        ModuleRule(
            "Commands",
            .generator,
            [
                "CHeap", "CommandSyntax", "Configuration", "CoreDataModelReader", "Diagnostics",
                "Files", "ModelAnnotations", "ModelIR", "ModelJSON", "Output", "ParallelMap",
                "Pipeline", "SwiftNames",
            ],
            libraries: [.c]
        ),
        ModuleRule("modelgen", .generator, ["Commands", "Pipeline"]),
        ModuleRule(
            "modelgen-swift",
            .generator,
            ["Commands", "Diagnostics", "ModelIR", "Pipeline", "SwiftDeclarationReader"]
        ),
        ModuleRule("ModelGenPlugin", libraries: [.foundation, .packagePlugin]),
        ModuleRule("ModelGenCommand", libraries: [.foundation, .packagePlugin]),
        ModuleRule("ModelTypes", .runtime, libraries: [.foundation, .coreData]),
        ModuleRule("CSQLite", .system),
        ModuleRule(
            "ModelStore",
            .runtime,
            ["CSQLite", "ModelTypes"],
            libraries: [.foundation]
        ),
    ]
}
