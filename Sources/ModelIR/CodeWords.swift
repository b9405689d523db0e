/// The words of Swift code, without those in literals and comments; an interpolation is code.
///
/// For example: `label`, `n` and `count` in `label = "no. \(n)" // of \(total)` and `count += 1`.
package struct CodeWords {
    /// The words in their order.
    package let words: [Word]
    private let text: [Character]

    /// A word, and what is beside it.
    package struct Word {
        /// Without backticks.
        package let text: String
        /// The place in the text, with backticks.
        package let range: Range<Int>
        /// Whether it's a member of something, also of the object.
        package let isMember: Bool
        /// Whether it follows `self.`.
        package let isOwn: Bool
        /// Whether it's the label of an argument.
        package let isLabel: Bool
    }

    /// Complexity: O(*n*) for *n* characters.
    package init(_ code: String) {
        let tokens = CodeTokens(code)
        let text = tokens.text
        self.text = text
        words = tokens.all.enumerated().compactMap { index, token in
            // The name of a macro isn't one of a member.
            let isMacro = token.isJoined && tokens.all[index - 1].text == "#"
            guard token.isWord, !isMacro, !text[token.range.lowerBound].isNumber else { return nil }
            let (start, end) = (token.range.lowerBound, token.range.upperBound)
            return Word(
                text: token.text,
                range: token.range,
                isMember: start > 0 && text[start - 1] == ".",
                isOwn: text[..<start].suffix(5).elementsEqual("self."),
                isLabel: end < text.count && text[end] == ":"
            )
        }
    }

    /// The text with other spellings for some words.
    ///
    /// - Parameter spelling: The replacement for the word and for `self.` before it; `nil` to keep both.
    package static func replacing(in text: String, _ spelling: (Word) -> String?) -> String {
        let words = CodeWords(text)
        var (result, end) = ("", 0)
        for word in words.words {
            guard let spelling = spelling(word) else { continue }
            let start = word.range.lowerBound - (word.isOwn ? "self.".count : 0)
            result += words.text[end..<start]
            result += spelling
            end = word.range.upperBound
        }
        return result + words.text[end...]
    }
}
