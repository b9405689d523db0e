import Mustache
import SharedLowering
import SwiftNames

/// The initialiser that inserts into no context and sets every attribute.
package struct InitializerView: TemplateView {
    package let parameters: [String]
    package let assignments: [AssignmentView]

    /// The parameters in a line; nil where that is too long.
    private let parameterLine: String?

    init(parameters: [String], assignments: [AssignmentView], access: String) {
        self.parameters = parameters
        self.assignments = assignments
        let line = parameters.joined(separator: ", ")
        let isShort = TextWidth.fits(
            parts: access,
            "convenience init(",
            line,
            ") {",
            indentation: 4
        )
        parameterLine = isShort ? line : nil
    }

    package static let summary = "The initialiser that inserts into no context."

    package static let fields: [ViewField<Self>] = [
        .optionalText("parameterLine", "The parameters, where they fit.", example: "age: Int?") {
            $0.parameterLine
        },
        .list("parameters", "The parameters, where each needs its own line.") {
            $0.parameterLine == nil ? ListItemView.list($0.parameters) : []
        },
        .list("assignments", "What the initialiser sets.") { $0.assignments },
    ]
}

/// One property that an initialiser sets.
package struct AssignmentView: TemplateView {
    package var property: String
    package var value: String

    package static let summary = "One property that an initialiser sets."

    package static let fields: [ViewField<Self>] = [
        .text("property", "The property.", example: "internal") { $0.property },
        .text("value", "The parameter.", example: "`internal`") { $0.value },
        .flag("isShort", "Whether the assignment fits on one line.") {
            TextWidth.fits(parts: "self.", $0.property, " = ", $0.value, indentation: 8)
        },
    ]
}
