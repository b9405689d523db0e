import Testing

struct ChoiceCaseChangedTests {
    @Test func findsAnotherValue() {
        expectDifferences(
            from: .swift(
                """
                @Composite enum Mood { case low(x: Int) }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Composite enum Mood { case low(x: Int, y: Int) }
                @Model final class E { var a: Mood? }
                """
            ),
            ["attribute.added", "choice.case-changed"]
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
