/// A fact as a line of text, in which processes exchange it: its kind and its fields, separated by tabs.
struct FactRow {
    private var rest: ArraySlice<UInt8>
    private(set) var kind = ""

    /// The row of a line, without its line break.
    init(line: ArraySlice<UInt8>) {
        rest = line
        kind = next()
    }

    /// Removes the next field and returns it; an empty text if there is none.
    mutating func next() -> String {
        let field = rest.prefix { $0 != 9 }
        rest = rest[field.endIndex...].dropFirst()
        return field.contains(92) ? unescaped(field) : String(decoding: field, as: UTF8.self)
    }

    mutating func nextOptional() -> String? {
        let field = next()
        return field.isEmpty ? nil : field
    }

    mutating func nextNumber() -> Int { Int(next()) ?? 0 }

    mutating func nextList() -> [String] {
        let count = nextNumber()
        return (0..<max(0, min(count, rest.count))).map { _ in next() }
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
    let bytes = text.utf8.flatMap { byte -> [UInt8] in
        switch byte {
        case 9: Array("\\t".utf8)
        case 10: Array("\\n".utf8)
        case 92: Array("\\\\".utf8)
        default: [byte]
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

private func unescaped(_ text: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in text {
        if isEscaped {
            result.append(byte == UInt8(ascii: "t") ? 9 : byte == UInt8(ascii: "n") ? 10 : byte)
            isEscaped = false
        } else if byte == 92 {
            isEscaped = true
        } else {
            result.append(byte)
        }
    }
    return String(decoding: result, as: UTF8.self)
}
