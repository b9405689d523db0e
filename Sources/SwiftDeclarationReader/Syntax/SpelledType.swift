import SwiftSyntax

/// A type as spelled in source code, normalized.
///
/// For example: `T?` and `Optional<T>` are equal.
indirect enum SpelledType: Hashable {
    /// The last component of the name, and its generic arguments. `RawValue` has the type around it as
    /// one, and types inside of `Calendar` and `Locale` have both names.
    case named(String, [SpelledType])
    case optional(SpelledType)
    case array(SpelledType)
    case set(SpelledType)
    case dictionary(SpelledType, SpelledType)
    /// A type that no model property can have. For example: a function.
    case other(String)

    init(_ type: TypeSyntax) { self = SpelledType(qualified: type).unqualified }

    /// A type with the names of all types around it. For example: `Note.Mood`.
    init(qualified type: TypeSyntax) {
        if let type = type.as(IdentifierTypeSyntax.self) {
            self.init(
                name: type.name.identifierText,
                type.genericArgumentClause.map(qualifiedArguments) ?? []
            )
        } else if let type = type.as(MemberTypeSyntax.self) {
            self.init(member: type)
        } else if let type = type.as(OptionalTypeSyntax.self) {
            self = .optional(SpelledType(qualified: type.wrappedType))
        } else if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            self = .optional(SpelledType(qualified: type.wrappedType))
        } else if let type = type.as(ArrayTypeSyntax.self) {
            self = .array(SpelledType(qualified: type.element))
        } else if let type = type.as(DictionaryTypeSyntax.self) {
            self = .dictionary(
                SpelledType(qualified: type.key),
                SpelledType(qualified: type.value)
            )
        } else if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1,
            let element = type.elements.first, element.firstName == nil
        {
            self = SpelledType(qualified: element.type)
        } else {
            self = .other(type.trimmedDescription)
        }
    }

    private init(member type: MemberTypeSyntax) {
        let name = type.name.identifierText
        let base = SpelledType(qualified: type.baseType)
        let arguments = type.genericArgumentClause.map(qualifiedArguments) ?? []
        switch (base, name) {
        case (.named("CoreLocation", []), _) where aliasedNumber(named: name) != nil,
            (.named("Swift", []), _):
            self.init(name: name, arguments)
        case (_, "RawValue"): self = .named(name, [base])
        default: self = .named("\(base.text).\(name)", arguments)
        }
    }

    /// The type as most are known: by its own name, without those of the types around it.
    var unqualified: SpelledType { mapped(Self.unqualified) }

    /// A named type by its own name.
    static func unqualified(_ name: String, _ arguments: [SpelledType]) -> SpelledType {
        guard let point = name.lastIndex(of: ".") else { return .named(name, arguments) }
        let own = String(name[name.index(after: point)...])
        guard arguments.isEmpty else { return SpelledType(name: own, arguments) }
        return .named(own, in: SpelledType.named(String(name[..<point]), []).unqualified)
    }

    /// The type with each name in it replaced, from the inside out.
    func mapped(_ transform: (String, [SpelledType]) -> SpelledType) -> SpelledType {
        switch self {
        case .named(let name, let arguments):
            transform(name, arguments.map { $0.mapped(transform) })
        case .optional(let type): .optional(type.mapped(transform))
        case .array(let type): .array(type.mapped(transform))
        case .set(let type): .set(type.mapped(transform))
        case .dictionary(let key, let value):
            .dictionary(key.mapped(transform), value.mapped(transform))
        case .other: self
        }
    }

    /// A type that may be inside of another one. For example: `Locale.Language`, but `Mood` for
    /// `Note.Mood`.
    static func named(_ name: String, in base: SpelledType?) -> SpelledType {
        switch (name, base) {
        case (_, .named("Locale", [])) where name.first?.isUppercase == true,
            ("Identifier", .named("Calendar", [])):
            .named("\(base?.text ?? "").\(name)", [])
        default: .named(name, [])
        }
    }

    private init(name: String, _ arguments: [SpelledType]) {
        if arguments.isEmpty, let number = aliasedNumber(named: name) {
            self = .named(number, [])
            return
        }
        switch (name, arguments.count) {
        case ("Optional", 1): self = .optional(arguments[0])
        case ("Array", 1): self = .array(arguments[0])
        case ("Set", 1): self = .set(arguments[0])
        case ("Dictionary", 2): self = .dictionary(arguments[0], arguments[1])
        default: self = .named(name, arguments)
        }
    }

    /// The type without optionals.
    var unwrapped: SpelledType {
        if case .optional(let type) = self { return type.unwrapped }
        return self
    }

    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// The usual spelling. For example: `[String: Int]?`.
    var text: String {
        switch self {
        case .named("RawValue", let base) where base.count == 1: base[0].text + ".RawValue"
        case .named(let name, let arguments):
            arguments.isEmpty
                ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
        case .optional(let type): type.text + "?"
        case .array(let type): "[\(type.text)]"
        case .set(let type): "Set<\(type.text)>"
        case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
        case .other(let text): text
        }
    }
}

/// The types between angle brackets.
func typeArguments(_ clause: GenericArgumentClauseSyntax) -> [SpelledType] {
    qualifiedArguments(clause).map(\.unqualified)
}

private func qualifiedArguments(_ clause: GenericArgumentClauseSyntax) -> [SpelledType] {
    clause.arguments.map { argument in
        Syntax(argument.argument).as(TypeSyntax.self).map(SpelledType.init(qualified:))
            ?? .other(argument.argument.trimmedDescription)
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var identifierText: String {
        let text = self.text
        return text.utf8.first == UInt8(ascii: "`") && text.utf8.count > 2
            ? String(text.dropFirst().dropLast()) : text
    }
}

extension SpelledType {
    /// Whether the type is an array, a set or a dictionary.
    var isCollection: Bool {
        switch self {
        case .array, .set, .dictionary: true
        case .named, .optional, .other: false
        }
    }

    /// Whether the type is a collection whose elements bridge to Objective-C.
    ///
    /// For example: `[String: [Int]]`.
    var isBridged: Bool {
        switch self {
        case .array(let element), .set(let element): element.isBridgedElement
        case .dictionary(let key, let value): key.isBridgedElement && value.isBridgedElement
        case .named, .optional, .other: false
        }
    }

    private var isBridgedElement: Bool {
        if case .named(let name, []) = self { return scalarType(named: name) != nil }
        return isBridged
    }
}
