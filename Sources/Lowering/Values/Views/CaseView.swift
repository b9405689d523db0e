import Mustache
import SwiftNames

/// A case of an enum, on one line or with a part to a line.
package struct CaseView: TemplateView {
    package var documentation: [String]
    /// For example: `singleValue`, or `low = -1`.
    package var head: String
    /// For example: `eventDate: Date`.
    package var payload: [String]
    /// What stands on the line before the case.
    private var indentation: Int

    init(_ head: String, payload: [String] = [], documentation: [String] = [], indentation: Int) {
        self.head = head
        self.payload = payload
        self.indentation = indentation
        self.documentation = docComment(documentation, indentation: indentation)
    }

    private var line: String {
        payload.isEmpty ? head : head + "(" + payload.joined(separator: ", ") + ")"
    }

    private var isShort: Bool {
        payload.isEmpty || TextWidth.fits("case \(line)", indentation: indentation)
    }

    package static let summary = "A case of an enum."

    package static let fields: [ViewField<Self>] = [
        .texts("documentation", "The doc comment's lines.", example: "/// A single value.") {
            $0.documentation
        },
        .optionalText("line", "The case on one line, where it fits.", example: "a(value: Int)") {
            $0.isShort ? $0.line : nil
        },
        .text("head", "The case without what it carries.", example: "low = -1") { $0.head },
        .texts("payload", "What it carries, with commas, where that is long.", example: "a: Int,") {
            $0.isShort ? [] : withCommas($0.payload)
        },
    ]
}
