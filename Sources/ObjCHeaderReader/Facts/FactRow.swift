/// A fact as a line of text, in which processes exchange it: its kind and its fields, separated by tabs.
struct FactRow {
    let kind: String
    private var fields: ArraySlice<String>

    /// The row of a line, without its line break.
    init(line: Substring) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(unescaped)
        kind = parts[0]
        fields = parts[1...]
    }

    /// Removes the next field and returns it; an empty text if there is none.
    mutating func next() -> String { fields.popFirst() ?? "" }

    mutating func nextOptional() -> String? {
        let field = next()
        return field.isEmpty ? nil : field
    }

    mutating func nextNumber() -> Int { Int(next()) ?? 0 }

    mutating func nextList() -> [String] {
        let count = nextNumber()
        return (0..<max(0, min(count, fields.count))).map { _ in next() }
    }
}

/// Returns a line for fields.
func factLine(_ kind: String, _ fields: [String]) -> String {
    ([kind] + fields.map(escaped)).joined(separator: "\t") + "\n"
}

/// Returns the fields of a list: its count, then its elements.
func listFields(_ list: [String]) -> [String] { [String(list.count)] + list }

private func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 9 || $0 == 10 || $0 == 92 }) else { return text }
    return text.reduce(into: "") { result, character in
        switch character {
        case "\t": result += "\\t"
        case "\n": result += "\\n"
        case "\r\n": result += "\r\\n"
        case "\\": result += "\\\\"
        default: result.append(character)
        }
    }
}

private func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(92) else { return String(text) }
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
        if isEscaped {
            result.unicodeScalars.append(scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar)
            isEscaped = false
        } else if scalar == "\\" {
            isEscaped = true
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}
