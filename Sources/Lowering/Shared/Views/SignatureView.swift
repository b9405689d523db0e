import Mustache
import TextLayout

/// The start of an initializer or a method.
package struct SignatureView: TemplateView {
    /// The text before the parameters. For example: `public convenience init`.
    private let head: String
    private let parameters: [String]
    /// The text after the parameters. For example: ` -> Item`.
    private let result: String

    /// - Parameter result: The return type of a method.
    package init(_ head: String, _ parameters: [String], result: String? = nil) {
        self.head = head
        self.parameters = parameters
        self.result = result.map { " -> " + $0 } ?? ""
    }

    package static let summary = "The signature of an initializer or a method."

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
