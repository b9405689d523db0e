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
        case .composite(let lowering): [lowering.view()]
        }
    }

    var parameter: Parameter {
        switch self {
        case .attribute(let lowering): lowering.parameter
        case .composite(let lowering): lowering.parameter
        }
    }

    /// What the initialiser does with the parameter.
    var assignment: [String] {
        switch self {
        case .attribute(let lowering): lowering.assignment
        case .composite(let lowering): lowering.assignment
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
    func members(
        _ names: PropertyNames,
        _ types: TypeNames,
        _ access: PropertyAccess,
        _ options: LoweringOptions
    ) -> [MemberLowering] {
        let own = CompositeMemberNames(composites, writer: { "bind" + $0 })
        func lowering(_ attribute: Attribute, _ position: Int?) -> AttributeLowering {
            AttributeLowering(attribute, at: position, typed, names, types, access, options)
        }
        return members.map { member in
            switch member {
            case .attribute(let attribute, let position):
                .attribute(lowering(attribute, position))
            case .transient(let attribute):
                .attribute(lowering(attribute, nil))
            case .composite(let plan, let positions):
                .composite(CompositeLowering(plan, positions, own, access, types, options))
            }
        }
    }

    /// Classes of other files set nothing of this one but by its initialiser.
    func access(_ options: LoweringOptions) -> PropertyAccess {
        PropertyAccess(plan.entity, options, hasSubclasses: false)
    }
}
