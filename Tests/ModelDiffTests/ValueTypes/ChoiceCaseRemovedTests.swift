import Testing

struct ChoiceCaseRemovedTests {
    @Test func findsACaseThatIsGone() {
        expectDifferences(
            from: .swift(
                """
                @Composite enum Mood { case low(x: Int), high(x: Int) }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Composite enum Mood { case low(x: Int) }
                @Model final class E { var a: Mood? }
                """
            ),
            ["choice.case-removed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                @Composite enum Mood { case low(x: Int) }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Composite enum Mood { case low(x: Int) }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
