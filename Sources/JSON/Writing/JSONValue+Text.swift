extension JSONValue {
    /// The document with sorted keys and a final line break: equal values give equal text.
    /// Complexity: O(n log n).
    package var document: String {
        var text = ""
        write(to: &text, indentation: "")
        return text + "\n"
    }

    private func write(to text: inout String, indentation: String) {
        switch self {
        case .string(let string): text += quotedForJSON(string)
        case .integer(let number): text += "\(number)"
        case .boolean(let value): text += "\(value)"
        case .array(let values):
            write(values, between: ("[", "]"), to: &text, indentation) { value, text, inner in
                value.write(to: &text, indentation: inner)
            }
        case .object(let values):
            let sorted = values.sorted { $0.key < $1.key }
            write(sorted, between: ("{", "}"), to: &text, indentation) { entry, text, inner in
                text += quotedForJSON(entry.key) + " : "
                entry.value.write(to: &text, indentation: inner)
            }
        }
    }

    /// Writes one element per line; nothing between the brackets if there are no elements.
    private func write<Element>(
        _ elements: [Element],
        between brackets: (open: String, close: String),
        to text: inout String,
        _ indentation: String,
        _ writeElement: (Element, inout String, _ indentation: String) -> Void
    ) {
        let inner = indentation + "  "
        text += brackets.open
        for (index, element) in elements.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + inner
            writeElement(element, &text, inner)
        }
        text += (elements.isEmpty ? "" : "\n" + indentation) + brackets.close
    }
}

/// A text as a JSON string literal. For example: `"a \"b\"\n"`.
package func quotedForJSON(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { result, scalar in
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case "\0"..."\u{1F}":
            let digits = String(scalar.value, radix: 16, uppercase: true)
            result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
    } + "\""
}
