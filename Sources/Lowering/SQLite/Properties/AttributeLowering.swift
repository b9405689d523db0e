import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

/// Decides what the code of one attribute contains in a class whose objects are rows.
///
/// A class, since an attribute's property, initializer, row and field share one.
final class AttributeLowering {
    let blueprint: AttributeBlueprint
    /// The column's position; `nil` for transient attributes.
    let position: Int?
    /// The initializer's parameter.
    let parameter: Parameter
    private let context: PropertyContext
    private let stored: StoredValue

    init(_ attribute: Attribute, at position: Int?, _ context: PropertyContext) {
        self.position = position
        self.context = context
        let value = context.valueTypes.value(of: attribute)
        stored = StoredValue(attribute, value, at: position ?? 0, context.types)
        blueprint = AttributeBlueprint(
            attribute,
            stored: stored.spelling,
            isOptionalInModel: attribute.isOptional,
            context
        )
        parameter = blueprint.parameter
    }

    var attribute: Attribute { _read { yield blueprint.attribute } }
    var property: PropertyBlueprint { _read { yield blueprint.property } }
    private var value: TypedValue? { blueprint.value }
    private var condition: String? { property.condition }
    /// Whether no initializer takes a value.
    var isHidden: Bool { condition != nil || attribute.isGenerated }

    /// The access of the property that contains the value, if it isn't the typed one.
    private var hiddenAccess: String { condition == nil ? "private " : property.innerAccess }

    /// The setter's modifier of a read-only property: copies of subclasses set members that no
    /// initializer takes.
    private var readOnlySetter: String? {
        blueprint.readOnlySetter(isSetBySubclasses: condition != nil)
    }

    /// The property that contains the value. It isn't the typed one if that shows an option set's
    /// ids or has observers.
    var storedName: String { blueprint.ids == nil ? property.heldName : blueprint.idsHolder }

    /// The statements with which the initializer stores its argument.
    ///
    /// - Parameter object: The constant that refers to `self`; `nil` if the initializer sets
    ///   properties directly.
    func assignment(on object: String?) -> [String] {
        guard !isHidden else { return defaultAssignment(on: object) }
        let name = parameter.escapedName
        guard blueprint.ids != nil, let value else {
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

    /// Stores the initial value of a property without parameter.
    private func defaultAssignment(on object: String?) -> [String] {
        let target =
            object.map { "\($0).\(SwiftIdentifier.member(storedName))" }
            ?? SwiftIdentifier.escaped(storedName)
        return [Breakable.next(target + " = ", blueprint.storedDefault ?? "nil")]
    }

    /// The property's value until an initializer of a wide class sets it.
    var initialValue: InitialValue? {
        if blueprint.isOptional { return .implicit }
        return initialLiteral(attribute.type, value, context.types).map(InitialValue.literal)
    }

    /// The value for rows that are older than the column, if it has to be computed for each row.
    ///
    /// For example: `UUID()`; `nil` if a constant serves, or if the rows lack a value.
    var initialColumnValue: String? {
        guard position != nil, let value = attribute.defaultValue else { return nil }
        if case .literal = value { return nil }
        guard let text = blueprint.storedDefault ?? blueprint.declaredDefault else { return nil }
        // The code of an optional's default may return nil.
        let mark = attribute.isOptional ? "?" : ""
        let stored =
            self.value.map { "(\(text) as \($0.name)\(mark))\(mark).rawValue" } ?? text
        let number =
            attribute.code?.numberType ?? context.valueTypes.numberType(of: attribute)
            ?? (attribute.type == .int ? "Int" : nil)
        guard let number, let column = swiftType(of: attribute.type, context.types) else {
            return stored
        }
        let conversion =
            switch number {
            case "CGFloat": "\(column)("
            case "Int": "Int64("
            default: "\(column)(clamping: "
            }
        let numberType = context.types.swift(number)
        if attribute.isOptional {
            let typed = self.value == nil ? "\(text) as \(numberType)?" : stored
            return "(\(typed)).map { \(conversion)$0) }"
        }
        let typed = stored.hasPrefix(".") ? "\(stored) as \(numberType)" : stored
        return "\(conversion)\(typed))"
    }

    var fieldType: String? {
        position != nil && !stored.isEncoded ? blueprint.fieldType : nil
    }
}

// MARK: - The property

extension AttributeLowering {
    /// The property, with the ones behind it if its value is stored in a different form.
    func views() -> [PropertyView] {
        switch (idsAccessor, property.observers) {
        case (nil, nil): return [typed]
        case (nil, let observers?): return [observed(observers), held]
        case (let accessor?, nil): return [list(accessor), held]
        case (let accessor?, let observers?):
            var inner = list(accessor.behind)
            inner.access = "private "
            inner.documentation = []
            inner.name = property.heldName
            return [observed(observers, accessor.over(property.name)), inner, held]
        }
    }

    /// The accessors with which a list of ids shows an option set; `nil` for other values.
    private var idsAccessor: IDsAccessorView? {
        guard let ids = blueprint.ids, let value else { return nil }
        return IDsAccessorView(
            property.name,
            over: storedName,
            value,
            ids,
            isOptional: blueprint.isOptional,
            readOnlySetter: readOnlySetter,
            context.types
        )
    }

    private func list(_ accessor: IDsAccessorView) -> PropertyView { view(.ids(accessor)) }

    private func observed(
        _ observers: PropertyObservers,
        _ ids: IDsAccessorView? = nil
    ) -> PropertyView {
        var accessor = observers.view(
            over: property.heldName,
            blueprint.type,
            setterAccess: readOnlySetter ?? ""
        )
        accessor.ids = ids
        return view(.observed(accessor))
    }

    private var typed: PropertyView { view(storedForm, setterAccess: readOnlySetter ?? "") }

    private func view(_ form: PropertyView.Form, setterAccess: String = "") -> PropertyView {
        PropertyView(
            condition: condition,
            keptAccess: hiddenAccess,
            documentation: blueprint.documentation(isChecked: false),
            wrapper: context.wrapper(of: property.name),
            access: property.access,
            setterAccess: setterAccess,
            name: property.escapedName,
            type: blueprint.type,
            form: form
        )
    }

    /// The property behind the typed one.
    private var held: PropertyView {
        PropertyView(
            condition: nil,
            keptAccess: hiddenAccess,
            documentation: [],
            wrapper: context.wrapper(of: storedName),
            access: hiddenAccess,
            name: SwiftIdentifier.escaped(storedName),
            type: blueprint.heldType,
            form: storedForm
        )
    }

    private var storedForm: PropertyView.Form {
        position.map { .stored(columnRange: "\($0)") } ?? .transient
    }
}

// MARK: - Rows

extension AttributeLowering {
    /// The statements that read the value from a row.
    var reading: [String] {
        let target = memberName(storedName, beside: "row") + " = "
        guard position != nil else {
            return (target + transientValue)
                .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                .map(String.init)
        }
        if blueprint.isOptional { return [stored.optional.after(target)] }
        if blueprint.onMissing == .useDefault, let storedDefault = blueprint.storedDefault {
            return [stored.withDefault(storedDefault).after(target)]
        }
        return [stored.required.after(target)]
    }

    /// The statements that bind the value to a statement.
    var binding: [String] {
        guard position != nil else { return [] }
        let access = PartAccess(
            memberName(storedName, beside: "statement"),
            isOptional: blueprint.isOptional
        )
        return [stored.bind(access).text]
    }

    /// Whether an object that is read from a row has a value for a transient attribute.
    var canBeRead: Bool {
        position != nil || blueprint.isOptional || transientDefault != nil
    }

    private var transientValue: String { transientDefault ?? "nil" }

    private var transientDefault: String? { blueprint.storedDefault ?? blueprint.declaredDefault }
}
