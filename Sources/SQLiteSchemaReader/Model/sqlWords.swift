/// Returns the words of a condition, without white space. A comparison, a signed number, and a text
/// with quotation marks in it are one word each.
func sqlWords(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var words: [String] = []
    var index = 0
    while index < bytes.count {
        let end = endOfToken(bytes, index)
        let word = String(decoding: bytes[index..<end], as: UTF8.self)
        let last = words.last ?? ""
        let isJoined =
            index > 0 && bytes[index - 1] > 0x20
            && (["<=", ">=", "==", "!=", "<>"].contains(last + word)
                || (last == "-" && word.first?.isNumber == true)
                || (word.first == "'" && last.first == "'")
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
func unquotedName(_ name: String) -> String {
    guard name.count > 1, let first = name.first, "\"`[".contains(first) else { return name }
    return String(name.dropFirst().dropLast())
}
