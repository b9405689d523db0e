import ModelIR
import SharedLowering
import SwiftNames

/// What an attribute, or several, become in the code.
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

    /// Whether initialisers demand a value that the property may lack.
    var isDemanded: Bool {
        switch self {
        case .attribute(let lowering): lowering.blueprint.isDemanded
        case .composite(let lowering): lowering.plan.isDemanded
        }
    }

    /// Where others see the property; nil for everywhere. For example: `os(iOS)`.
    var condition: String? {
        switch self {
        case .attribute(let lowering): lowering.property.condition
        case .composite(let lowering): lowering.condition
        }
    }

    /// The property that holds the value.
    var storedName: String {
        switch self {
        case .attribute(let lowering): lowering.storedName
        case .composite(let lowering): lowering.storedName
        }
    }

    /// The place of the declaration.
    var origin: Origin {
        switch self {
        case .attribute(let lowering): lowering.attribute.origin
        case .composite(let lowering): lowering.plan.property.origin
        }
    }

    /// What the initialiser does with the parameter.
    ///
    /// - Parameter object: the constant that is `self`; nil where the initialiser sets properties
    ///   itself.
    func assignment(on object: String? = nil) -> [String] {
        switch self {
        case .attribute(let lowering): lowering.assignment(on: object)
        case .composite(let lowering): lowering.assignment(on: object)
        }
    }

    /// What the property holds until an initialiser of a wide class sets it; nil where no value of
    /// its type is known.
    var initialValue: InitialValue? {
        switch self {
        case .attribute(let lowering): lowering.initialValue
        case .composite(let lowering): lowering.initialValue
        }
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

    /// The members that read and bind what is stored in several columns.
    var composites: [RowCompositeView] {
        switch self {
        case .attribute: []
        case .composite(let lowering): lowering.members()
        }
    }

    /// What conditions can speak of, by persistent name.
    var fields: [(name: String, type: String)] {
        switch self {
        case .attribute(let lowering):
            lowering.fieldType.map { [(lowering.attribute.name, $0)] } ?? []
        case .composite(let lowering): lowering.fields
        }
    }
}

extension EntityLayout {
    /// What the entity's own members become, in their order.
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

    /// What decides how the entity's properties look in a class.
    ///
    /// Classes of other files set nothing of this one but by its initialiser, and read it where they
    /// copy it.
    func context(
        _ names: PropertyNames,
        _ types: TypeNames,
        _ valueTypes: [String: ValueType],
        _ options: LoweringOptions,
        isCopiedByChildren: Bool
    ) -> PropertyContext {
        PropertyContext(
            names,
            types,
            valueTypes,
            PropertyAccess(options, hasSubclasses: isCopiedByChildren),
            code: [plan.entity.code].compactMap(\.self),
            options
        )
    }
}
