extension JSONNode {
    /// The value on one line. For example: `{ "name": "title", "type": { "string": {} } }`.
    package var line: String {
        switch content {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let text): text
        case .string(let text): quotedForJSON(text)
        case .array(let elements):
            elements.isEmpty ? "[]" : "[\(elements.map(\.line).joined(separator: ", "))]"
        case .object(let members):
            members.isEmpty ? "{}" : "{ \(members.map(\.line).joined(separator: ", ")) }"
        }
    }

    /// The value over as few lines as a width allows, with a final line break.
    ///
    /// A line holds a value as a whole, or opens one whose elements have lines of their own. Objects in an array always
    /// have: a change of one element changes few lines.
    package func document(width: Int) -> String {
        var text = ""
        write(to: &text, start: "", indentation: "", end: "", width)
        return text + "\n"
    }

    private func write(
        to text: inout String,
        start: String,
        indentation: String,
        end: String,
        _ width: Int
    ) {
        let whole = line
        let count = indentation.utf8.count + start.utf8.count + whole.utf8.count + end.utf8.count
        if count <= width && !listsObjects {
            text += indentation + start + whole + end
            return
        }
        switch content {
        case .array(let elements):
            let parts = elements.map { (start: "", value: $0) }
            write(parts, between: ("[", "]"), &text, start, indentation, end, width)
        case .object(let members):
            let parts = members.map { (start: quotedForJSON($0.key) + ": ", value: $0.value) }
            write(parts, between: ("{", "}"), &text, start, indentation, end, width)
        case .null, .boolean, .number, .string: text += indentation + start + whole + end
        }
    }

    /// Whether there is an array of objects in it.
    private var listsObjects: Bool {
        switch content {
        case .array(let elements): elements.contains { $0.isObject || $0.listsObjects }
        case .object(let members): members.contains { $0.value.listsObjects }
        case .null, .boolean, .number, .string: false
        }
    }

    private var isObject: Bool {
        if case .object = content { true } else { false }
    }

    private func write(
        _ parts: [(start: String, value: JSONNode)],
        between brackets: (open: String, close: String),
        _ text: inout String,
        _ start: String,
        _ indentation: String,
        _ end: String,
        _ width: Int
    ) {
        text += indentation + start + brackets.open + "\n"
        for (index, part) in parts.enumerated() {
            part.value.write(
                to: &text,
                start: part.start,
                indentation: indentation + "  ",
                end: index < parts.count - 1 ? "," : "",
                width
            )
            text += "\n"
        }
        text += indentation + brackets.close + end
    }
}

extension JSONMember {
    fileprivate var line: String { "\(quotedForJSON(key)): \(value.line)" }
}
