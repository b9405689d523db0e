import ModelIR
import SharedLowering
import SwiftNames

/// The stored property of an attribute.
///
/// For example: `var titleRaw: String` behind `title: ValidatedName`.
struct StoredProperty {
    let attribute: Attribute
    /// The name without backticks.
    let name: String
    /// The type without a question mark.
    let type: String
    /// The default as Swift spells it, with the name of its type, which macros need.
    let defaultValue: String?

    /// - Parameter raw: The stored type of its values in code, if they have a type of their own.
    init(
        _ attribute: Attribute,
        named name: String,
        raw: AttributeType?,
        _ context: PropertyContext
    ) {
        var attribute = attribute
        // A 64-bit integer can be an `Int` in code.
        if raw == .int, attribute.type == .integer64 { attribute.type = .int }
        self.attribute = attribute
        self.name = name
        type = storedType(attribute, context.types)
        defaultValue = storedDefault(attribute, type, context)
    }

    /// The type of the property.
    var fullType: String { type + (attribute.isOptional ? "?" : "") }

    /// Whether the model has a default that a property for SwiftData can't have.
    ///
    /// A text that isn't a URL isn't one for any target; a check reports it.
    var losesDefault: Bool {
        attribute.defaultValue != nil && defaultValue == nil && attribute.unreadableURL == nil
    }

    /// For example: `@Attribute(.unique) public var name: String`.
    ///
    /// - Parameter access: The modifiers, with a space after them.
    func declaration(_ access: String, isUnique: Bool, _ types: TypeNames) -> [String] {
        SwiftDataLowering.declaration(
            attribute.isDeclaredTransient
                ? "@" + types.swiftData("Transient")
                : annotation(
                    "Attribute",
                    attribute.arguments(isUnique: isUnique, storedAs: name, types),
                    types
                ),
            "\(access)var \(SwiftIdentifier.escaped(name)): \(fullType)",
            defaultValue
        )
    }
}

/// The type of stored values without a question mark.
private func storedType(_ attribute: Attribute, _ types: TypeNames) -> String {
    if let type = swiftType(of: attribute, types) { return type }
    if attribute.type == .codable {
        return attribute.customClassName.map { spacedType($0, types) } ?? types.foundation("Data")
    }
    return transformedClass(attribute.customClassName, types)
}

private func storedDefault(_ attribute: Attribute, _ type: String, _ context: PropertyContext)
    -> String?
{
    let text: String?
    if case .opaque(let source, "swift") = attribute.defaultValue {
        text = attribute.rawForm(context.valueTypes)?.raw(source) ?? source
    } else {
        text =
            defaultLiteral(attribute, context.types)
            ?? carriedDefault(attribute, context.types, access: .internal)
    }
    // Macros repeat the default where its type isn't known.
    return text.map { text in
        if text.hasPrefix(".") { return type + text }
        let namesMembers = ["[.", " ."].contains(where: text.contains)
        return text.hasPrefix("[") && namesMembers ? "\(text) as \(type)" : text
    }
}

extension Attribute {
    /// How a stored property holds a value of the attribute's type; `nil` if it holds the value itself.
    func rawForm(_ valueTypes: [String: ValueType]) -> OrderedStatements.RawForm? {
        guard valueType != nil, let value = valueTypes.value(of: self) else { return nil }
        return OrderedStatements.RawForm(
            type: value.name + (isOptional ? "?" : ""),
            member: value.rawMember
        )
    }
}
