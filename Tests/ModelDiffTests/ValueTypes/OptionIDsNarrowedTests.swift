import Testing

struct OptionIDsNarrowedTests {
    @Test func findsFewerIDs() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet(ids: 0...40) struct Mood { var rawValue: Int64 }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet(ids: 0...20) struct Mood { var rawValue: Int64 }
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
                @OptionSet(ids: 0...20) struct Mood { var rawValue: Int64 }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet(ids: 0...40) struct Mood { var rawValue: Int64 }
                @Model final class E { var a: Mood? }
                """
            ),
            ["option.ids-widened"]
        )
    }
}
