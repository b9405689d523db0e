/// What a module may import.
struct ModuleRule: Sendable {
    let name: String
    let part: Part
    /// What it's for, in Markdown.
    let holds: String
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
        case observation = "Observation"
        case coreData = "Core Data"
        case swiftSyntax = "SwiftSyntax"
        case packagePlugin = "PackagePlugin"

        /// As imports name it.
        var modules: Set<String> {
            switch self {
            case .c: ["Darwin", "Glibc", "Musl"]
            case .dispatch: ["Dispatch"]
            case .foundation: ["Foundation", "FoundationEssentials"]
            case .observation: ["Observation"]
            case .coreData: ["CoreData"]
            case .packagePlugin: ["PackagePlugin", "XcodeProjectPlugin"]
            case .swiftSyntax:
                [
                    "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftParser",
                    "SwiftParserDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder",
                    "SwiftSyntaxMacros",
                ]
            }
        }
    }

    init(
        _ name: String,
        _ part: Part = .generator,
        holds: String,
        imports modules: [String] = [],
        libraries: [Library] = []
    ) {
        self.name = name
        self.part = part
        self.holds = holds
        self.modules = modules
        self.libraries = libraries
    }

    /// Everything that an import may name.
    var allowed: Set<String> { libraries.reduce(Set(modules)) { $0.union($1.modules) } }

    /// A row of the table in the article. For example: "| `Files` | reading … | C library |".
    var row: String {
        let names = modules.map { "`\($0)`" } + libraries.map(\.rawValue)
        let imports = names.isEmpty ? "nothing" : names.joined(separator: ", ")
        return "| `\(name)` | \(holds) | \(imports) |"
    }
}
