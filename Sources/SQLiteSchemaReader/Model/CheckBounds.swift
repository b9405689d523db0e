/// The bounds of a column that a simple CHECK constraint declares.
///
/// For example: `length(name) <= 20`, `price BETWEEN 0 AND 100`.
struct CheckBounds {
    let column: String
    /// Whether the bounds are those of the text's length.
    let isLength: Bool
    private(set) var minimum: String?
    private(set) var maximum: String?

    /// `nil` for a condition of another form.
    init?(_ condition: String) {
        var words = sqlWords(condition)
        isLength =
            words.count > 4 && words[0].lowercased() == "length" && words[1] == "("
            && words[3] == ")"
        if isLength { words = [words[2]] + words[4...] }
        guard let name = words.first else { return nil }
        column = unquotedName(name)
        let rest = words.dropFirst().map { $0.uppercased() }
        if rest.count == 4, rest[0] == "BETWEEN", rest[2] == "AND" {
            (minimum, maximum) = (rest[1], rest[3])
        } else if rest.count == 2 {
            setBound(rest[0], rest[1])
        }
        let bounds = [minimum, maximum].compactMap(\.self)
        guard !bounds.isEmpty, bounds.allSatisfy({ Double($0)?.isFinite == true }) else {
            return nil
        }
    }

    private mutating func setBound(_ comparison: String, _ bound: String) {
        switch comparison {
        case ">=": minimum = bound
        case "<=": maximum = bound
        case ">" where isLength: minimum = Int32(bound).map { String(Int($0) + 1) }
        case "<" where isLength: maximum = Int32(bound).map { String(Int($0) - 1) }
        default: return
        }
    }
}

/// Returns the words of a condition, without white space. A comparison and a signed number are one
/// word each.
private func sqlWords(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var words: [String] = []
    var index = 0
    while index < bytes.count {
        let end = endOfToken(bytes, index)
        let word = String(decoding: bytes[index..<end], as: UTF8.self)
        let last = words.last ?? ""
        let isJoined =
            index > 0 && bytes[index - 1] > 0x20
            && ((word == "=" && (last == "<" || last == ">"))
                || (last == "-" && word.first?.isNumber == true)
                || (word == "." && Int(last) != nil) || (last.hasSuffix(".") && Int(word) != nil))
        if isJoined {
            words[words.count - 1] += word
        } else if bytes[index] > 0x20 {
            words.append(word)
        }
        index = end
    }
    return words
}

/// For example: `full title` for `"full title"`.
private func unquotedName(_ name: String) -> String {
    guard name.count > 1, let first = name.first, "\"`[".contains(first) else { return name }
    return String(name.dropFirst().dropLast())
}
