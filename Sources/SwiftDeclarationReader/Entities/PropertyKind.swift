import ModelIR
import SwiftNames

extension Catalog {
    /// The role of a property in a model.
    enum Kind {
        case stored(AttributeType)
        case value(ValueType)
        /// Stored as one value that the framework encodes. For example: `[String]`.
        case codable
        case toOne(String)
        case toMany(String)
        case unknown(String)

        /// Whether stores have a native type for it.
        var isStored: Bool { if case .stored = self { true } else { false } }
    }

    /// - Parameter type: A type without optionals.
    func kind(of type: SpelledType, in owner: String?) -> Kind {
        kind(of: resolved(type), owner)
    }

    /// The class that a name refers to, possibly through an alias.
    func modelName(_ name: String) -> String {
        guard case .named(let model, []) = resolved(.named(name, [])), models.contains(model) else {
            return name
        }
        return model
    }

    /// The type after resolving aliases, without the optionals that they add.
    private func resolved(_ type: SpelledType) -> SpelledType {
        guard case .named = type else { return type }
        return meaning(of: type).unwrapped
    }

    /// The type that an alias refers to, possibly through other aliases: optional if one of them is. Other
    /// types are returned unchanged.
    func meaning(of type: SpelledType) -> SpelledType {
        var (type, isOptional) = (type, false)
        // An alias of itself would never end.
        for _ in 0..<8 {
            guard case .named(let name, []) = type, let next = aliases[name],
                !models.contains(name), values[name] == nil
            else { break }
            isOptional = isOptional || next.isOptional
            type = next.unwrapped
        }
        return isOptional ? .optional(type) : type
    }

    private func kind(of type: SpelledType, _ owner: String?) -> Kind {
        switch type {
        case .named(let name, let arguments): return kind(of: name, arguments, in: owner)
        case .array(let element), .set(let element):
            if case .named(let name, _) = resolved(element), models.contains(name) {
                return .toMany(name)
            }
            return collection([element], in: owner)
        case .dictionary(let key, let value): return collection([key, value], in: owner)
        case .optional(let type): return kind(of: type, in: owner)
        case .other(let text): return .unknown(text)
        }
    }

    private func kind(of name: String, _ arguments: [SpelledType], in owner: String?) -> Kind {
        if arguments.isEmpty {
            if models.contains(name) { return .toOne(name) }
            if let value = value(named: name, in: owner) { return .value(value) }
            if let type = scalarType(named: name) { return .stored(type) }
            if name == ValueType.nonEmptyTextName { return .value(.nonEmptyText(at: Self.nowhere)) }
        }
        if name == "NonEmpty", arguments.count == 1 {
            if arguments[0] == .named("String", []) {
                return .value(.nonEmptyText(at: Self.nowhere))
            }
            return collection(arguments, in: owner)
        }
        if name == "RawValue", let base = arguments.first {
            return rawType(of: base, in: owner).map { .stored($0) }
                ?? .unknown(SpelledType.named(name, [base]).text)
        }
        return others.contains(name) || libraryCodableTypes.contains(withoutLibrary(name))
            ? .codable : .unknown(name)
    }

    /// The type of the raw values of a value type, or of another type that declares it: by an alias, or by
    /// its property `rawValue`.
    private func rawType(of base: SpelledType, in owner: String?) -> AttributeType? {
        if case .value(let type) = kind(of: base, in: owner), let stored = type.rawType {
            return stored
        }
        guard case .named(let name, []) = resolved(base) else { return nil }
        let names = (owner.map { ["\($0).\(name)"] } ?? []) + [name]
        let members = names.flatMap { [$0 + ".RawValue", $0 + "/rawValue"] }
        guard let type = self.members.type(of: members, depth: 0),
            case .named(let raw, []) = resolved(type)
        else { return nil }
        return scalarType(named: raw)
    }

    /// The origin of types that no file declares.
    private static let nowhere = Origin.start(of: "")

    /// A collection of values that can be stored is itself one value.
    private func collection(_ elements: [SpelledType], in owner: String?) -> Kind {
        for element in elements {
            switch kind(of: element.unwrapped, in: owner) {
            case .stored, .value, .codable: continue
            case .toOne(let name), .toMany(let name), .unknown(let name): return .unknown(name)
            }
        }
        return .codable
    }
}
