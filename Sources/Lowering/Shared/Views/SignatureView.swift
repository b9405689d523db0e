import Mustache
import SwiftNames

/// How an initialiser or a method begins: on one line, or with a parameter to a line.
package struct SignatureView: TemplateView {
    /// What stands before the parameters. For example: `public convenience init`.
    private let head: String
    private let parameters: [String]
    private let line: String
    private let isShort: Bool

    package init(_ head: String, _ parameters: [String]) {
        self.head = head
        self.parameters = parameters
        line = parameters.joined(separator: ", ")
        isShort = TextWidth.fits(parts: head, "(", line, ") {", indentation: 4)
    }

    package static let summary = "How an initialiser or a method begins."

    package static let fields: [ViewField<Self>] = [
        .text("head", "What stands before the parameters.", example: "convenience init") {
            $0.head
        },
        .flag("isShort", "Whether the parameters fit on a line.") { $0.isShort },
        .text("line", "The parameters on a line.", example: "age: Int, name: String") { $0.line },
        .list("parameters", "The parameters, where each needs its own line.") {
            $0.isShort ? [] : ListItemView.list($0.parameters)
        },
    ]
}
