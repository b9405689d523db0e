import Testing

struct ChoiceCaseAddedTests {
    @Test func findsANewCase() {
        expectDifferences(
            from: .swift(
                """
                @Composite enum Mood { case low(x: Int) }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Composite enum Mood { case low(x: Int), high(y: Int) }
                @Model final class E { var a: Mood? }
                """
            ),
            ["attribute.added", "choice.case-added"]
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
