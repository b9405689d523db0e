import Mustache

/// A line of text that a declaration holds, indented, or a blank one.
package struct CodeLineView: TemplateView {
    /// Nil for a blank line.
    package var text: String?

    package static let summary = "A line of text of the declaration."

    package static let fields: [ViewField<Self>] = [
        .optionalText("text", "The line, indented.", example: "changes += 1") { $0.text },
        .flag("isBlank", "Whether nothing stands on it.") { $0.text == nil },
    ]
}
