import ModelIR
import SwiftNames

/// The names to which a type in a declaration can refer.
struct Catalog {
    var models: Set<String> = []
    private(set) var values: [String: ValueType] = [:]
    /// The types nested in classes, by their unqualified names. For example: `Kind`.
    private var nested: [String: [ValueType]] = [:]
    /// Types of the files that are neither models nor value types; codable ones can be stored.
    var others: Set<String> = []

    /// All declared types by their paths.
    var types = DeclaredTypes()

    /// What the JSON of codable types is made of.
    var codableForms = CodableForms()

    /// Type aliases.
    var aliases: [String: SpelledType] = [:]

    /// The members and functions that initial values name.
    var members = DeclaredMembers()

    /// Copies declarations into the code.
    var codeText = CodeText()

    /// The classes among `others`: a model can inherit only from a model.
    var classes: Set<String> = []

    /// The type that a name refers to, inside or outside a model class.
    func value(named name: String, in owner: String?) -> ValueType? {
        if let own = owner.flatMap({ values["\($0).\(name)"] }) ?? values[name] { return own }
        // `Item.Kind` for `Kind`, if no other class has a `Kind`.
        let others = nested[name] ?? []
        return others.count == 1 ? others[0] : nil
    }

    /// Adds value types; of several with the same name, the first counts.
    mutating func add(_ types: [ValueType]) {
        values = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
        nested = Dictionary(grouping: types, by: \.ownName)
    }

    /// A type with the names of those types around it that classes and their helpers are declared in.
    ///
    /// For example: `[Note.Mood]`, but `[Mood]` for `[SchemaV2.Mood]`.
    func qualified(_ type: SpelledType) -> SpelledType {
        type.mapped { name, arguments in
            if isHiddenLibraryType(name) { return .named(name, arguments) }
            let parts = name.split(separator: ".")
            let known = parts.dropLast().drop { !isDeclared(String($0)) }
            return .named((known + parts.suffix(1)).joined(separator: "."), arguments)
        }
    }

    private func isDeclared(_ name: String) -> Bool {
        models.contains(name) || others.contains(name) || nested[name] != nil
            || libraryScopes.contains(name)
    }

    /// All names, for suggestions.
    var names: [String] {
        Array(models) + Array(values.keys) + Array(others) + scalarNames
    }
}
