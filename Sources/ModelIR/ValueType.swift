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
    /// The access modifiers of its declaration, if it has any. For example: `public`.
    package var access: [String]?
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
    /// The name without those of the types around it. For example: `Kind` of `Item.Kind`.
    package var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }

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
