import Mustache
import TextLayout

/// A check in an initializer, and the error for its failure.
package struct CheckView: TemplateView {
    /// What must hold. For example: `value.count < 20`
    package var condition: String
    /// What is thrown. For example: `.tooLong(length: 3)`
    package var failure: String

    init(_ condition: String, throwing head: String, _ arguments: [String] = []) {
        self.condition = condition
        failure = arguments.isEmpty ? head : Breakable.call(head, arguments)
    }
}
