/// Texts with marks that let them be broken if they're too long for a line.
///
/// For example: `Breakable.call("decode", ["Date.self", "forKey: .start"])`.
package enum Breakable {
    /// Elements separated by commas; if they don't fit on one line, each goes on its own.
    ///
    /// The surrounding text opens and closes the group: `({{(|}}{{parameters}}{{<)}})`.
    package static func list(_ elements: [String]) -> String {
        elements.joined(separator: separator)
    }

    /// A call with its arguments, formatted as by ``list(_:)``.
    package static func call(_ head: String, _ arguments: [String]) -> String {
        arguments.isEmpty ? head + "()" : head + callStart + list(arguments) + callEnd
    }

    private static let callStart = "(" + LayoutMark.open.text + LayoutMark.lineBreak.text
    private static let callEnd = LayoutMark.outerLineBreak.text + LayoutMark.close.text + ")"
    private static let separator = ", " + LayoutMark.lineBreak.text

    /// An array literal, with a trailing comma if it's broken.
    package static func array(_ elements: [String]) -> String {
        let comma = elements.count > 1 ? LayoutMark.lastComma.text : ""
        return elements.isEmpty ? "[]" : "[" + lines(list(elements) + comma) + "]"
    }

    /// Optional values joined by `??`, as many per line as fit.
    ///
    /// For example: `parent?.id ?? id`. The enclosing group sets the indentation.
    package static func firstOf(_ values: [String]) -> String {
        values.joined(separator: " " + LayoutMark.fill.text + "?? ")
    }

    /// The content as a group.
    package static func group(_ content: String) -> String {
        LayoutMark.open.text + content + LayoutMark.close.text
    }

    /// A value after a label or an equals sign, or on the next line if it's too long.
    ///
    /// For example: `Breakable.next("name = ", value)`.
    package static func next(_ start: String, _ value: String) -> String {
        String(start.dropLast()) + LayoutMark.open.text + " " + LayoutMark.lineBreak.text + value
            + LayoutMark.close.text
    }

    /// Content that goes on lines of its own, one level further in, if it's too long.
    package static func lines(_ content: String) -> String {
        LayoutMark.open.text + LayoutMark.lineBreak.text + content
            + LayoutMark.outerLineBreak.text + LayoutMark.close.text
    }
}
