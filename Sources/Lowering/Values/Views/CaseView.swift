import Mustache
import SwiftNames
import TextLayout

/// A case of an enum.
package struct CaseView: TemplateView {
    /// The doc comment's lines. For example: `A single value.`
    package var documentation: [String]
    /// The case with what it carries. For example: `a(value: Int)`
    package var declaration: String

    init(_ head: String, payload: [String] = [], documentation: [String] = []) {
        declaration = payload.isEmpty ? head : Breakable.call(head, payload)
        self.documentation = documentation.map(onOneLine)
    }
}
