import ModelIR
import SharedLowering
import SwiftNames

/// The code of one attribute, or of several behind one property.
enum MemberLowering {
    case attribute(AttributeLowering)
    indirect case composite(CompositeLowering)

    var views: [PropertyView] {
        switch self {
        case .attribute(let lowering): lowering.views()
        case .composite(let lowering): lowering.views()
        }
    }

    var parameter: Parameter {
        switch self {
        case .attribute(let lowering): lowering.parameter
        case .composite(let lowering): lowering.parameter
        }
    }

    /// The value that the property has before an initializer sets it. For example: `Limits.usual`.
    var initialText: String? {
        switch self {
        case .attribute(let lowering):
            lowering.blueprint.defaultLiteral ?? lowering.blueprint.declaredDefault
                ?? lowering.parameter.defaultValue
        case .composite(let lowering): lowering.parameter.defaultValue
        }
    }

    /// Whether initializers require a value although the property is optional.
    var isDemanded: Bool {
        switch self {
        case .attribute(let lowering): lowering.blueprint.isDemanded
        case .composite(let lowering): lowering.plan.isDemanded
        }
    }

    /// The condition around the property's public declaration; `nil` if it's unconditional. For
    /// example: `os(iOS)`.
    var condition: String? {
        switch self {
        case .attribute(let lowering): lowering.property.condition
        case .composite(let lowering): lowering.condition
        }
    }

    /// The access level of the property and a space. For example: `public `.
    var access: String {
        switch self {
        case .attribute(let lowering): lowering.property.access
        case .composite(let lowering): lowering.blueprint.access
        }
    }

    /// Whether no initializer takes a value: the property is inside `#if`, or the database computes it.
    var isHidden: Bool {
        switch self {
        case .attribute(let lowering): lowering.isHidden
        case .composite(let lowering): lowering.condition != nil
        }
    }

    /// The property that contains the value.
    var storedName: String {
        switch self {
        case .attribute(let lowering): lowering.storedName
        case .composite(let lowering): lowering.storedName
        }
    }

    /// The origin of the declaration.
    var origin: Origin {
        switch self {
        case .attribute(let lowering): lowering.attribute.origin
        case .composite(let lowering): lowering.plan.property.origin
        }
    }

    /// The statements with which the initializer uses the parameter.
    ///
    /// - Parameter object: The constant that refers to `self`; `nil` if the initializer sets
    ///   properties directly.
    func assignment(on object: String? = nil) -> [String] {
        switch self {
        case .attribute(let lowering): lowering.assignment(on: object)
        case .composite(let lowering): lowering.assignment(on: object)
        }
    }

    /// The property's value until an initializer of a wide class sets it; `nil` if no value of its
    /// type is known.
    var initialValue: InitialValue? {
        switch self {
        case .attribute(let lowering): lowering.initialValue
        case .composite(let lowering): lowering.initialValue
        }
    }

    /// The declared default, or else ``initialValue``.
    var declaredInitialValue: InitialValue? {
        guard initialValue != nil, case .attribute(let lowering) = self,
            lowering.blueprint.ids == nil, let text = initialText, text != "nil"
        else { return initialValue }
        return .literal(text)
    }

    /// Whether the property is in no column.
    var isTransient: Bool {
        if case .attribute(let lowering) = self { lowering.position == nil } else { false }
    }

    var reading: [String] {
        switch self {
        case .attribute(let lowering): lowering.reading
        case .composite(let lowering): lowering.reading
        }
    }

    var binding: [String] {
        switch self {
        case .attribute(let lowering): lowering.binding
        case .composite(let lowering): lowering.binding
        }
    }

    /// The members that read and bind values in several columns.
    var composites: [RowCompositeView] {
        switch self {
        case .attribute: []
        case .composite(let lowering): lowering.members()
        }
    }

    /// The fields for conditions, by persistent name.
    var fields: [(name: String, type: String)] {
        switch self {
        case .attribute(let lowering):
            lowering.fieldType.map { [(lowering.attribute.name, $0)] } ?? []
        case .composite(let lowering): lowering.fields
        }
    }
}

extension EntityLayout {
    /// The members for the entity's own properties, in order.
    func members(_ context: PropertyContext) -> [MemberLowering] {
        let own = CompositeMemberNames(composites, writer: { "bind" + $0 })
        return members.map { member in
            switch member {
            case .attribute(let attribute, let position):
                .attribute(AttributeLowering(attribute, at: position, context))
            case .transient(let attribute):
                .attribute(AttributeLowering(attribute, at: nil, context))
            case .composite(let plan, let positions):
                .composite(CompositeLowering(plan, positions, own, context))
            }
        }
    }

    /// The context for lowering the entity's properties in a class.
    ///
    /// Classes in other files set properties of this one only through its initializer, and read
    /// them when copying it.
    func context(
        _ names: PropertyNames,
        _ types: TypeNames,
        _ valueTypes: [String: ValueType],
        _ options: LoweringOptions,
        isCopiedByChildren: Bool
    ) -> PropertyContext {
        PropertyContext(
            of: plan.entity,
            names,
            types,
            valueTypes,
            PropertyAccess(options, hasSubclasses: isCopiedByChildren),
            code: [plan.entity.code].compactMap(\.self),
            options
        )
    }
}
