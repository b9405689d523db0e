import SwiftNames

/// A parameter of an initialiser.
struct Parameter {
    var name: String
    var type: String
    var defaultValue: String?

    var isRequired: Bool { defaultValue == nil }

    var text: String { withoutDefault + (defaultValue.map { " = \($0)" } ?? "") }

    var withoutDefault: String { "\(SwiftIdentifier.escaped(name)): \(type)" }

    var assignment: AssignmentView {
        AssignmentView(
            property: SwiftIdentifier.member(name),
            value: SwiftIdentifier.escaped(name)
        )
    }
}
