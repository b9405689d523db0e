import Mustache
import SwiftNames

/// How an initialiser or a method begins: on one line, or with a parameter to a line.
package struct SignatureView: TemplateView {
    /// What stands before the parameters. For example: `public convenience init`.
    private let head: String
    private let parameters: [String]
    /// What stands behind them. For example: ` -> Item`.
    private let result: String
    private let isShort: Bool

    /// - Parameter result: the type that a method returns.
    package init(_ head: String, _ parameters: [String], result: String? = nil) {
        self.head = head
        self.parameters = parameters
        self.result = result.map { " -> " + $0 } ?? ""
        // The line itself is made where it is shown: most are too long.
        let width = parameters.reduce(0) { $0 + TextWidth.width(of: $1) + 2 } - 2
        isShort = TextWidth.fits(
            parts: head,
            "()",
            self.result,
            " {",
            indentation: 4 + max(0, width)
        )
    }

    package static let summary = "How an initialiser or a method begins."

    package static let fields: [ViewField<Self>] = [
        .text("head", "What stands before the parameters.", example: "convenience init") {
            $0.head
        },
        .flag("isShort", "Whether the parameters fit on a line.") { $0.isShort },
        .text("line", "The parameters on a line.", example: "age: Int, name: String") {
            $0.parameters.joined(separator: ", ")
        },
        .text("result", "What a method returns, behind an arrow.", example: " -> Item") {
            $0.result
        },
        .list("parameters", "The parameters, where each needs its own line.") {
            $0.isShort ? [] : ListItemView.list($0.parameters)
        },
    ]
}
