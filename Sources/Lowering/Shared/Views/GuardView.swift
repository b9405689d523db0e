import Mustache
import TextLayout

/// A statement that returns unless its conditions hold.
package struct GuardView: TemplateView {
    private let conditions: [String]
    private let failure: String

    /// - Parameters:
    ///   - conditions: The conditions. For example: `let startDate`.
    ///   - failure: The result if a condition doesn't hold.
    package init(_ conditions: [String], failure: SwiftExpression = .text("nil")) {
        self.conditions = conditions
        self.failure = failure.text
    }

    /// - Parameter constants: Names and values. For example: `start` and
    ///   `values["start"] as? Date`.
    package init(constants: [(name: String, value: SwiftExpression)]) {
        self.init(constants.map { $0.value.after("let \($0.name) = ") })
    }

    package static let summary = "A statement that returns unless its conditions hold."

    package static let fields: [ViewField<Self>] = [
        .text("conditions", "The conditions.", example: "let a, let b") {
            Breakable.list($0.conditions)
        },
        .text("failure", "What is returned otherwise.", example: "nil") { $0.failure },
    ]
}
