import Mustache
import SharedLowering
import SwiftNames

/// The initialiser that inserts into no context and sets every attribute.
package struct InitializerView: TemplateView {
    package var parameters: [String]
    package var assignments: [AssignmentView]
    package var access: String

    package static let summary = "The initialiser that inserts into no context."

    private var isShort: Bool {
        let line = access + "convenience init(" + parameters.joined(separator: ", ") + ") {"
        return TextWidth.fits(line, indentation: 4)
    }

    package static let fields: [ViewField<Self>] = [
        .optionalText("parameterLine", "The parameters, where they fit.", example: "age: Int?") {
            $0.isShort ? $0.parameters.joined(separator: ", ") : nil
        },
        .list("parameters", "The parameters, where each needs its own line.") {
            $0.isShort ? [] : ListItemView.list($0.parameters)
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
            TextWidth.fits("self.\($0.property) = \($0.value)", indentation: 8)
        },
    ]
}
