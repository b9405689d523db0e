import ModelIR
import SharedLowering
import SwiftNames

/// Decides what the code of one attribute contains: its stored property, and the typed one over it.
struct AttributeLowering {
    let blueprint: AttributeBlueprint
    let stored: StoredProperty
    /// Whether a computed property shows the value in another type, or under another name.
    let isTyped: Bool
    /// The Boolean attributes that say which options the value has.
    let flags: [Attribute]
    let context: PropertyContext

    /// - Parameter isFrozen: Whether the class only has stored properties.
    init(
        _ attribute: Attribute,
        _ context: PropertyContext,
        flags: [Attribute] = [],
        isFrozen: Bool
    ) {
        self.context = context
        self.flags = flags
        let names = context.names
        let isTyped = names.isRaw(attribute) || context.valueTypes.value(of: attribute) != nil
        self.isTyped = isTyped && !isFrozen && !attribute.isIgnored
        let raw = attribute.valueType.flatMap { context.valueTypes[$0]?.rawType }
        let name = isTyped ? rawName(of: attribute, names) : names.swiftName(attribute.name)
        stored = StoredProperty(attribute, named: name, raw: raw, context)
        blueprint = AttributeBlueprint(
            attribute,
            stored: stored.type,
            isOptionalInModel: attribute.isOptional,
            context
        )
    }

    var attribute: Attribute { _read { yield blueprint.attribute } }
    var property: PropertyBlueprint { _read { yield blueprint.property } }
    private var value: TypedValue? { blueprint.value }
    var isOptional: Bool {
        value == nil ? blueprint.isOptionalInModel : blueprint.isOptional
    }
    private var place: String { SwiftLiteral.string(property.name) }
    private var storage: String { SwiftIdentifier.escaped(stored.name) }

    /// The type of the typed property, or of the one that holds an option set shown as ids.
    private var heldType: String { blueprint.valueName + (isOptional ? "?" : "") }
}

/// A name for the stored property behind a typed one: the attribute's own, if it can be one.
private func rawName(of attribute: Attribute, _ names: PropertyNames) -> String {
    guard names.isRaw(attribute) else {
        return names.free(names.swiftName(attribute.name) + "Raw")
    }
    let own = SwiftIdentifier.sanitized(attribute.name)
    return names.isUnusable(own) ? names.free(own + "Property") : own
}

// MARK: - The stored property

extension AttributeLowering {
    func storedView(isUnique: Bool) -> StoredPropertyView {
        StoredPropertyView(
            documentation: isTyped ? [storedDocumentation] : documentation,
            declaration: stored.declaration(storedAccess, isUnique: isUnique, context.types)
        )
    }

    private var documentation: [String] { blueprint.documentation(isChecked: false) }

    private var storedDocumentation: String {
        onOneLine("The stored value of `\(property.name)`, for predicates.")
    }

    var storedAccess: String {
        // Only the store needs it.
        if attribute.isIgnored { return "private " }
        let access = property.access
        // A value of another type is set through the typed property, which has its rules.
        if isTyped, value != nil { return access == "private " ? access : access + "private(set) " }
        return access + (blueprint.readOnlySetter(isSetBySubclasses: false) ?? "")
    }
}

// MARK: - The typed property

extension AttributeLowering {
    /// The typed property, with the one that holds an option set shown as ids.
    var typedViews: [TypedPropertyView] {
        guard isTyped else { return [] }
        guard let ids = blueprint.ids, let value else { return [typed()] }
        var list = typed()
        list.type = blueprint.type
        list.form = .ids(
            IDsAccessorView(
                property.name,
                over: blueprint.idsHolder,
                value,
                ids,
                isOptional: isOptional,
                readOnlySetter: readOnlySetter,
                context.types
            )
        )
        var held = typed()
        (held.access, held.name, held.documentation) = ("private ", blueprint.idsHolder, [])
        return [list, held]
    }

    private var readOnlySetter: String? { blueprint.readOnlySetter(isSetBySubclasses: false) }

    private func typed() -> TypedPropertyView {
        TypedPropertyView(
            documentation: documentation,
            access: property.access + (blueprint.ids == nil ? readOnlySetter ?? "" : ""),
            name: property.escapedName,
            type: heldType,
            form: .accessors(
                read: read,
                writes: ["\(setterTarget(storage)) = \(written)"] + flagWrites
            )
        )
    }

    private var read: String {
        guard let value else { return storage }
        switch (isOptional, value.canFail) {
        case (true, true):
            return SwiftExpression.call(
                "decoded",
                [storage, place, value.initializer].map { .init(nil, .text($0)) }
            ).text
        case (true, false) where attribute.isOptional:
            return "\(storage).map(\(value.initializer))"
        case (_, false): return "\(value.name)(\(value.label): \(storage))"
        case (false, true): return required(value)
        }
    }

    private func required(_ value: TypedValue) -> String {
        let made = "\(value.name)(\(value.label): \(storage))"
        if blueprint.onMissing == .useDefault, let text = blueprint.storedDefault {
            return "\(made) ?? \(text)"
        }
        return SwiftExpression.call("required", [made, place].map { .init(nil, .text($0)) }).text
    }

    private var written: String {
        guard let value else { return "newValue" }
        if isOptional, !attribute.isOptional {
            return "required(newValue, \(place)).\(value.rawMember)"
        }
        return "newValue\(isOptional ? "?" : "").\(value.rawMember)"
    }
}

// MARK: - The initializer

extension AttributeLowering {
    /// The parameter of the initializer; `nil` for an ignored attribute that begins with a value.
    var parameter: Parameter? { isInitialized ? blueprint.parameter : nil }

    private var isInitialized: Bool { !attribute.isIgnored || isDemanded }

    /// Whether an object can't be created without a value for it.
    var isDemanded: Bool { !attribute.isOptional && stored.defaultValue == nil }

    /// The statements with which the initializer stores its argument before the object is whole.
    var assignments: [String] {
        if !isInitialized { return [] }
        // The setter follows, which needs a whole object.
        if flagAssignment != nil, !isDemanded { return [] }
        return [argument.after("self.\(SwiftIdentifier.member(stored.name)) = ")]
    }

    private var argument: SwiftExpression {
        let name = blueprint.parameter.escapedName
        guard let value else { return .text(name) }
        let mark = attribute.isOptional ? "?" : ""
        guard blueprint.ids != nil else { return .text("\(name)\(mark).\(value.rawMember)") }
        let set =
            attribute.isOptional
            ? "\(name).map(\(value.name).init(trappingIDs:))"
            : "\(value.name)(trappingIDs: \(name))"
        return .text("\(set)\(mark).\(value.rawMember)")
    }
}
