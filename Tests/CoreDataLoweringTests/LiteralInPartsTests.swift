import Testing

@testable import CoreDataLowering

/// Long texts in the code that builds a managed object model.
struct LiteralInPartsTests {
    private func literal(_ text: String) -> String {
        literalInParts(text).replacing(/\x01./, with: "")
    }

    @Test func aShortTextIsOneLiteral() {
        #expect(literal("name == 'a'  b'") == "\"name == 'a'  b'\"")
    }

    @Test func aLongTextIsBrokenAfterWords() {
        let text = "SUBQUERY(pets, $p, $p.name == $petName).@count > $n AND  (birthday < $before)"
        #expect(
            literal(text)
                == "\"SUBQUERY(pets, $p, $p.name == $petName).@count > $n AND  \" + \"(birthday < $before)\""
        )
    }
}
