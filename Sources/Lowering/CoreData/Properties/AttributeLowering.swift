import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

/// The typed property of an attribute, with the stored ones behind it.
struct LoweredAttribute {
    /// `nil` for an attribute behind a property over several.
    var view: AttributeView?
    var storage: StorageView?
    /// The properties behind the typed one if its value is stored in a different form.
    var storedValues: [AttributeView] = []
}

extension LoweredAttribute {
    /// Moves the typed property behind another, whose form isn't known yet.
    mutating func hide(as name: String, _ type: String, access: String) {
        guard let view else { return }
        storedValues.append(
            AttributeView(
                documentation: [],
                isSeparated: true,
                access: access,
                name: name,
                type: type,
                form: view.form.behind
            )
        )
    }
}

/// The code of a class's attributes, each kind in order.
struct LoweredAttributes {
    private(set) var views: [AttributeView] = []
    /// The stored properties whose names differ from those of the typed ones.
    private(set) var raw: [StorageView] = []
    private(set) var primitives: [StorageView] = []
    private(set) var storedValues: [AttributeView] = []

    init(_ members: [MemberLowering]) {
        views.reserveCapacity(members.count)
        primitives.reserveCapacity(members.count)
        for member in members {
            let attribute = member.lowered()
            if let storage = attribute.storage {
                if attribute.isRaw { raw.append(storage) } else { primitives.append(storage) }
            }
            storedValues += attribute.storedValues
            if let view = attribute.view { views.append(view) }
        }
    }
}

/// Decides what the code of one attribute contains.
///
/// A class, since an attribute's property, initializer and field share one.
final class AttributeLowering {
    let blueprint: AttributeBlueprint
    /// The persistent name as a literal, for the accessors and the field. For example: `"weight"`.
    let key: String
    private let context: PropertyContext
    private let type: StoredType
    /// Whether the stored property differs from the typed one. Its name can't be a reserved one
    /// either.
    private let isOverRaw: Bool
    /// The name of the primitive value; `nil` if another property has it.
    private let primitive: String?
    /// The Boolean attributes that say which options the value has.
    let flags: [Attribute]

    init(
        _ attribute: borrowing Attribute,
        _ context: PropertyContext,
        flags: [Attribute] = []
    ) {
        self.context = context
        self.flags = flags
        type = StoredType(attribute, context.types, context.valueTypes.value(of: attribute))
        // Derived values are missing until the first save; an undefined type guarantees nothing.
        let isOptional =
            attribute.isOptional || attribute.derivation != nil || attribute.type == .undefined
        blueprint = AttributeBlueprint(
            attribute,
            stored: type.swift,
            isOptionalInModel: isOptional,
            context
        )
        key = SwiftLiteral.string(attribute.name)
        isOverRaw =
            context.names.isRaw(attribute)
            && !ReservedMembers.names.contains(SwiftIdentifier.sanitized(attribute.name))
        primitive = isOverRaw ? nil : context.names.primitive(attribute.name)
    }

    var attribute: Attribute { _read { yield blueprint.attribute } }
    var property: PropertyBlueprint { _read { yield blueprint.property } }
    private var names: PropertyNames { _read { yield context.names } }
    private var value: TypedValue? { blueprint.value }
    var isOptional: Bool { blueprint.isOptional }
    private var swiftName: String { property.name }

    /// The initializer parameter for the attribute; `nil` if initializers can't set it.
    var parameter: Parameter? { attribute.isParameter ? blueprint.parameter : nil }

    /// The setter's modifier of a read-only property.
    private var readOnlySetter: String? { blueprint.readOnlySetter(isSetBySubclasses: true) }

    /// The assignment of a creation date, a new UUID or an expression: model files only contain
    /// constants.
    func defaultAssignment() -> String? {
        guard attribute.isParameter else { return nil }
        let literal = blueprint.defaultLiteral
        let code = blueprint.parameterDefault ?? (literal == nil ? blueprint.carriedDefault : nil)
        if let text = code, text != literal ?? "nil" {
            return Breakable.next("\(originalMember(property.heldName)) = ", text)
        }
        guard value == nil, let literal else { return nil }
        switch attribute.defaultValue {
        case .now, .newUUID:
            return primitiveAssignment(of: .text(literal), in: "")
        case .literal, .empty, .opaque, nil: return nil
        }
    }

    /// The assignment of a stored value, even if the code doesn't show the property.
    func primitiveAssignment(of value: SwiftExpression, in target: String) -> String {
        var value = value
        if case .text(let text) = value, text.hasPrefix(".") { value = .text(type.swift + text) }
        return SwiftExpression.call(
            target + "setPrimitiveValue",
            [.init(nil, value), .init("forKey", .text(key))]
        ).text
    }

    /// Whether conditions can use the attribute.
    var isQueryable: Bool { type.isQueryable && !attribute.isTransient }

    func lowered() -> LoweredAttribute {
        var lowered = overStored()
        if let ids = blueprint.ids, let value { show(ids, of: value, &lowered) }
        if let observers = property.observers { run(observers, &lowered) }
        if !isObjectiveC {
            lowered.view?.documentation.append(keyPathDocumentation(attribute.name))
        }
        return lowered
    }

    private func show(
        _ ids: OptionSetType.IDs,
        of value: TypedValue,
        _ lowered: inout LoweredAttribute
    ) {
        let stored = blueprint.idsHolder
        lowered.hide(as: stored, blueprint.heldType, access: "private ")
        lowered.view?.form = .ids(
            IDsAccessorView(
                swiftName,
                over: stored,
                value,
                ids,
                isOptional: isOptional,
                readOnlySetter: readOnlySetter,
                context.types
            )
        )
    }

    private func run(_ observers: PropertyObservers, _ lowered: inout LoweredAttribute) {
        var view = observers.view(
            over: property.heldName,
            blueprint.type,
            setterAccess: readOnlySetter ?? ""
        )
        view.isObjectiveC = isObjectiveC
        if case .ids(let accessor) = lowered.view?.form { view.ids = accessor.over(swiftName) }
        lowered.hide(as: property.heldName, blueprint.type, access: property.innerAccess)
        lowered.view?.form = .observed(view)
    }

    private func overStored() -> LoweredAttribute {
        if isOverRaw { return overRaw() }
        return canBeManaged ? managed() : overPrimitive()
    }

    /// The property that is copied: the stored one if it can be missing.
    var storedMember: String {
        isOverRaw ? SwiftIdentifier.sanitized(attribute.name) : property.heldName
    }

    /// Whether the code can access the stored property only on some platforms.
    var isHiddenSomewhere: Bool {
        property.condition != nil && !isOverRaw && property.observers == nil
    }

    /// Whether Core Data's accessor suffices: it can return an optional object unchanged.
    private var canBeManaged: Bool {
        guard case .none = type.bridge, isOptional, value == nil, swiftName == attribute.name,
            property.observers == nil
        else { return false }
        return !SwiftIdentifier.isInOwningMethodFamily(attribute.name)
    }

    /// Whether the Objective-C runtime finds the property by the attribute's name, for key paths
    /// and key-value observing.
    private var isObjectiveC: Bool {
        guard value == nil, swiftName == attribute.name, type.isInObjectiveC(isOptional),
            !SwiftIdentifier.isInOwningMethodFamily(attribute.name)
        else { return false }
        return canBeManaged || primitive != nil
    }

    private func managed() -> LoweredAttribute {
        LoweredAttribute(
            view: view(
                .managed(
                    setterAccess: attribute.derivation != nil
                        ? "private(set) " : readOnlySetter ?? ""
                )
            )
        )
    }

    private func overPrimitive() -> LoweredAttribute {
        guard let storage = primitive else { return overStorage() }
        var accessor = accessor(over: storage)
        accessor.isObjectiveC = isObjectiveC
        return LoweredAttribute(
            view: view(.primitive(accessor)),
            storage: storageView(concatenated("private var ", storage, ": ", type.object, "?"))
        )
    }

    /// Core Data's accessor gets a new name, since another property has the name of the primitive
    /// value.
    private func overStorage() -> LoweredAttribute {
        let storage = names.free(SwiftIdentifier.sanitized(swiftName + "Storage"))
        let declaration = "private var \(storage): \(type.object)?"
        return LoweredAttribute(
            view: view(.raw(accessor(over: storage))),
            storage: storageView(declaration, objectiveCName: attribute.name)
        )
    }

    private func overRaw() -> LoweredAttribute {
        let storage = SwiftIdentifier.escaped(SwiftIdentifier.sanitized(attribute.name))
        return LoweredAttribute(
            view: view(.raw(accessor(over: storage))),
            storage: storageView(concatenated("var ", storage, ": ", type.object, "?"))
        )
    }

    private func view(_ form: AttributeView.Form) -> AttributeView {
        AttributeView(
            documentation: blueprint.documentation(isChecked: true),
            isSeparated: true,
            access: property.access,
            name: property.escapedName,
            type: blueprint.type,
            edges: ConditionEdges(property.condition),
            form: form
        )
    }

    private func storageView(_ declaration: String, objectiveCName: String? = nil) -> StorageView {
        StorageView(isSeparated: false, objectiveCName: objectiveCName, declaration: declaration)
    }
}

extension AttributeLowering {
    private func accessor(over storage: String) -> AccessorView {
        var accessor = AccessorView(
            key: key,
            read: read(storage),
            storage: setterTarget(storage),
            write: newValue
        )
        accessor.flags = flagWrites
        accessor.isReadOnly = attribute.derivation != nil
        if let readOnlySetter, !accessor.isReadOnly { accessor.setterAccess = readOnlySetter }
        return accessor
    }

    /// The literal that names the property in the report of a missing value.
    private var place: String {
        swiftName == attribute.name ? key : SwiftLiteral.string(swiftName)
    }

    private func read(_ storage: String) -> String {
        if isOptional { return optionalRead(storage) }
        if blueprint.onMissing == .useDefault, let storedDefault = blueprint.storedDefault {
            return Breakable.group(
                Breakable.firstOf([optionalValue(storage), storedDefault])
            )
        }
        return requiredRead(storage)
    }

    private func optionalRead(_ storage: String) -> String {
        if let value, value.canFail {
            return Breakable.call("decoded", [rawValue(storage), place, value.initializer])
        }
        if let value {
            return Breakable.call(inParentheses(rawValue(storage)) + ".map", [value.initializer])
        }
        guard case .composite(let initializer) = type.bridge else { return rawValue(storage) }
        return Breakable.call("\(storage).flatMap", [initializer])
    }

    /// The stored value as a Swift type. For example: `weightRaw?.doubleValue`.
    private func rawValue(_ storage: String) -> String {
        switch type.bridge {
        case .none: storage
        case .boxed(let getter, _): concatenated(storage, "?.", getter)
        case .composite(let initializer): "\(storage).flatMap(\(initializer))"
        case .json: "decoded(json: \(storage), \(place))"
        }
    }

    /// The value, or `nil` if it's missing.
    private func optionalValue(_ storage: String) -> String {
        guard let value else { return rawValue(storage) }
        let map = value.canFail ? "flatMap" : "map"
        return "\(inParentheses(rawValue(storage))).\(map)(\(value.initializer))"
    }

    private func requiredRead(_ storage: String) -> String {
        var stored = storage
        var tail = ""
        switch type.bridge {
        case .none: break
        case .boxed(let getter, _): tail = concatenated(".", getter)
        case .composite, .json: stored = rawValue(storage)
        }
        if let value, value.canFail {
            stored = optionalValue(storage)
            tail = ""
        }
        let read = Breakable.call("required", [stored, place]) + tail
        guard let value, !value.canFail else { return read }
        return Breakable.call(value.name, [concatenated(value.label, ": ", read)])
    }

    /// The value that a setter stores.
    private var newValue: String {
        let raw = value.map { "newValue\(isOptional ? "?" : "").\($0.rawMember)" } ?? "newValue"
        switch (type.bridge, isOptional) {
        case (.none, _): return raw
        case (.json, _): return Breakable.call("encoded", [raw, place])
        case (.composite, _): return isOptional ? "newValue?.stored" : "newValue.stored"
        case (.boxed(_, let label), true):
            let initializer = concatenated(type.object, ".init(", label, ":)")
            return Breakable.call(inParentheses(raw) + ".map", [initializer])
        case (.boxed(_, let label), false):
            return Breakable.call(type.object, [concatenated(label, ": ", raw)])
        }
    }
}
