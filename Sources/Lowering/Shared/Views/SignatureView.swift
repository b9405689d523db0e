import Mustache
import TextLayout

/// How an initialiser or a method begins.
package struct SignatureView: TemplateView {
    /// What stands before the parameters. For example: `public convenience init`.
    private let head: String
    private let parameters: [String]
    /// What stands behind them. For example: ` -> Item`.
    private let result: String

    /// - Parameter result: the type that a method returns.
    package init(_ head: String, _ parameters: [String], result: String? = nil) {
        self.head = head
        self.parameters = parameters
        self.result = result.map { " -> " + $0 } ?? ""
    }

    package static let summary = "How an initialiser or a method begins."

    package static let fields: [ViewField<Self>] = [
        .text("head", "What stands before the parameters.", example: "convenience init") {
            $0.head
        },
        .text("parameters", "The parameters.", example: "age: Int, name: String") {
            Breakable.list($0.parameters)
        },
        .text("result", "What a method returns, behind an arrow.", example: " -> Item") {
            $0.result
        },
    ]
}
