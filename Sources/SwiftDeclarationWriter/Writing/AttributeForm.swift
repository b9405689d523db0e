import ModelIR
import SwiftNames

/// The declaration of an attribute as a property: annotations, name, type and default.
struct AttributeForm {
    private let attribute: Attribute
    private let value: ValueType?
    private let owner: String
    /// What precedes the name of the attribute's type in code. For example: `Foundation.`, if the model has a
    /// class `Data`.
    private let module: String
    private let types: TypeNames

    /// - Parameter isHidden: Whether the model has a class with the name of a type.
    init(
        _ attribute: Attribute,
        _ value: ValueType?,
        of owner: String,
        isHidden: (String) -> Bool
    ) {
        self.attribute = attribute
        self.value = value
        self.owner = owner
        let type = attribute.type
        module = type.isFoundations && isHidden(type.declaredName) ? "Foundation." : ""
        types = TypeNames(classes: isHidden("Set") ? ["Set"] : [])
    }

    var name: String { attribute.declaredName }

    private var showsIDs: Bool { attribute.code?.showsIDs ?? false }

    /// The type, with a question mark if the attribute is optional.
    var type: String { plainType + (attribute.isOptional ? "?" : "") }

    private var plainType: String {
        if showsIDs { return "[Int]" }
        if let value { return nestedSpelling(value.name, in: owner) }
        if attribute.type.isEncoded {
            return attribute.customClassName.map(types.qualifyingCollections) ?? "NSObject"
        }
        return attribute.code?.numberType ?? module + attribute.type.declaredName
    }

    /// `@Stored("mask", as: OptionIDs.self)`.
    var stored: Annotation? {
        let usual = value == nil ? name : name + "Raw"
        let isUsual = attribute.name == usual && !needsStoredName || isStoredAsDeclared
        var arguments = isUsual ? [] : [SwiftLiteral.string(attribute.name)]
        if showsIDs, let value {
            arguments.append("as: \(nestedSpelling(value.name, in: owner)).self")
        }
        if attribute.hasFlags { arguments.append("flags: true") }
        return arguments.isEmpty ? nil : Annotation("Stored", arguments)
    }

    /// Whether SwiftData stores the value of an enum itself. The name of its raw value follows from the class.
    private var isStoredAsDeclared: Bool {
        value != nil && attribute.code?.isStoredAsDeclared == true
    }

    /// Whether SwiftData would store the value of the enum itself under the property's own name.
    private var needsStoredName: Bool {
        guard case .enumeration(let type)? = value?.kind else { return false }
        return type.isDeclaredCodable == true && attribute.code?.isStoredAsDeclared != true
    }

    /// `@Attribute(.unique, originalName: "title")`.
    ///
    /// - Parameter known: The types that are known to be codable; others are marked so.
    func options(isUnique: Bool, known: Set<String>) -> Annotation? {
        var arguments = isUnique ? [".unique"] : []
        let storage = attribute.storage
        if storage.allowsExternalStorage { arguments.append(".externalStorage") }
        if storage.isIndexedBySpotlight { arguments.append(".spotlight") }
        if attribute.isTransient, !attribute.isDeclaredTransient { arguments.append(".ephemeral") }
        if storage.isPreservedAfterDeletion { arguments.append(".preserveValueOnDeletion") }
        if storage.allowsCloudEncryption { arguments.append(".allowsCloudEncryption") }
        if attribute.type == .codable, !isKnown(known) { arguments.append(".codable") }
        if attribute.type == .transformable { arguments += transformation }
        if let name = attribute.renamingIdentifier {
            arguments.append("originalName: \(SwiftLiteral.string(name))")
        }
        if let modifier = attribute.versionHashModifier {
            arguments.append("hashModifier: \(SwiftLiteral.string(modifier))")
        }
        return arguments.isEmpty ? nil : Annotation("Attribute", arguments)
    }

    /// Whether all types in the attribute's type are known, or are parts of known ones. A type that has a
    /// column type isn't codable unless it's marked.
    private func isKnown(_ known: Set<String>) -> Bool {
        guard let type = attribute.customClassName, !plainTypes.contains(type),
            let names = PropertyType(type)?.names
        else { return false }
        return names.allSatisfy { name in
            known.contains(name) || known.contains(String(name.prefix { $0 != "." }))
                || plainTypes.contains(name) || libraryCodableTypes.contains(name)
        }
    }

    private var transformation: [String] {
        if let name = attribute.valueTransformerName {
            let text = attribute.quotesTransformer ? SwiftLiteral.string(name) : name + ".self"
            return [".transformable(by: \(text))"]
        }
        // Collections of values are transformable by default.
        let type = attribute.customClassName.flatMap(PropertyType.init)
        let isPlain =
            type.map {
                $0.isCollection && !$0.text.contains("?")
                    && $0.names.allSatisfy(plainTypes.contains)
            } ?? false
        return isPlain ? [] : [".transformable"]
    }

    /// The text of the initial value.
    var defaultValue: String? {
        switch attribute.defaultValue {
        case nil: nil
        case .now: ".now"
        case .newUUID: module + "UUID()"
        case .empty: emptyValue
        case .opaque(let text, _): text
        case .literal(let literal): valueText(literal) ?? text(literal)
        }
    }

    private var emptyValue: String {
        guard attribute.type.isEncoded else { return module + "Data()" }
        guard let type = attribute.customClassName.flatMap(PropertyType.init), type.isCollection
        else { return ".init()" }
        return type.isDictionary ? "[:]" : "[]"
    }

    /// Returns a literal as an enum case, or as options.
    private func valueText(_ literal: Literal) -> String? {
        switch (value?.kind, literal) {
        case (.enumeration(let type), _):
            let name = type.cases.first { $0.rawValue == literal }?.name
            return name.map { name in
                // `.none` of an optional enum is `nil`.
                let isNil = name == "none" && attribute.isOptional
                let type = isNil ? value.map { nestedSpelling($0.name, in: owner) } : nil
                return (type ?? "") + "." + SwiftIdentifier.member(name)
            }
        case (.optionSet(let type), .integer(let mask)):
            return "[" + (type.elements(of: mask) ?? []).joined(separator: ", ") + "]"
        default: return nil
        }
    }

    private func text(_ literal: Literal) -> String {
        switch (literal, attribute.type) {
        case (.boolean(let value), _): return value ? "true" : "false"
        case (.integer(let value), _): return String(value)
        case (.real(let value), _): return SwiftLiteral.real(value)
        case (.decimal(let digits), _):
            let literal = attribute.origin.file.isSwift ? DecimalNumber(digits)?.literal : nil
            return literal ?? SwiftLiteral.decimal(digits: digits, module: module)
        case (.string(let text), .uuid):
            return module + "UUID(uuidString: \(SwiftLiteral.string(text)))!"
        case (.string(let text), .uri): return module + "URL(string: \(SwiftLiteral.string(text)))!"
        case (.string(let text), _): return SwiftLiteral.string(text)
        case (.date(let seconds), _):
            let number = Int64(exactly: seconds).map(String.init) ?? SwiftLiteral.real(seconds)
            return module + "Date(timeIntervalSinceReferenceDate: \(number))"
        }
    }
}

extension AttributeType {
    /// Whether Foundation declares the type of the values, so that its name can have the module before it.
    var isFoundations: Bool { [.decimal, .date, .binary, .uuid, .uri].contains(self) }
}

/// Returns the name of a value type inside a class, which omits the class for the class's own
/// types.
func nestedSpelling(_ name: String, in owner: String) -> String {
    let prefix = owner + "."
    return typeSpelling(name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name)
}

/// The types with a column type, and sets of them.
private let plainTypes = Set(AttributeType.scalars.compactMap(\.swiftName) + ["Set"])

extension Attribute {
    /// Whether a declaration names the transformer in quotes, and not by its class.
    var quotesTransformer: Bool {
        guard isTransformerQuoted != true, let name = valueTransformerName else { return true }
        return !isTypeName(name) || name.first?.isUppercase != true || name.hasPrefix("NS")
            || name.hasSuffix("Name")
    }
}
