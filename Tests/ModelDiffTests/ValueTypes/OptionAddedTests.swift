import Testing

struct OptionAddedTests {
    @Test func findsANewOption() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case low = 0 } }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case low = 0, high = 1 } }
                @Model final class E { var a: Mood? }
                """
            ),
            ["option.added"]
        )
    }

    @Test func acceptsAnotherOrder() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case low = 0, high = 1 } }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case high = 1, low = 0 } }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
