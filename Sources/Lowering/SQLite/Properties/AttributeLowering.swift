import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

/// Decides how one attribute looks in a class whose objects are rows.
///
/// A class, since the property, the initialiser, the row and the field of an attribute share one.
final class AttributeLowering {
    let attribute: Attribute
    /// The position of the column; nil for what is never stored.
    let position: Int?
    let names: PropertyNames
    let types: TypeNames
    let options: LoweringOptions

    /// Where others see the property; nil for everywhere. For example: `os(iOS)`.
    let condition: String?
    let swiftName: String
    /// What conditions compare with. For example: `OptionIDs`.
    private let valueType: String
    /// Of the initialiser.
    let parameter: Parameter

    private let value: TypedValue?
    private let ids: OptionSetType.IDs?
    /// What runs when the property is set.
    private let observers: PropertyObservers?
    private let access: String
    /// What a read-only property says of its setter.
    private let readOnlySetter: String
    /// Who may use what holds the value where that is another property.
    private let hiddenAccess: String
    private let stored: StoredValue
    /// The default of what is stored, as Swift spells it.
    private let storedDefault: String?

    init(
        _ attribute: Attribute,
        at position: Int?,
        _ valueTypes: [String: ValueType],
        _ names: PropertyNames,
        _ types: TypeNames,
        _ access: PropertyAccess,
        _ parameterDefaults: ParameterDefaults,
        hidden hiddenAccess: String,
        _ options: LoweringOptions
    ) {
        self.attribute = attribute
        self.position = position
        self.names = names
        self.types = types
        self.options = options
        condition = attribute.condition
        self.hiddenAccess = condition == nil ? "private " : hiddenAccess
        value = valueTypes.value(of: attribute)
        ids = valueTypes.ids(of: attribute)
        observers = PropertyObservers(attribute)
        swiftName = names.swiftName(attribute.name)
        self.access = access.modifier(of: attribute)
        // Copies of children set what no initialiser takes.
        readOnlySetter = access.readOnlySetter(isSetBySubclasses: condition != nil)
        stored = StoredValue(attribute, value, at: position ?? 0, types)
        let mark = attribute.isOptional ? "?" : ""
        valueType = stored.spelling + mark
        storedDefault = defaultText(attribute, value, types)
        parameter = Parameter(
            name: swiftName,
            type: ids == nil ? valueType : "[\(types.swift("Int"))]\(mark)",
            defaultValue: parameterDefaults.text(for: attribute, access: options.access)
                ?? defaultArgument(storedDefault, showsIDs: ids != nil)
                ?? (condition == nil
                    ? carriedDefault(attribute, types, access: options.access) : nil)
                ?? (attribute.isOptional ? "nil" : nil)
        )
    }

    /// Whether the property may be nil.
    private var isOptional: Bool { attribute.isOptional || isDemanded }

    /// Whether initialisers demand a value that the property may lack.
    var isDemanded: Bool { !attribute.isOptional && onMissing == .optional }

    private var mark: String { isDemanded ? "?" : "" }
    /// The type of the property.
    private var type: String { concatenated(parameter.type, mark) }
    /// The type of what holds the value.
    private var storedType: String { concatenated(valueType, mark) }

    /// The property that holds the value: another than the typed one for the ids of an option set,
    /// and behind observers.
    var storedName: String {
        if ids != nil { return names.free("stored" + SwiftIdentifier.capitalized(swiftName)) }
        return observers == nil
            ? swiftName : names.unobserved(swiftName)
    }

    /// What the initialiser stores for its parameter.
    ///
    /// - Parameter object: the constant that is `self`; nil where the initialiser sets properties
    ///   itself.
    func assignment(on object: String?) -> [String] {
        guard condition == nil else { return defaultAssignment(on: object) }
        let name = parameter.escapedName
        guard ids != nil, let value else {
            let member = SwiftIdentifier.member(storedName)
            let target = concatenated(object ?? "self", ".", member, " = ")
            return [Breakable.next(target, name)]
        }
        let text: SwiftExpression =
            attribute.isOptional
            ? .call("\(name).map", [.init(nil, .text("\(value.name).init(trappingIDs:)"))])
            : .call(value.name, [.init("trappingIDs", .text(name))])
        let target = object.map { "\($0).\(storedName)" } ?? storedName
        return [text.after(target + " = ")]
    }

    /// What is stored where no parameter says it.
    private func defaultAssignment(on object: String?) -> [String] {
        let target =
            object.map { "\($0).\(SwiftIdentifier.member(storedName))" }
            ?? SwiftIdentifier.escaped(storedName)
        return [Breakable.next(target + " = ", storedDefault ?? "nil")]
    }

    /// What the property holds until an initialiser of a wide class sets it.
    var initialValue: InitialValue? {
        if isOptional { return .implicit }
        return initialLiteral(attribute.type, value, types).map(InitialValue.literal)
    }

    var fieldType: String? { position != nil && !stored.isEncoded ? valueType : nil }
}

/// The default of what is stored, as Swift spells it.
private func defaultText(_ attribute: Attribute, _ value: TypedValue?, _ types: TypeNames)
    -> String?
{
    let raw = defaultLiteral(attribute, types)
    guard let value else { return raw }
    guard case .literal(let literal) = attribute.defaultValue else { return nil }
    return value.literal(literal, raw: raw)
}

/// The default of the parameter. For example: `OptionIDs(rawValue: 5).ids`.
private func defaultArgument(_ stored: String?, showsIDs: Bool) -> String? {
    guard let stored, showsIDs, stored != "[]" else { return stored }
    return stored + ".ids"
}

// MARK: - The property

extension AttributeLowering {
    /// The property, and those behind it where what it reads and writes is not stored so.
    func views() -> [PropertyView] {
        let stored = property(storedName, hiddenAccess, [], false, nil)
        switch (idsAccessor, observers) {
        case (nil, nil): return [property(swiftName, access, documentation, isReadOnly, condition)]
        case (nil, let observers?): return [observed(observers, over: storedName), stored]
        case (let accessor?, nil): return [list(accessor), stored]
        case (let accessor?, let observers?):
            let name = names.unobserved(swiftName)
            var inner = list(accessor.behind)
            inner.access = "private "
            inner.documentation = []
            inner.name = name
            let outer = observed(observers, over: name, accessor.over(swiftName))
            return [outer, inner, stored]
        }
    }

    /// How a list of ids shows an option set; nil for other values.
    private var idsAccessor: IDsAccessorView? {
        guard let ids, let value else { return nil }
        return IDsAccessorView(
            swiftName,
            over: storedName,
            value,
            ids,
            isOptional: isOptional,
            readOnlySetter: isReadOnly ? readOnlySetter : nil,
            types
        )
    }

    private func list(_ accessor: IDsAccessorView) -> PropertyView {
        PropertyView(
            condition: condition,
            documentation: documentation,
            access: access,
            name: parameter.escapedName,
            type: type,
            form: .ids(accessor)
        )
    }

    private func observed(
        _ observers: PropertyObservers,
        over stored: String,
        _ ids: IDsAccessorView? = nil
    ) -> PropertyView {
        var view = observers.view(
            over: stored,
            type,
            setterAccess: isReadOnly ? readOnlySetter : ""
        )
        view.ids = ids
        return PropertyView(
            condition: condition,
            documentation: documentation,
            access: access,
            name: parameter.escapedName,
            type: type,
            form: .observed(view)
        )
    }

    private var isReadOnly: Bool { attribute.isReadOnly }

    private var documentation: [String] {
        let lines =
            attribute.documentation + attributeDocumentation(attribute, isChecked: false)
        return lines.map(onOneLine) + [ids?.documentation].compactMap(\.self)
    }

    private func property(
        _ name: String,
        _ access: String,
        _ documentation: [String],
        _ isReadOnly: Bool,
        _ condition: String?
    ) -> PropertyView {
        PropertyView(
            condition: condition,
            keptAccess: hiddenAccess,
            documentation: documentation,
            access: access,
            setterAccess: isReadOnly ? readOnlySetter : "",
            name: SwiftIdentifier.escaped(name),
            type: storedType,
            form: position.map { .stored(columns: "\($0)") } ?? .transient
        )
    }
}

// MARK: - Rows

extension AttributeLowering {
    /// What reads the value from a row.
    var reading: [String] {
        let target = memberName(storedName, beside: "row") + " = "
        guard position != nil else { return [target + transientValue] }
        if isOptional { return [stored.optional.after(target)] }
        if onMissing == .useDefault, let storedDefault {
            return [stored.withDefault(storedDefault).after(target)]
        }
        return [stored.required.after(target)]
    }

    /// What binds the value to a statement.
    var binding: [String] {
        guard position != nil else { return [] }
        let access = PartAccess(memberName(storedName, beside: "statement"), isOptional: isOptional)
        return [stored.bind(access).text]
    }

    /// Whether an object that is read from a row has a value for what is never stored.
    var canBeRead: Bool { position != nil || isOptional || storedDefault != nil }

    private var transientValue: String { storedDefault ?? "nil" }

    private var onMissing: MissingValuePolicy { attribute.code?.onMissing ?? options.onMissing }
}
