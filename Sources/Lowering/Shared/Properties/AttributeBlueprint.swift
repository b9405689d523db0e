import ModelIR
import SwiftNames

/// The code of an attribute for any target: its type, its default, its ids.
///
/// For example: the type `OptionIDs` and the default `[]` of `optionIDs`.
///
/// A class, since attributes are large and each use would copy them.
package final class AttributeBlueprint {
    package let attribute: Attribute
    package let property: PropertyBlueprint
    /// The type of the values; `nil` if it's the stored type itself.
    package let value: TypedValue?
    /// The ids of an option set that the code shows as a list.
    package let ids: OptionSetType.IDs?
    /// The type of the values without a question mark. For example: `OptionIDs`.
    package let valueName: String
    /// Whether the value is optional in the model.
    package let isOptionalInModel: Bool
    /// The effect of reading a missing value.
    package let onMissing: MissingValuePolicy
    /// The default of the stored value as Swift spells it. For example: `OptionIDs(rawValue: 5)`.
    package let storedDefault: String?
    /// The default argument of the declared initializer.
    package let parameterDefault: String?
    private let context: PropertyContext

    /// - Parameters:
    ///   - stored: The type of the stored value, without a question mark.
    ///   - isOptionalInModel: Whether the value is optional in the model for this target.
    package init(
        _ attribute: borrowing Attribute,
        stored: String,
        isOptionalInModel: Bool,
        _ context: PropertyContext
    ) {
        var declared = copy attribute
        let conversion = NumberConversion(attribute, to: stored, context.types)
        let declaredDefault = context.qualified(attribute.defaultValue)
        declared.defaultValue = conversion?.converted(declaredDefault) ?? declaredDefault
        self.attribute = declared
        self.context = context
        self.isOptionalInModel = isOptionalInModel
        property = PropertyBlueprint(attribute, context)
        value = context.valueTypes.value(of: attribute)
        ids = context.valueTypes.ids(of: attribute)
        valueName = value?.name ?? stored
        onMissing = attribute.code?.onMissing ?? context.options.onMissing
        storedDefault = SharedLowering.storedDefault(declared, value, context.types)
        let argument = context.parameterDefaults.text(
            for: attribute,
            access: context.initializerLevel
        )
        parameterDefault = argument.map { conversion?.converted($0) ?? $0 }
    }

    /// Whether the property can be `nil`.
    package var isOptional: Bool { isOptionalInModel || onMissing == .optional }

    /// Whether initializers require a value although the property is optional.
    package var isDemanded: Bool { !isOptionalInModel && onMissing == .optional }

    /// The type of the property. For example: `[Int]?` for the ids of an option set.
    package var type: String { concatenated(bareType, isOptional ? "?" : "") }

    /// The type of the property that contains the value. For example: `OptionIDs?`.
    package var heldType: String { concatenated(valueName, isOptional ? "?" : "") }

    /// The type of the operands in conditions. For example: `OptionIDs`.
    package var fieldType: String { concatenated(valueName, isOptionalInModel ? "?" : "") }

    private var bareType: String { ids == nil ? valueName : "[\(context.types.swift("Int"))]" }

    /// The modifier of a read-only property's setter; `nil` for a writable property.
    ///
    /// - Parameter isSetBySubclasses: Whether the code of subclasses, if any, sets it.
    package func readOnlySetter(isSetBySubclasses: Bool) -> String? {
        guard attribute.isReadOnly else { return nil }
        return context.access.readOnlySetter(
            isSetByFile: attribute.modifiers.contains("fileprivate(set)"),
            isSetBySubclasses: isSetBySubclasses
        )
    }

    /// The lines of the doc comment.
    ///
    /// - Parameter isChecked: Whether saving validates the value.
    package func documentation(isChecked: Bool) -> [String] {
        let lines =
            attribute.documentation + attributeDocumentation(attribute, isChecked: isChecked)
        return lines.map(onOneLine) + [ids?.documentation].compactMap(\.self)
    }

    /// The name of the property that contains an option set shown as a list of ids.
    package var idsHolder: String {
        context.names.inClass(declaring: attribute.name)
            .free("stored" + SwiftIdentifier.capitalized(property.name))
    }
}

// MARK: - Initializers

extension AttributeBlueprint {
    /// The initializer parameter for the attribute.
    package var parameter: Parameter {
        Parameter(
            name: property.name,
            type: concatenated(bareType, isOptionalInModel ? "?" : ""),
            defaultValue: parameterDefault ?? defaultLiteral ?? carriedDefault
                ?? (isOptionalInModel ? "nil" : nil),
            target: property.heldName
        )
    }

    /// The default of the property as Swift spells it. For example: `OptionIDs(rawValue: 5).ids`.
    package var defaultLiteral: String? {
        guard ids != nil, storedDefault != "[]" else { return storedDefault }
        return storedDefault.map { "\($0).ids" }
    }

    /// The default as it was declared, if it's code. For example: `Limits.usual`.
    ///
    /// Only for code inside of the class: other modules may not have access to what it names.
    package var declaredDefault: String? {
        guard property.condition == nil else { return nil }
        if let carriedDefault { return carriedDefault }
        guard case .opaque(let text, "swift") = attribute.defaultValue else { return nil }
        return text
    }

    /// The default argument of initializers, if it can't be a stored default.
    package var carriedDefault: String? {
        // `NSObject` is the fallback for an unknown class.
        guard property.condition == nil, !valueName.hasSuffix("NSObject") else { return nil }
        return SharedLowering.carriedDefault(
            attribute,
            context.types,
            access: context.initializerLevel
        )
    }
}

/// The default of the stored value as Swift spells it.
private func storedDefault(_ attribute: Attribute, _ value: TypedValue?, _ types: TypeNames)
    -> String?
{
    let raw = defaultLiteral(attribute, types)
    guard let value else { return raw }
    guard case .literal(let literal) = attribute.defaultValue else { return nil }
    let text = value.literal(literal, raw: raw)
    // In an optional, `.none` alone is that of `Optional`.
    return attribute.isOptional && text == ".none" ? value.name + ".none" : text
}
