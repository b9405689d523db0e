import ModelIR

/// The text of an XML file as it grows, laid out as Xcode does.
struct XMLWriter {
    private(set) var text = #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#
    private var depth = 0

    /// Writes an element with the children that `write` adds, if the plan has any.
    mutating func element(
        _ name: ElementName,
        _ attributes: [NamedText],
        _ plan: ChildPlan,
        _ write: (inout XMLWriter, ElementName, Int) -> Void
    ) {
        let tag = attributes.reduce("<\(name.text)") { text, attribute in
            text + " \(attribute.name)=\"\(escapedForXML(attribute.text))\""
        }
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

    private mutating func line(_ line: String) {
        text += "\n" + String(repeating: "    ", count: depth) + line
    }
}
