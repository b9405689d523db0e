import ModelIR
import Output

extension RenderedFiles {
    /// The files with the access levels of imports, where the inputs state some.
    func statingImportAccess(_ stated: [String: String]?) -> RenderedFiles {
        guard let stated else { return self }
        return RenderedFiles(origin: origin, files: files.map { $0.statingImportAccess(stated) })
    }
}

extension GeneratedFile {
    /// The file with the access level of each import that its declarations require, for a module whose own
    /// files state some.
    ///
    /// Swift accepts no import without a level beside one that is narrower in another file, and imports are
    /// internal by default with `InternalImportsByDefault`. Without levels in the inputs, nothing changes.
    ///
    /// - Parameter stated: The levels that the inputs state, by module. For example: `public` for
    ///   `SwiftData`.
    fileprivate func statingImportAccess(_ stated: [String: String]) -> GeneratedFile {
        let text = String(decoding: body, as: UTF8.self)
        let used = PublicNames(text)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let words = line.split(separator: " ")
            let isImport =
                words.first == "import" || words.starts(with: ["@preconcurrency", "import"])
            guard isImport, let module = words.last,
                let level = used.level(of: String(module), stated)
            else { return String(line) }
            return String(line).replacing("import ", with: "\(level) import ", maxReplacements: 1)
        }
        return GeneratedFile(path: path, origin: origin) {
            $0 += lines.joined(separator: "\n").utf8
        }
    }
}

/// The names in the interface of a file: those in its public declarations, without bodies.
private struct PublicNames {
    private let names: Set<String>

    init(_ text: String) {
        var names: Set<String> = []
        var isInterface = false
        for line in text.split(separator: "\n") {
            let words = identifiers(in: String(line))
            isInterface = isInterface || words.contains("public") || words.contains("open")
            guard isInterface else { continue }
            let signature = line.prefix { $0 != "{" }
            names.formUnion(identifiers(in: String(signature)))
            // A signature may have several lines.
            let isOpen = line.hasSuffix("(") || line.hasSuffix(",")
            isInterface = isOpen && signature.count == line.count
        }
        self.names = names
    }

    /// The level of an import; `nil` for that of Swift's default.
    func level(of module: String, _ stated: [String: String]) -> String? {
        guard let known = Self.modules[module] else { return stated[module] }
        if !names.isDisjoint(with: known) { return "public" }
        // An import that is internal in one file has to state its level in all files.
        let own = stated[module == "Foundation" ? module : "SwiftData"]
        return own == nil || own == "public" ? nil : "internal"
    }

    /// The names that generated code takes from modules, and their own.
    private static let modules: [String: Set<String>] = [
        "Foundation": foundation,
        "ModelStore": modelStore,
        "ModelTypes": modelTypes,
        // Every class is one of these.
        "CoreData": ["CoreData", "NSManagedObject", "class"],
        "SwiftData": ["SwiftData", "class"],
    ]

    private static let modelStore: Set = [
        "Entity", "FetchDescriptor", "ModelActor", "ModelConfiguration", "ModelContainer",
        "ModelContext", "ModelObject", "ModelStore", "Observed", "PersistentIdentifier",
        "PersistentModel", "Row", "Schema", "SchemaMigrationPlan", "Statement", "StoreError",
        "ToMany", "VersionedSchema",
    ]

    private static let modelTypes: Set = [
        "BitmaskOption", "BitmaskOptions", "CloneMap", "Condition", "CountField", "Field", "Fields",
        "ModelTypes", "NonEmpty", "NonEmptyString", "OptionMatch", "Queryable", "StoredValue",
        "ToManyField", "ToOneField", "UnorderedValidatedValue", "ValidatedValue",
    ]

    /// The types of Foundation that models and their code name.
    private static let foundation: Set = [
        "AttributedString", "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents",
        "DateFormatter", "DateInterval", "Decimal", "Dimension", "FileManager", "Formatter",
        "Foundation", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale",
        "LocalizedError", "Measurement", "NSNumber", "NSObject", "NSPredicate", "NSString",
        "Notification", "NumberFormatter", "PersonNameComponents", "Predicate", "SortDescriptor",
        "TimeInterval", "TimeZone", "URL", "URLRequest", "UUID", "Unit", "UnitLength", "UnitMass",
        "UserDefaults",
    ]
}
