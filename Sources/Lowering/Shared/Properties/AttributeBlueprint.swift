import ModelIR
import SwiftNames

/// What the code shows of an attribute, whatever the target: its type, its default, its ids.
///
/// For example: the type `OptionIDs` and the default `[]` of `optionIDs`.
///
/// A class, since an attribute is large, and would be copied with every step.
package final class AttributeBlueprint {
    package let attribute: Attribute
    package let property: PropertyBlueprint
    /// Nil for values that are simply what is stored.
    package let value: TypedValue?
    /// The ids of an option set that shows as a list of them.
    package let ids: OptionSetType.IDs?
    /// The type of the values, without a question mark. For example: `OptionIDs`.
    package let valueName: String
    /// Whether the model lets the value be missing.
    package let isOptionalInModel: Bool
    /// What reading a missing value does.
    package let onMissing: MissingValuePolicy
    /// The default of what is stored, as Swift spells it. For example: `OptionIDs(rawValue: 5)`.
    package let storedDefault: String?
    /// What the declared initialiser begins with.
    package let parameterDefault: String?
    private let context: PropertyContext

    /// - Parameters:
    ///   - stored: the type of what is stored, without a question mark.
    ///   - isOptionalInModel: whether the target lets the value be missing.
    package init(
        _ attribute: Attribute,
        stored: String,
        isOptionalInModel: Bool,
        _ context: PropertyContext
    ) {
        self.attribute = attribute
        self.context = context
        self.isOptionalInModel = isOptionalInModel
        property = PropertyBlueprint(attribute, context)
        value = context.valueTypes.value(of: attribute)
        ids = context.valueTypes.ids(of: attribute)
        valueName = value?.name ?? stored
        onMissing = attribute.code?.onMissing ?? context.options.onMissing
        storedDefault = SharedLowering.storedDefault(attribute, value, context.types)
        parameterDefault = context.parameterDefaults.text(
            for: attribute,
            access: context.options.access
        )
    }

    /// Whether the property may be nil.
    package var isOptional: Bool { isOptionalInModel || onMissing == .optional }

    /// Whether initialisers demand a value that the property may lack.
    package var isDemanded: Bool { !isOptionalInModel && onMissing == .optional }

    /// The type of the property. For example: `[Int]?` for the ids of an option set.
    package var type: String { concatenated(bareType, isOptional ? "?" : "") }

    /// The type of what holds the value. For example: `OptionIDs?`.
    package var heldType: String { concatenated(valueName, isOptional ? "?" : "") }

    /// The type of what conditions compare with. For example: `OptionIDs`.
    package var fieldType: String { concatenated(valueName, isOptionalInModel ? "?" : "") }

    private var bareType: String { ids == nil ? valueName : "[\(context.types.swift("Int"))]" }

    /// What a read-only property says of its setter; nil for one that can be set.
    ///
    /// - Parameter isSetBySubclasses: whether the code of subclasses sets it, where there are any.
    package func readOnlySetter(isSetBySubclasses: Bool) -> String? {
        guard attribute.isReadOnly else { return nil }
        return context.access.readOnlySetter(isSetBySubclasses: isSetBySubclasses)
    }

    /// The lines of the doc comment.
    ///
    /// - Parameter isChecked: whether saving checks the value.
    package func documentation(isChecked: Bool) -> [String] {
        let lines =
            attribute.documentation + attributeDocumentation(attribute, isChecked: isChecked)
        return lines.map(onOneLine) + [ids?.documentation].compactMap(\.self)
    }

    /// The name of what holds an option set that shows as a list of ids.
    package var idsHolder: String {
        context.names.free("stored" + SwiftIdentifier.capitalized(property.name))
    }
}

// MARK: - Initialisers

extension AttributeBlueprint {
    /// What an initialiser takes for the attribute.
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

    /// What an initialiser that takes the attribute has as its default, and no store.
    package var carriedDefault: String? {
        // A class that nobody names is any object's.
        guard property.condition == nil, !valueName.hasSuffix("NSObject") else { return nil }
        return SharedLowering.carriedDefault(
            attribute,
            context.types,
            access: context.options.access
        )
    }
}

/// The default of what is stored, as Swift spells it.
private func storedDefault(_ attribute: Attribute, _ value: TypedValue?, _ types: TypeNames)
    -> String?
{
    let raw = defaultLiteral(attribute, types)
    guard let value else { return raw }
    guard case .literal(let literal) = attribute.defaultValue else { return nil }
    return value.literal(literal, raw: raw)
}
