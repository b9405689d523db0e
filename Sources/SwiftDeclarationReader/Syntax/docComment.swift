import SwiftSyntax

/// The lines of the doc comment before a declaration, without comment marks; empty if there is
/// none.
///
/// For example: `A display name.` for `/// A display name.`.
func docComment(of node: some SyntaxProtocol) -> [String] {
    guard let trivia = node.firstToken(viewMode: .sourceAccurate)?.leadingTrivia else { return [] }
    var lines: [String] = []
    var lineBreaks = 0
    for piece in trivia {
        switch piece {
        case .docLineComment(let text):
            if lineBreaks > 1 { lines = [] }
            lines.append(withoutMark(text, 3))
            lineBreaks = 0
        case .docBlockComment(let text):
            lines = blockLines(text)
            lineBreaks = 0
        case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
            lineBreaks += count
        case .lineComment, .blockComment:
            lineBreaks = 0
        default: break
        }
    }
    return lines
}

/// The text without the mark and one blank, and without trailing blanks.
private func withoutMark(_ line: String, _ count: Int) -> String {
    var text = line.dropFirst(count)
    if text.first == " " { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return String(text)
}

private func blockLines(_ comment: String) -> [String] {
    let inner = comment.dropFirst(3).dropLast(2)
    var lines = inner.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
        let text = line.drop { $0 == " " || $0 == "\t" }
        return withoutMark(String(text), text.first == "*" ? 1 : 0)
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
}
