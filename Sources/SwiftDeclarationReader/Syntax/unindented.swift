import SwiftSyntax

/// The text with an indentation removed, as far as all lines but the first share it.
///
/// All lines move by the same amount, which preserves multiline strings; without such strings,
/// leading tabs become four spaces, as in generated code.
func unindented(_ text: String, as indentation: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
    var common = indentation[...]
    for line in lines.dropFirst() where !line.allSatisfy(\.isWhitespace) {
        while !line.hasPrefix(common) { common = common.dropLast() }
    }
    let moved = lines.dropFirst().map { line in
        line.hasPrefix(common) ? line.dropFirst(common.count) : line
    }
    let hasLongText = text.contains("\"\"\"")
    let rest = hasLongText ? moved.map(String.init) : moved.map(withoutTabs)
    return ([String(lines[0])] + rest).joined(separator: "\n")
}

private func withoutTabs(_ line: Substring) -> String {
    let blanks = line.prefix { $0 == " " || $0 == "\t" }
    guard blanks.contains("\t") else { return String(line) }
    return blanks.map { $0 == "\t" ? "    " : " " }.joined() + line.dropFirst(blanks.count)
}

/// The blanks at the start of the line on which the declaration around a node begins.
func indentation(of node: some SyntaxProtocol) -> String {
    var member = Syntax(node)
    while !member.is(MemberBlockItemSyntax.self), !member.is(CodeBlockItemSyntax.self),
        let parent = member.parent
    { member = parent }
    var blanks = ""
    for piece in member.firstToken(viewMode: .sourceAccurate)?.leadingTrivia ?? [] {
        switch piece {
        case .spaces(let count): blanks += String(repeating: " ", count: count)
        case .tabs(let count): blanks += String(repeating: "\t", count: count)
        case .newlines, .carriageReturns, .carriageReturnLineFeeds: blanks = ""
        default: continue
        }
    }
    return blanks
}

/// The text without surrounding blanks and blank lines; comments stay.
func trimmedText(_ text: String) -> String {
    var rest = text[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
}
