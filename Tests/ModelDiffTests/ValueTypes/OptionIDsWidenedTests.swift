import Testing

struct OptionIDsWidenedTests {
    @Test func findsMoreIDs() {
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

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet<Int64>(ids: 0...20) struct Mood {}
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet<Int64>(ids: 0...20) struct Mood {}
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
