/// Texts that are broken where they are too long for a line.
///
/// For example: `Breakable.call("decode", ["Date.self", "forKey: .start"])`.
package enum Breakable {
    /// Elements with commas between them, each on a line of its own where they are too long for one.
    ///
    /// What is around the list opens its group, and closes it: `({{(|}}{{parameters}}{{<)}})`.
    package static func list(_ elements: [String]) -> String {
        elements.joined(separator: ", " + LayoutMark.lineBreak.text)
    }

    /// A call with its arguments, as ``list(_:)`` writes them.
    package static func call(_ head: String, _ arguments: [String]) -> String {
        arguments.isEmpty ? head + "()" : head + "(" + lines(list(arguments)) + ")"
    }

    /// An array literal, which has a comma behind its last element, too, if it's broken.
    package static func array(_ elements: [String]) -> String {
        let comma = elements.count > 1 ? LayoutMark.lastComma.text : ""
        return elements.isEmpty ? "[]" : "[" + lines(list(elements) + comma) + "]"
    }

    /// What is taken where everything before it is nil, as many on each line as fit.
    ///
    /// For example: `parent?.id ?? id`. A group around it says where lines begin.
    package static func firstOf(_ values: [String]) -> String {
        values.joined(separator: " " + LayoutMark.fill.text + "?? ")
    }

    /// A group of its own.
    package static func group(_ content: String) -> String {
        LayoutMark.open.text + content + LayoutMark.close.text
    }

    /// What stands behind a label or an equals sign, or on the next line where it is too long.
    ///
    /// For example: `Breakable.next("name = ", value)`.
    package static func next(_ start: String, _ value: String) -> String {
        String(start.dropLast()) + LayoutMark.open.text + " " + LayoutMark.lineBreak.text + value
            + LayoutMark.close.text
    }

    /// What stands on lines of its own, one step further in, where it is too long.
    package static func lines(_ content: String) -> String {
        LayoutMark.open.text + LayoutMark.lineBreak.text + content
            + LayoutMark.outerLineBreak.text + LayoutMark.close.text
    }
}
