import ModelIR

/// The values of a column that a simple CHECK constraint lists.
///
/// For example: `state IN ('open', 'done')`.
struct CheckList {
    let column: String
    /// All of them are texts, or all are integers.
    let values: [Literal]

    /// `nil` for a condition of another form.
    init?(_ words: [String]) {
        guard words.count > 4, words[1].uppercased() == "IN", words[2] == "(", words.last == ")"
        else { return nil }
        column = unquotedName(words[0])
        let list = Array(words[3..<(words.count - 1)])
        guard list.count % 2 == 1, list.enumerated().allSatisfy({ ($1 == ",") == ($0 % 2 == 1) })
        else { return nil }
        let values = stride(from: 0, to: list.count, by: 2).compactMap { literal(list[$0]) }
        let isText = values.allSatisfy { if case .string = $0 { true } else { false } }
        let isInteger = values.allSatisfy { if case .integer = $0 { true } else { false } }
        guard values.count * 2 == list.count + 1, isText || isInteger,
            Set(values).count == values.count
        else { return nil }
        self.values = values
    }
}

private func literal(_ word: String) -> Literal? {
    if word.count > 1, word.first == "'", word.last == "'" { return .string(unquotedText(word)) }
    return Int64(word).map(Literal.integer)
}
