import ModelIR

/// The user's types beside an older version, with the static members that the code of the version has.
///
/// Classes and generated types of older versions have nothing but what is stored, so that a default with
/// another member doesn't compile there. For example: `Project.nextCode()`, unlike `Status.active`.
struct OwnMembers {
    /// By the name of the type. For example: `active` and `done` for `Status`.
    private var members: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - model: The older model.
    ///   - stored: The part of it that becomes code.
    ///   - current: The names of the types in the current code.
    init(of model: Model, _ stored: Model, beside current: Set<String>) {
        for name in current { members[name] = [] }
        for fragment in model.declarations where fragment.declaresType {
            members[fragment.declaredName] = []
        }
        for entity in model.entities {
            members[entity.name] = []
            members[entity.namedClass ?? entity.name] = []
            for type in entity.heldTypes where !type.text.isEmpty {
                add(identifiers(in: type.text), to: "\(entity.name).\(type.declaredName)")
            }
        }
        for type in stored.valueTypes { add(type.constants, to: type.name) }
        for fragment in stored.declarations {
            add(identifiers(in: fragment.text), to: fragment.declaredName)
        }
    }

    private mutating func add(_ names: [String], to type: String) {
        members[type, default: []].formUnion(names)
    }

    /// Whether a default of an attribute names a member of a type that the version's code doesn't have.
    ///
    /// Complexity: O(*n*) for *n* characters.
    func areMissing(in text: String, of attribute: Attribute, in entity: Entity) -> Bool {
        let code = codeOutsideStrings(text)
        let start = code.drop(while: \.isWhitespace)
        if start.first == ".", let type = attribute.valueType ?? attribute.customClassName,
            lacks([type] + path(at: start.dropFirst()), in: entity)
        {
            return true
        }
        return paths(in: code).contains { lacks($0, in: entity) }
    }

    /// Whether the member behind the longest part of a path that is a type isn't in the code.
    ///
    /// For example: for `Project` and `nextCode`, unlike `Project`, `Kind` and `one`.
    private func lacks(_ path: [String], in entity: Entity) -> Bool {
        for count in path.indices.reversed().map({ $0 + 1 }) {
            let name = path.prefix(count).joined(separator: ".")
            guard let known = members["\(entity.name).\(name)"] ?? members[name] else { continue }
            guard count < path.count else { return false }
            return path[count] != "init" && path[count] != "self" && !known.contains(path[count])
        }
        return false
    }
}

/// The names in code that aren't behind dots, each with the names behind it.
///
/// For example: `Date`, `now`, and `Codes`, `first` for `Date.now + Codes.first`.
private func paths(in code: String) -> [[String]] {
    var result: [[String]] = []
    var rest = code[...]
    var isBehindDot = false
    while let character = rest.first {
        let word = rest.prefix(while: isPartOfName)
        if word.isEmpty {
            if !character.isWhitespace { isBehindDot = character == "." }
            rest.removeFirst()
            continue
        }
        if !isBehindDot { result.append(path(at: rest)) }
        isBehindDot = false
        rest = rest[word.endIndex...]
    }
    return result
}

/// The names at the start of code that dots connect.
private func path(at code: Substring) -> [String] {
    let word = code.prefix(while: isPartOfName)
    let rest = code[word.endIndex...].drop(while: \.isWhitespace)
    guard !word.isEmpty else { return [] }
    guard rest.first == "." else { return [String(word)] }
    return [String(word)] + path(at: rest.dropFirst().drop(while: \.isWhitespace))
}

private func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
}

extension ValueType {
    /// The static members that generated code of the type has. For example: the cases of an enum.
    fileprivate var constants: [String] {
        switch kind {
        case .optionSet(let set): set.options.map(\.name)
        case .enumeration(let enumeration): enumeration.cases.map(\.name) + ["allCases"]
        case .choice(let choice): choice.cases.map(\.name)
        case .validated, .structure: []
        }
    }
}
