import ModelIR

/// The names that a type in a declaration can lead to.
struct Catalog {
    var models: Set<String> = []
    private(set) var values: [String: ValueType] = [:]
    /// What a name alone means that belongs to types inside classes. For example: `Kind`.
    private var nested: [String: [ValueType]] = [:]
    /// Types of the files that are neither; they can be stored where they are codable.
    var others: Set<String> = []

    /// Second names of types.
    var aliases: [String: SpelledType] = [:]

    /// How declarations are written down.
    var codeText = CodeText()

    /// The classes among `others`: a model may inherit only from a model.
    var classes: Set<String> = []

    /// What a name means inside a model class, or outside.
    func value(named name: String, in owner: String?) -> ValueType? {
        if let own = owner.flatMap({ values["\($0).\(name)"] }) ?? values[name] { return own }
        // `Item.Kind` for `Kind`, where no other class has one.
        let others = nested[name] ?? []
        return others.count == 1 ? others[0] : nil
    }

    /// Adds value types; of those with one name the first counts.
    mutating func add(_ types: [ValueType]) {
        values = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
        nested = Dictionary(grouping: types) { type in
            type.name.split(separator: ".").last.map(String.init) ?? type.name
        }
    }

    /// All names, for suggestions.
    var names: [String] {
        Array(models) + Array(values.keys) + Array(others) + scalarNames
    }
}
