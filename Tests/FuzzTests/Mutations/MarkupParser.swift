/// Reads the markup of a seed; comments and text between elements are left out.
///
/// It knows no more of XML than well-formed models need. For example: `Markup(parsing: text)`.
struct MarkupParser {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = Substring(text).utf8
    }

    /// The next element with its content; `nil` if there is none.
    mutating func element() -> Markup? {
        guard toTag(), let name = word(), !name.isEmpty else { return nil }
        var element = Markup(name: name)
        while let attribute = attribute() { element.attributes.append(attribute) }
        skipSpace()
        if skip("/>") { return element }
        guard skip(">") else { return nil }
        while let child = self.element() { element.children.append(child) }
        guard skip("/"), word() == name, skip(">") else { return nil }
        return element
    }

    /// Moves behind the next `<` that begins or ends an element.
    private mutating func toTag() -> Bool {
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[rest.index(after: start)...]
            if skip("!--") {
                while !rest.isEmpty, !skip("-->") { rest = rest.dropFirst() }
            } else if rest.first != UInt8(ascii: "?") && rest.first != UInt8(ascii: "!") {
                return rest.first != UInt8(ascii: "/")
            }
        }
        return false
    }

    private mutating func attribute() -> Markup.Attribute? {
        skipSpace()
        guard let name = word(), !name.isEmpty, skip("=") else { return nil }
        guard let quote = rest.popFirst(), let end = rest.firstIndex(of: quote) else { return nil }
        let value = String(rest[..<end])
        rest = rest[end...].dropFirst()
        return value.map { Markup.Attribute(name: name, value: unescaped($0)) }
    }

    private mutating func word() -> String? {
        let word = rest.prefix { !" \t\r\n=/>\"'<".utf8.contains($0) }
        rest = rest[word.endIndex...]
        return String(word)
    }

    private mutating func skipSpace() {
        rest = rest.drop { " \t\r\n".utf8.contains($0) }
    }

    private mutating func skip(_ text: String) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        rest = rest.dropFirst(text.utf8.count)
        return true
    }
}

extension Markup {
    /// `nil` if the text has no element, or one that never ends.
    init?(parsing text: String) {
        var parser = MarkupParser(text)
        guard let element = parser.element() else { return nil }
        self = element
    }
}

private func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() {
        let part = parts[index].split(
            separator: ";",
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        parts[index] = character(String(part[0])) + (part.count > 1 ? String(part[1]) : "")
    }
    return parts.joined()
}

/// The character of a reference. For example: `"` of `quot`.
private func character(_ name: String) -> String {
    let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let text = known[name] { return text }
    let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
    let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
}
