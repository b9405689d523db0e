import ModelIR

/// The text of an XML file being written, formatted as by Xcode.
struct XMLWriter {
    private(set) var text = #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#
    private var depth = 0
    /// The indices of the unescaped `>` in values.
    private let plainGreaterThan: Set<Int>
    private var greaterThanCount = 0

    init(plainGreaterThan: Set<Int>) {
        self.plainGreaterThan = plainGreaterThan
    }

    /// Writes an element with the children that `write` adds, if the plan contains any.
    mutating func element(
        _ name: ElementName,
        _ attributes: [NamedText],
        _ plan: ChildPlan,
        _ write: (inout XMLWriter, ElementName, Int) -> Void
    ) {
        var tag = "<\(name.text)"
        for attribute in attributes { tag += " \(attribute.name)=\"\(escaped(attribute.text))\"" }
        guard !plan.children.isEmpty else { return line(tag + "/>") }
        line(tag + ">")
        depth += 1
        for (child, index) in plan.children { write(&self, child, index) }
        depth -= 1
        line("</\(name.text)>")
    }

    /// Writes an element without children.
    mutating func element(_ name: ElementName, _ attributes: [NamedText]) {
        element(name, attributes, ChildPlan([], [])) { _, _, _ in }
    }

    private mutating func escaped(_ text: String) -> String {
        guard !plainGreaterThan.isEmpty, text.utf8.contains(UInt8(ascii: ">")) else {
            return escapedForXML(text)
        }
        let parts = text.unicodeScalars.split(separator: ">", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(escapedForXML(String(parts[0]))) { result, part in
            defer { greaterThanCount += 1 }
            let sign = plainGreaterThan.contains(greaterThanCount) ? ">" : "&gt;"
            return result + sign + escapedForXML(String(part))
        }
    }

    private mutating func line(_ line: String) {
        text += "\n" + String(repeating: "    ", count: depth) + line
    }
}
