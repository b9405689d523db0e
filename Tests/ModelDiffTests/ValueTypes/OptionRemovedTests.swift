import Testing

struct OptionRemovedTests {
    @Test func findsAnOptionThatIsGone() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case low = 0, high = 1 } }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case low = 0 } }
                @Model final class E { var a: Mood? }
                """
            ),
            ["option.removed"]
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
