import Testing

struct OptionIDsWidenedTests {
    @Test func findsMoreIDs() {
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

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                @OptionSet(ids: 0...20) struct Mood { var rawValue: Int64 }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet(ids: 0...20) struct Mood { var rawValue: Int64 }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
