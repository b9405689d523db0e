import Testing

struct EnumCaseRemovedTests {
    @Test func findsACaseThatIsGone() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: String { case low, high }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                enum Mood: String { case low }
                @Model final class E { var a: Mood? }
                """
            ),
            ["enum.case-removed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: String { case low }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                enum Mood: String { case low }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
