import Testing

struct OptionIDsNarrowedTests {
    @Test func findsFewerIDs() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet<Int64>(ids: 0...40) struct Mood {}
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet<Int64>(ids: 0...20) struct Mood {}
                @Model final class E { var a: Mood? }
                """
            ),
            ["option.ids-narrowed"]
        )
    }

    @Test func acceptsMore() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet<Int64>(ids: 0...20) struct Mood {}
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet<Int64>(ids: 0...40) struct Mood {}
                @Model final class E { var a: Mood? }
                """
            ),
            ["option.ids-widened"]
        )
    }
}
