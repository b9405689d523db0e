import Mustache
import TextLayout

/// The start of an initializer or a method.
package struct SignatureView: TemplateView {
    /// The text before the parameters. For example: `convenience init`
    let head: String
    /// The parameters. For example: `age: Int, name: String`
    let parameters: String
    /// What a method returns, behind an arrow. For example: ` -> Item`
    let result: String

    /// - Parameter result: The return type of a method.
    package init(_ head: String, _ parameters: [String], result: String? = nil) {
        self.head = head
        self.parameters = Breakable.list(parameters)
        self.result = result.map { " -> " + $0 } ?? ""
    }
}
