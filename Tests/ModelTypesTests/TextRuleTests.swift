import ModelTypes
import Testing

/// Rules that clean and check texts.
struct TextRuleTests {
    @Test func cleaningTwiceIsCleaningOnce() {
        for text in SampleTexts.all {
            let trimmed = TextRule.trimmed(text)
            #expect(TextRule.trimmed(trimmed) == trimmed)
            let lower = TextRule.lowercased(trimmed)
            #expect(TextRule.lowercased(lower) == lower)
            #expect(TextRule.trimmed(lower) == lower)
        }
    }

    @Test func cleaningKeepsASingleLine() {
        for text in SampleTexts.all where TextRule.isSingleLine(text) {
            #expect(TextRule.isSingleLine(TextRule.trimmed(text)))
            #expect(TextRule.isSingleLine(TextRule.lowercased(text)))
        }
    }

    @Test(arguments: CharacterKind.allCases)
    func theEmptyTextIsOfEveryKind(_ kind: CharacterKind) {
        #expect(TextRule.consists("", of: kind))
    }

    @Test(arguments: [
        (CharacterKind.alphanumerics, "aé7字", "_"), (.capitalizedLetters, "ǅ", "A"),
        (.controlCharacters, "\t\u{200D}", " "), (.decimalDigits, "7٣", "½"),
        (.letters, "aé字", "7"), (.lowercaseLetters, "aß", "A"), (.newlines, "\n\r\u{2028}", " "),
        (.nonBaseCharacters, "\u{301}", "a"), (.punctuationCharacters, "!(_«", "+"),
        (.symbols, "+€^", "!"), (.uppercaseLetters, "AǅÉ", "a"), (.whitespaces, " \t\u{A0}", "\n"),
        (.whitespacesAndNewlines, " \t\n\u{85}", "a"),
    ])
    func kindsOfCharacters(_ kind: CharacterKind, _ all: String, _ other: String) {
        #expect(TextRule.consists(all, of: kind))
        #expect(!TextRule.consists(other, of: kind))
        #expect(!TextRule.consists(all + other, of: kind))
        #expect(!kind.description.isEmpty)
    }

    @Test func aPatternMatchesTheWholeText() {
        let pattern = TextPattern("a|ab")
        #expect(pattern.matches("a") && pattern.matches("ab"))
        #expect(!pattern.matches("abc") && !pattern.matches("a\n") && !pattern.matches(""))
        #expect(pattern.text == "a|ab")
        #expect(TextPattern("(?i)Ä.").matches("ä😀"))
    }
}

/// Texts that are easily mishandled.
enum SampleTexts {
    static let all =
        [
            "", " ", "\t", "\n", "\r\n", "a", " a", "a ", " a b ", "a\nb", "\u{A0}a\u{2028}",
            "e\u{301}", " \u{301}x", "İstanbul", "ẞ", "👩‍👩‍👧", "🇩🇪🇫🇷", "\u{0}", "\u{200B} x",
        ] + random

    /// Random texts, the same in every run.
    private static let random: [String] = {
        let letters: [String] = [" ", "\n", "\t", "a", "Ä", "\u{301}", "字", "\r", "🇩", "\u{200D}"]
        var state: UInt64 = 1
        return (0..<200).map { _ in
            (0..<8).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return letters[Int(state >> 33) % letters.count]
            }.joined()
        }
    }()
}
