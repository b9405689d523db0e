import Mustache
import SwiftNames

/// A check in an initialiser, and what is thrown where it fails.
package struct CheckView: TemplateView {
    package var condition: String
    package var failure: FailureView

    init(_ condition: String, throwing head: String, _ arguments: [String] = []) {
        self.condition = condition
        failure = FailureView(head: head, arguments: arguments)
    }

    private var isShort: Bool {
        // Braces are the template's: they count all the same.
        TextWidth.fits("guard \(condition) else { throw \(failure.text) }", indentation: 8)
    }

    package static let summary = "A check in an initialiser."

    package static let fields: [ViewField<Self>] = [
        .text("condition", "What must hold.", example: "value.count < 20") { $0.condition },
        .flag("isShort", "Whether the check fits on one line.") { $0.isShort },
        .optional("failure", "What is thrown.") { $0.failure },
    ]
}

/// What a failed check throws.
package struct FailureView: TemplateView {
    /// For example: `.tooLong`.
    package var head: String
    package var arguments: [String]

    var text: String {
        arguments.isEmpty ? head : head + "(" + arguments.joined(separator: ", ") + ")"
    }

    private var isShort: Bool { TextWidth.fits("throw \(text)", indentation: 12) }

    package static let summary = "What a failed check throws."

    package static let fields: [ViewField<Self>] = [
        .text("text", "The error on one line.", example: ".tooLong(length: 3)") { $0.text },
        .flag("isShort", "Whether it fits there.") { $0.isShort },
        .text("head", "The error's case.", example: ".tooLong") { $0.head },
        .texts("arguments", "What it carries, with commas.", example: "length: 3,") {
            withCommas($0.arguments)
        },
    ]
}
