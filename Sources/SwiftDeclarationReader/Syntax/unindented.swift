import SwiftSyntax

/// The text with its lines moved left by an indentation, as far as all but the first have it.
///
/// All lines move alike, so that a text over several lines in it stays what it is; where there is none,
/// tabs before words become four spaces, as they are in generated code.
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

/// The blanks before the first word of the line on which the declaration around a node begins.
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

/// The text without blank lines and blanks at its ends; comments stay.
func trimmedText(_ text: String) -> String {
    var rest = text[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
}
