/// A value type that attributes may have, declared alongside the entities.
///
/// For example: `ValidatedName`, a one-line string of 3 to 19 characters.
package struct ValueType: Hashable, Sendable, Codable {
    package var name: String
    package var kind: Kind
    /// Whether the user's code already declares it, so that it is used but not generated.
    package var isExternal = false
    /// The lines of its doc comment.
    package var documentation: [String] = []
    /// The parts of its declaration that don't determine the stored values.
    package var code = TypeCode()
    /// The members and conformances that extensions add.
    package var extensions = TypeCode()
    package var origin: Origin

    package init(name: String, kind: Kind, origin: Origin) {
        self.name = name
        self.kind = kind
        self.origin = origin
    }

    package enum Kind: Hashable, Sendable, Codable {
        case validated(ValidatedType)
        case optionSet(OptionSetType)
        case enumeration(EnumerationType)
        case structure(StructureType)
        case choice(ChoiceType)
    }
}

/// The parts of a type's declaration that are carried over unchanged.
package struct TypeCode: Hashable, Sendable, Codable {
    /// The members, in the order of declaration.
    package var members: [SourceFragment] = []
    /// The declared conformances, except those that every such type has.
    package var conformances: [Conformance] = []

    package init() {}

    /// The unconditional conformances, which the type's own declaration can list.
    package var heads: [String] { conformances.filter { $0.condition == nil }.map(\.name) }
}

extension ValueType {
    /// The class that contains the type. For example: `Item` of `Item.Kind`.
    package var owner: String? {
        let parts = name.split(separator: ".")
        return parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
    }
}

extension ValueType {
    /// The stored type of a single attribute; `nil` if several attributes store the value.
    package var rawType: AttributeType? {
        switch kind {
        case .validated(let type): type.rawType
        case .optionSet(let type): type.rawType
        case .enumeration(let type): type.rawType
        case .structure, .choice: nil
        }
    }

    /// Whether it is a struct whose parts are stored in separate attributes.
    package var isStructure: Bool {
        if case .structure = kind { true } else { false }
    }

    /// The parts of a structure, or of all cases of a choice.
    package var parts: [Part] {
        switch kind {
        case .structure(let structure): structure.parts
        case .choice(let choice): choice.cases.flatMap(\.parts)
        case .validated, .optionSet, .enumeration: []
        }
    }

    /// The names of the value types of its parts.
    package var partTypes: [String] {
        parts.compactMap { part in
            if case .value(let name) = part.type { name } else { nil }
        }
    }

    /// Returns whether the type contains itself, directly or through the types of its parts.
    package func holdsItself(_ valueType: (_ name: String) -> ValueType?) -> Bool {
        var open = partTypes
        var seen: Set<String> = []
        while let next = open.popLast() {
            if next == name { return true }
            guard seen.insert(next).inserted, let type = valueType(next) else { continue }
            open += type.partTypes
        }
        return false
    }
}

/// A single value with validation rules. For example: `@Validated(.trimmed) struct Name { … }`.
package struct ValidatedType: Hashable, Sendable, Codable {
    /// The stored type: a string, an integer, a real number, a decimal, a date or data.
    package var rawType: AttributeType
    /// The rules, in the order in which they apply.
    package var rules: [ValidationRule]
    /// The name of the nested error type, if the declaration specifies one.
    package var errorName: String?

    package init(rawType: AttributeType, rules: [ValidationRule], errorName: String? = nil) {
        self.rawType = rawType
        self.rules = rules
        self.errorName = errorName
    }
}

/// A rule of a validated type, with its place.
package struct ValidationRule: Hashable, Sendable, Codable {
    package var kind: Kind
    package var origin: Origin

    package init(_ kind: Kind, origin: Origin) {
        self.kind = kind
        self.origin = origin
    }

    package enum Kind: Hashable, Sendable, Codable {
        /// Removes leading and trailing whitespace.
        case trimmed
        /// Converts all letters to lowercase.
        case lowercased
        case singleLine
        case nonEmpty
        /// The number of characters, or of bytes.
        case length(Bounds)
        case range(Bounds)
        /// The name of a set of characters. For example: `alphanumerics`.
        case characters(String)
        /// An ICU regular expression.
        case matches(String)
        /// Requires that the first part of a two-part structure isn't greater than the second.
        case ascending
    }
}

/// The bounds of a rule, as written. For example: `3..<20`, `0...`, `...1`.
package struct Bounds: Hashable, Sendable, Codable {
    package var lower: String?
    package var upper: String?
    /// False for `..<`.
    package var includesUpper: Bool

    package init(lower: String?, upper: String?, includesUpper: Bool = true) {
        self.lower = lower
        self.upper = upper
        self.includesUpper = includesUpper
    }
}

/// Options that are stored as the bits of one integer.
package struct OptionSetType: Hashable, Sendable, Codable {
    /// `integer16`, `integer32`, `integer64` or `int`.
    package var rawType: AttributeType
    /// The named options, in the order of declaration.
    package var options: [Option]
    /// The bits of unnamed options. For example: 0 to 62.
    package var ids: IDs?

    package init(rawType: AttributeType, options: [Option] = [], ids: IDs? = nil) {
        self.rawType = rawType
        self.options = options
        self.ids = ids
    }

    package struct Option: Hashable, Sendable, Codable {
        package var name: String
        /// The position of its bit, from 0.
        package var bit: Int
        package var documentation: [String] = []
        package var origin: Origin

        package init(name: String, bit: Int, origin: Origin) {
            self.name = name
            self.bit = bit
            self.origin = origin
        }
    }

    package struct IDs: Hashable, Sendable, Codable {
        package var first: Int
        package var last: Int

        package init(first: Int, last: Int) {
            self.first = first
            self.last = last
        }
    }
}

/// An enum whose raw values are stored.
package struct EnumerationType: Hashable, Sendable, Codable {
    /// A string or an integer.
    package var rawType: AttributeType
    package var cases: [Case]

    package init(rawType: AttributeType, cases: [Case]) {
        self.rawType = rawType
        self.cases = cases
    }

    package struct Case: Hashable, Sendable, Codable {
        package var name: String
        /// An integer or a string.
        package var rawValue: Literal
        package var documentation: [String] = []
        package var origin: Origin

        package init(name: String, rawValue: Literal, origin: Origin) {
            self.name = name
            self.rawValue = rawValue
            self.origin = origin
        }
    }
}

/// A struct whose parts are stored in separate attributes.
package struct StructureType: Hashable, Sendable, Codable {
    package var parts: [Part]
    /// Only `ascending`.
    package var rules: [ValidationRule]
    /// The name of the nested error type, if the declaration specifies one.
    package var errorName: String?

    package init(parts: [Part], rules: [ValidationRule] = [], errorName: String? = nil) {
        self.parts = parts
        self.rules = rules
        self.errorName = errorName
    }
}

/// An enum whose associated values are stored in separate attributes.
package struct ChoiceType: Hashable, Sendable, Codable {
    package var cases: [Case]

    package init(cases: [Case]) {
        self.cases = cases
    }

    package struct Case: Hashable, Sendable, Codable {
        package var name: String
        package var parts: [Part]
        /// The stored number, if the declaration specifies one.
        package var number: Int?
        package var documentation: [String] = []
        package var origin: Origin

        package init(name: String, parts: [Part], origin: Origin) {
            self.name = name
            self.parts = parts
            self.origin = origin
        }
    }
}

extension ChoiceType {
    /// The stored numbers that the cases declare.
    package var caseNumbers: [CompositeProperty.CaseNumber] {
        cases.compactMap { one in one.number.map { CompositeProperty.CaseNumber(one.name, $0) } }
    }
}

extension ValueType {
    /// The stored numbers that the cases of a choice declare; empty for other types.
    package var caseNumbers: [CompositeProperty.CaseNumber] {
        if case .choice(let choice) = kind { choice.caseNumbers } else { [] }
    }
}

/// A labeled value inside a structure or a choice.
package struct Part: Hashable, Sendable, Codable {
    package var label: String
    package var type: PartType
    package var isOptional: Bool
    package var documentation: [String] = []
    package var origin: Origin

    package init(label: String, type: PartType, isOptional: Bool = false, origin: Origin) {
        self.label = label
        self.type = type
        self.isOptional = isOptional
        self.origin = origin
    }

    package enum PartType: Hashable, Sendable, Codable {
        case stored(AttributeType)
        /// The name of a value type.
        case value(String)
    }
}
