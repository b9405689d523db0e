import SwiftNames
import Testing

/// Texts for lines of generated code.
struct LineTests {
    @Test(arguments: [
        ("a b", "a b"), ("a\nb", "a b"), ("a\r\nb", "a  b"), ("a\u{2028}b", "a b"),
        ("a\u{85}b", "a b"),
        ("größe", "größe"),
    ])
    func nothingEndsTheLineOfAComment(_ text: String, _ expected: String) {
        #expect(onOneLine(text) == expected)
    }

    @Test func widthIsCountedInCharacters() {
        #expect(TextWidth.width(of: "größe") == 5)
        #expect(TextWidth.fits(String(repeating: "ö", count: 100)))
        #expect(!TextWidth.fits(String(repeating: "ö", count: 100), indentation: 1))
    }

    @Test func textIsBrokenBetweenWords() {
        let words = Array(repeating: "word", count: 40)
        let lines = TextWidth.wrapped(words.joined(separator: " "), indentation: 10)
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { TextWidth.fits($0, indentation: 10) })
        #expect(lines.joined(separator: " ").split(separator: " ").count == words.count)
    }

    @Test func aLongWordStaysWhole() {
        let word = String(repeating: "w", count: 120)
        #expect(TextWidth.wrapped("a \(word) b", indentation: 0) == ["a", word, "b"])
    }

    @Test func concatenatesAnyNumberOfTexts() {
        #expect(concatenated("", "") == "")
        #expect(concatenated("a", "ö") == "aö")
        #expect(concatenated("a", "", "c", "", "e") == "ace")
        #expect(concatenated("a", "b", "c", "d", "e", "f", "g") == "abcdefg")
    }
}
