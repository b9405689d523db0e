/// The known XML elements of model files. Each case is named after its element.
enum ElementName: UInt8, CaseIterable {
    case attribute
    case composite
    case compoundIndex
    case compoundIndexes
    case configuration
    case constraint
    case element
    case elements
    case entity
    case entry
    case fetchIndex
    case fetchIndexElement
    case fetchRequest
    case fetchedProperty
    case index
    case memberEntity
    case model
    case relationship
    case uniquenessConstraint
    case uniquenessConstraints
    case userInfo
}

extension ElementName: MarkupName {
    // Literals, because all threads would contend for the reference counts of computed names.
    static let texts = [
        "attribute", "composite", "compoundIndex", "compoundIndexes", "configuration", "constraint",
        "element", "elements", "entity", "entry", "fetchIndex", "fetchIndexElement", "fetchRequest",
        "fetchedProperty", "index", "memberEntity", "model", "relationship", "uniquenessConstraint",
        "uniquenessConstraints", "userInfo",
    ]

    /// The allowed children, in Xcode's order.
    var children: [ElementName] {
        switch self {
        case .model: [.entity, .fetchRequest, .configuration, .composite, .userInfo, .elements]
        case .entity:
            [
                .attribute, .relationship, .fetchedProperty, .fetchIndex, .compoundIndexes,
                .uniquenessConstraints, .userInfo,
            ]
        case .attribute, .relationship, .fetchRequest: [.userInfo]
        case .fetchedProperty: [.fetchRequest, .userInfo]
        case .fetchIndex: [.fetchIndexElement, .userInfo]
        case .compoundIndexes: [.compoundIndex]
        case .compoundIndex: [.index]
        case .uniquenessConstraints: [.uniquenessConstraint]
        case .uniquenessConstraint: [.constraint]
        case .userInfo: [.entry]
        case .configuration: [.memberEntity, .userInfo]
        case .composite: [.attribute, .userInfo]
        case .elements: [.element]
        case .constraint, .element, .entry, .fetchIndexElement, .index, .memberEntity: []
        }
    }

    /// Whether, in Xcode's order, the element occurs at most once and is never empty.
    var isContainer: Bool {
        switch self {
        case .compoundIndexes, .elements, .uniquenessConstraints, .userInfo: true
        default: false
        }
    }
}
