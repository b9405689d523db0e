import SwiftSyntax

/// A comment that names diagnostics to ignore.
///
/// For example: `// modelgen:ignore relationship.missing-inverse, attribute.left-out`.
struct IgnoreComment {
    static let mark = "modelgen:ignore"

    /// The ids with their places in the file; one empty id if the comment names none.
    let ids: [(text: String, place: AbsolutePosition)]
    /// The place of the comment.
    let place: AbsolutePosition

    /// `nil` for another comment.
    init?(_ text: String, at place: AbsolutePosition) {
        let content = text.dropFirst(2).drop { $0 == " " || $0 == "\t" }
        guard text.hasPrefix("//"), content.hasPrefix(Self.mark) else { return nil }
        let list = content.dropFirst(Self.mark.count)
        guard list.first.map({ " \t\r".contains($0) }) ?? true else { return nil }
        let words = list.split { ", \t\r".contains($0) }
        let found = words.map { word in
            (
                String(word),
                place.advanced(by: text.utf8.distance(from: text.startIndex, to: word.startIndex))
            )
        }
        ids = found.isEmpty ? [("", place)] : found
        self.place = place
    }
}

extension SourceFile {
    /// The comments of the file that name diagnostics to ignore, each with the line that it's about: its own, or
    /// that of the declaration directly below. Complexity: O(n) for n tokens, if there is such a comment.
    var ignoreComments: [(comment: IgnoreComment, line: Int)] {
        guard namesIgnoredDiagnostics else { return [] }
        return tree.tokens(viewMode: .sourceAccurate).flatMap { token in
            comments(token.leadingTrivia, at: token.position, of: token)
                + comments(
                    token.trailingTrivia,
                    at: token.endPositionBeforeTrailingTrivia,
                    of: token
                )
        }
    }

    private func comments(
        _ trivia: Trivia,
        at start: AbsolutePosition,
        of token: TokenSyntax
    ) -> [(IgnoreComment, Int)] {
        var place = start
        return trivia.enumerated().compactMap { index, piece in
            defer { place = place.advanced(by: piece.sourceLength.utf8Length) }
            guard case .lineComment(let text) = piece, let comment = IgnoreComment(text, at: place)
            else { return nil }
            let isAbove = !isBehindCode(comment, token) && isDirectlyAbove(trivia, index)
            return (comment, line(isAbove ? token.positionAfterSkippingLeadingTrivia : place))
        }
    }

    /// Whether the line of the comment has code before it.
    private func isBehindCode(_ comment: IgnoreComment, _ token: TokenSyntax) -> Bool {
        if comment.place >= token.positionAfterSkippingLeadingTrivia { return true }
        return token.previousToken(viewMode: .sourceAccurate).map {
            line($0.endPositionBeforeTrailingTrivia) == line(comment.place)
        } ?? false
    }

    /// Whether no empty line is between a comment and the token.
    private func isDirectlyAbove(_ trivia: Trivia, _ index: Int) -> Bool {
        trivia.dropFirst(index + 1).allSatisfy { piece in
            switch piece {
            case .newlines(let count), .carriageReturns(let count),
                .carriageReturnLineFeeds(let count):
                count == 1
            default: true
            }
        }
    }

    func line(_ place: AbsolutePosition) -> Int { Int(position(of: place).line) }
}
