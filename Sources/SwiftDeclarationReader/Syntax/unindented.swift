import SwiftSyntax

/// The text of a node without what stands around it, its later lines less far in.
///
/// For example: a closure, whose last line begins with its brace.
func unindentedText(of node: some SyntaxProtocol) -> String {
    unindented(node.trimmedDescription, as: indentation(of: node))
}

/// The text with its lines moved left by an indentation, as far as all but the first have it.
///
/// All lines move alike, so that a text over several lines in it stays what it is.
func unindented(_ text: String, as indentation: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
    let rest = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
    var common = indentation[...]
    for line in rest {
        while !line.hasPrefix(common) { common = common.dropLast() }
    }
    let moved = lines.dropFirst().map { line in
        line.hasPrefix(common) ? line.dropFirst(common.count) : line
    }
    return ([lines[0]] + moved).joined(separator: "\n")
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
