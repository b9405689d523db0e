/// Whether an expression uses a function or a variable by its name alone: code of today, which may
/// have changed since the version.
///
/// For example: `makeTitle()` and `"\(counter)"`, but not `UUID()`, `.low` or `Place(name: "a")`.
func usesOwnFunction(_ text: String) -> Bool {
    let code = codeOutsideStrings(text)
    var before: Character?
    var index = code.startIndex
    while index < code.endIndex {
        let word = code[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let first = word.first else {
            if !code[index].isWhitespace { before = code[index] }
            code.formIndex(after: &index)
            continue
        }
        let after = code[word.endIndex...].first { !$0.isWhitespace }
        if first.isLowercase, before != ".", after != ":", !literals.contains(word) { return true }
        before = first
        index = word.endIndex
    }
    return false
}

private let literals: Set<Substring> = ["false", "nil", "true", "try"]
