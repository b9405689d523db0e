import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

/// The typed property of an attribute, with what is stored behind it.
struct LoweredAttribute {
    /// Nil for an attribute behind a property over several.
    var view: AttributeView?
    var storage: StorageView?
    /// The properties behind the typed one, where what it reads and writes is not stored so.
    var storedValues: [AttributeView] = []
}

extension LoweredAttribute {
    /// Puts the typed property behind another, whose form is still to be said.
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

/// What the attributes of a class become, each kind in their order.
struct LoweredAttributes {
    private(set) var views: [AttributeView] = []
    /// What is stored under another name than that of the typed property.
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

/// Decides how one attribute looks in the code.
///
/// A class, since the property, the initialiser and the field of an attribute share one.
final class AttributeLowering {
    let attribute: Attribute
    let names: PropertyNames
    let types: TypeNames
    let options: LoweringOptions

    let swiftName: String
    /// In backticks where it is a keyword, as the property, the parameter and the field have it.
    let escapedName: String
    /// The persistent name as a literal, for the accessors and the field. For example: `"weight"`.
    let key: String
    /// The default value as Swift spells it, where there is one.
    let defaultLiteral: String?
    /// The default of what is stored, as Swift spells it. For example: `OptionIDs(rawValue: 5)`.
    private let storedDefault: String?

    /// Where the typed property exists; nil for everywhere. For example: `os(iOS)`.
    let condition: String?

    /// What runs when the property is set.
    private let observers: PropertyObservers?
    /// What the declared initialiser begins with.
    private let parameterDefault: String?
    /// Who may use the value behind a property with observers: initialisers of subclasses, too.
    private let innerAccess: String
    private let type: StoredType
    private let access: String
    /// What a read-only property says of its setter.
    private let setterAccess: String
    private let value: TypedValue?
    /// The ids of an option set that shows as a list of them.
    private let ids: OptionSetType.IDs?

    init(
        attribute: Attribute,
        names: PropertyNames,
        types: TypeNames,
        valueTypes: [String: ValueType],
        access: PropertyAccess,
        parameterDefaults: ParameterDefaults,
        options: LoweringOptions
    ) {
        self.attribute = attribute
        self.names = names
        self.types = types
        self.options = options
        swiftName = names.swiftName(attribute.name)
        escapedName = SwiftIdentifier.escaped(swiftName)
        key = SwiftLiteral.string(attribute.name)
        self.access = access.modifier(of: attribute)
        innerAccess = access.inner
        setterAccess = access.readOnlySetter(isSetBySubclasses: true)
        condition = attribute.condition
        value = valueTypes.value(of: attribute)
        type = StoredType(attribute, types, value)
        ids = valueTypes.ids(of: attribute)
        observers = PropertyObservers(attribute)
        parameterDefault = parameterDefaults.text(for: attribute, access: options.access)
        let raw = SharedLowering.defaultLiteral(attribute, types)
        if let value, case .literal(let literal) = attribute.defaultValue {
            storedDefault = value.literal(literal, raw: raw)
        } else {
            storedDefault = value == nil ? raw : nil
        }
        // The ids of what is stored by default, where that is more than nothing.
        let showsIDs = ids != nil && storedDefault != "[]"
        defaultLiteral = showsIDs ? storedDefault.map { "\($0).ids" } : storedDefault
    }

    /// Whether the property may be nil.
    var isOptional: Bool { isOptionalInModel || onMissing == .optional }

    /// Derived values are missing until the first save; an undefined type promises nothing.
    private var isOptionalInModel: Bool {
        attribute.isOptional || attribute.derivation != nil || attribute.type == .undefined
    }

    /// What an initialiser takes for the attribute; nil for what it can't set.
    var parameter: Parameter? {
        guard attribute.isParameter else { return nil }
        return Parameter(
            name: swiftName,
            type: concatenated(bareType, isOptionalInModel ? "?" : ""),
            defaultValue: parameterDefault ?? defaultLiteral ?? carriedDefault
                ?? (isOptionalInModel ? "nil" : nil),
            target: writtenMember
        )
    }

    /// What an initialiser that takes the attribute has as its default, and no store.
    var carriedDefault: String? {
        // A class that nobody names is any object's.
        guard condition == nil, !type.swift.hasSuffix("NSObject") else { return nil }
        return SharedLowering.carriedDefault(attribute, types, access: options.access)
    }

    private var unobservedName: String {
        names.unobserved(swiftName)
    }

    /// What stores the moment of creation, a new UUID, or code: a model file holds constants.
    func defaultAssignment() -> String? {
        guard attribute.isParameter else { return nil }
        let code = parameterDefault ?? (defaultLiteral == nil ? carriedDefault : nil)
        if let text = code, text != defaultLiteral ?? "nil" {
            return Breakable.next("\(originalMember(writtenMember)) = ", text)
        }
        guard value == nil, let literal = defaultLiteral else { return nil }
        switch attribute.defaultValue {
        case .now, .newUUID:
            return primitiveAssignment(of: .text(literal), in: "")
        case .literal, .empty, .opaque, nil: return nil
        }
    }

    /// What stores a value, whether the code shows the property or not.
    func primitiveAssignment(of value: SwiftExpression, in target: String) -> String {
        var value = value
        if case .text(let text) = value, text.hasPrefix(".") { value = .text(type.swift + text) }
        return SwiftExpression.call(
            target + "setPrimitiveValue",
            [.init(nil, value), .init("forKey", .text(key))]
        ).text
    }

    /// Whether conditions can speak of the attribute.
    var isQueryable: Bool { type.isQueryable && !attribute.isTransient }

    /// The type of the property. For example: `[Int]?` for the ids of an option set.
    private var typeSpelling: String { concatenated(bareType, mark) }

    /// The same without a question mark.
    private var bareType: String { ids == nil ? valueName : "[\(types.swift("Int"))]" }

    private var valueName: String { value?.name ?? type.swift }

    /// The type of what conditions compare with. For example: `OptionIDs`.
    var fieldType: String { concatenated(valueName, isOptionalInModel ? "?" : "") }

    private var mark: String { isOptional ? "?" : "" }

    private var onMissing: MissingValuePolicy { attribute.code?.onMissing ?? options.onMissing }

    private var isReadOnly: Bool { attribute.isReadOnly }

    func lowered() -> LoweredAttribute {
        var lowered = overStored()
        if let ids, let value { show(ids, of: value, &lowered) }
        if let observers { run(observers, &lowered) }
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
        let stored = names.free("stored" + SwiftIdentifier.capitalized(swiftName))
        lowered.hide(as: stored, concatenated(valueName, mark), access: "private ")
        lowered.view?.documentation.append(ids.documentation)
        lowered.view?.form = .ids(
            IDsAccessorView(
                swiftName,
                over: stored,
                value,
                ids,
                isOptional: isOptional,
                readOnlySetter: isReadOnly ? setterAccess : nil,
                types
            )
        )
    }

    private func run(_ observers: PropertyObservers, _ lowered: inout LoweredAttribute) {
        var view = observers.view(
            over: unobservedName,
            typeSpelling,
            setterAccess: isReadOnly ? setterAccess : ""
        )
        view.isObjectiveC = isObjectiveC
        if case .ids(let accessor) = lowered.view?.form { view.ids = accessor.over(swiftName) }
        lowered.hide(as: unobservedName, typeSpelling, access: innerAccess)
        lowered.view?.form = .observed(view)
    }

    private func overStored() -> LoweredAttribute {
        if isOverRaw { return overRaw() }
        return canBeManaged ? managed() : overPrimitive()
    }

    /// What every managed object has can't be stored under that name, either.
    private var isOverRaw: Bool {
        names.isRaw(attribute)
            && !ReservedMembers.names.contains(SwiftIdentifier.sanitized(attribute.name))
    }

    /// The property that a copy takes over: what is stored, where that has one that can be missing.
    var storedMember: String {
        isOverRaw ? SwiftIdentifier.sanitized(attribute.name) : writtenMember
    }

    /// The property that initialisers set.
    var writtenMember: String { observers == nil ? swiftName : unobservedName }

    /// Whether the code reaches what is stored on some platforms alone.
    var isHiddenSomewhere: Bool { condition != nil && !isOverRaw && observers == nil }

    /// Core Data's own accessor loses nothing for an optional object.
    private var canBeManaged: Bool {
        guard case .none = type.bridge, isOptional, value == nil, swiftName == attribute.name,
            observers == nil
        else { return false }
        return !SwiftIdentifier.isInOwningMethodFamily(attribute.name)
    }

    /// Whether the property is what Objective-C finds under the attribute's name, for key paths and
    /// key-value observing.
    private var isObjectiveC: Bool {
        guard value == nil, swiftName == attribute.name, type.isInObjectiveC(isOptional),
            !SwiftIdentifier.isInOwningMethodFamily(attribute.name)
        else { return false }
        return canBeManaged || names.primitive(attribute.name) != nil
    }

    private func managed() -> LoweredAttribute {
        LoweredAttribute(
            view: view(
                .managed(
                    setterAccess: attribute.derivation != nil
                        ? "private(set) " : isReadOnly ? setterAccess : ""
                )
            )
        )
    }

    private func overPrimitive() -> LoweredAttribute {
        guard let storage = names.primitive(attribute.name) else { return overStorage() }
        var accessor = accessor(over: storage)
        accessor.isObjectiveC = isObjectiveC
        return LoweredAttribute(
            view: view(.primitive(accessor)),
            storage: storageView(concatenated("private var ", storage, ": ", type.object, "?"))
        )
    }

    /// Another property has the name of the primitive value, so Core Data's accessor gets a new one.
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
            edges: ConditionEdges(condition),
            documentation: documentation,
            isSeparated: true,
            access: access,
            name: escapedName,
            type: typeSpelling,
            form: form
        )
    }

    private var documentation: [String] {
        let lines = attributeDocumentation(attribute, isChecked: true)
        return (attribute.documentation + lines).map(onOneLine)
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
            storage: storage,
            write: newValue
        )
        accessor.isReadOnly = attribute.derivation != nil
        if isReadOnly, !accessor.isReadOnly { accessor.setterAccess = setterAccess }
        return accessor
    }

    /// What is said to be missing: the property, as a literal.
    private var place: String {
        swiftName == attribute.name ? key : SwiftLiteral.string(swiftName)
    }

    private func read(_ storage: String) -> String {
        if isOptional { return optionalRead(storage) }
        if onMissing == .useDefault, let storedDefault {
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

    /// What is stored, as Swift sees it. For example: `weightRaw?.doubleValue`.
    private func rawValue(_ storage: String) -> String {
        switch type.bridge {
        case .none: storage
        case .boxed(let getter, _): concatenated(storage, "?.", getter)
        case .composite(let initializer): "\(storage).flatMap(\(initializer))"
        case .json: "decoded(json: \(storage), \(place))"
        }
    }

    /// The value, or nil where there is none.
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

    /// What a setter stores.
    private var newValue: String {
        let raw = value.map { "newValue\(mark).\($0.rawMember)" } ?? "newValue"
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
