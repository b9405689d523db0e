import Testing

struct OptionRenamedTests {
    @Test func findsANewNameOfABit() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case low = 0 } }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case calm = 0 } }
                @Model final class E { var a: Mood? }
                """
            ),
            ["option.renamed"]
        )
    }

    @Test func acceptsAnotherOption() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case low = 0 } }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case calm = 1 } }
                @Model final class E { var a: Mood? }
                """
            ),
            ["option.added", "option.removed"]
        )
    }
}
