import Mustache
import SwiftNames
import TextLayout

/// A case of an enum.
package struct CaseView: TemplateView {
    package var documentation: [String]
    /// For example: `singleValue(eventDate: Date)`, or `low = -1`.
    package var declaration: String

    init(_ head: String, payload: [String] = [], documentation: [String] = []) {
        declaration = payload.isEmpty ? head : Breakable.call(head, payload)
        self.documentation = documentation.map(onOneLine)
    }

    package static let summary = "A case of an enum."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The doc comment's lines.", example: "A single value.") {
            $0.documentation
        },
        .text("declaration", "The case with what it carries.", example: "a(value: Int)") {
            $0.declaration
        },
    ]
}
