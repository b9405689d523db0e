import Mustache
import TextLayout

/// A statement that returns unless its conditions hold.
package struct GuardView: TemplateView {
    /// The conditions. For example: `let a, let b`
    let conditions: String
    /// What is returned otherwise. For example: `nil`
    let failure: String

    /// - Parameters:
    ///   - conditions: The conditions. For example: `let startDate`.
    ///   - failure: The result if a condition doesn't hold.
    package init(_ conditions: [String], failure: SwiftExpression = .text("nil")) {
        self.conditions = Breakable.list(conditions)
        self.failure = failure.text
    }

    /// - Parameter constants: Names and values. For example: `start` and
    ///   `values["start"] as? Date`.
    package init(constants: [(name: String, value: SwiftExpression)]) {
        self.init(constants.map { $0.value.after("let \($0.name) = ") })
    }
}
