import Mustache
import TextLayout

/// A check in an initializer, and the error for its failure.
package struct CheckView: TemplateView {
    package var condition: String
    /// For example: `.tooLong(length: value.count)`.
    package var failure: String

    init(_ condition: String, throwing head: String, _ arguments: [String] = []) {
        self.condition = condition
        failure = arguments.isEmpty ? head : Breakable.call(head, arguments)
    }

    package static let summary = "A check in an initializer."

    package static let fields: [ViewField<Self>] = [
        .text("condition", "What must hold.", example: "value.count < 20") { $0.condition },
        .text("failure", "What is thrown.", example: ".tooLong(length: 3)") { $0.failure },
    ]
}
