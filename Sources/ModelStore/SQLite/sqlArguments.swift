/// The values behind the parameters of a statement, found by reading it beside its expansion.
///
/// For example: `["17", "'Ann'"]` for `… = ?1 AND name = ?2`.
func sqlArguments(of sql: String, expanded: String) -> [String] {
    var template = sql.utf8[...]
    var text = expanded.utf8[...]
    var values: [Int: String] = [:]
    var isQuoted = false
    while let byte = template.first {
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        guard byte == UInt8(ascii: "?"), !isQuoted else {
            template.removeFirst()
            text = text.dropFirst()
            continue
        }
        template.removeFirst()
        let digits = template.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        template.removeFirst(digits.count)
        let literal = text[..<literalEnd(in: text)]
        text.removeFirst(literal.count)
        values[Int(String(Substring(digits))) ?? values.count + 1] = String(Substring(literal))
    }
    return values.sorted { $0.key < $1.key }.map(\.value)
}

/// Behind `NULL`, a number, `'text'` or `x'bytes'`.
private func literalEnd(in text: Substring.UTF8View) -> Substring.Index {
    let quote = UInt8(ascii: "'")
    var index = text.startIndex
    if text.first == UInt8(ascii: "x") { text.formIndex(after: &index) }
    guard index < text.endIndex, text[index] == quote else {
        return text.firstIndex { !isPartOfNumberOrWord($0) } ?? text.endIndex
    }
    text.formIndex(after: &index)
    while index < text.endIndex {
        let isQuote = text[index] == quote
        text.formIndex(after: &index)
        guard isQuote else { continue }
        if index < text.endIndex, text[index] == quote {
            text.formIndex(after: &index)
        } else {
            return index
        }
    }
    return index
}

private func isPartOfNumberOrWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        true
    default: false
    }
}
