import SharedLowering

/// What an attribute, or several, become in the code.
enum MemberLowering {
    case attribute(AttributeLowering)
    case composite(CompositeLowering)

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
