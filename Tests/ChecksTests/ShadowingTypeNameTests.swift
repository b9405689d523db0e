import Testing

struct ShadowingTypeNameTests {
    @Test func findsATypeOfSwift() {
        expectMarked(
            swift: """
                enum ⚠️value-type.shadowing-name⚠️Result: Int16 { case won, lost }
                enum Outcome: Int16 { case won, lost }
                """
        )
    }

    @Test func acceptsOneInsideOfAClass() {
        expectMarked(
            swift: "@Model class Game { enum Result: Int16 { case won, lost }\nvar r = Result.won }"
        )
    }
}
