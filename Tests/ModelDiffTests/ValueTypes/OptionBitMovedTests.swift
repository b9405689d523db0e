import Testing

struct OptionBitMovedTests {
    @Test func findsAnotherBit() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case low = 0 } }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case low = 1 } }
                @Model final class E { var a: Mood? }
                """
            ),
            ["option.bit-moved"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case low = 0 } }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case low = 0 } }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
