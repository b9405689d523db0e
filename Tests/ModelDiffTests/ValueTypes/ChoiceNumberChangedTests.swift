import Testing

struct ChoiceNumberChangedTests {
    @Test func findsAnotherNumber() {
        expectDifferences(
            from: .swift(
                """
                @Composite enum Mood { @Stored(case: 1) case low(x: Int) }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Composite enum Mood { @Stored(case: 2) case low(x: Int) }
                @Model final class E { var a: Mood? }
                """
            ),
            ["choice.number-changed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                @Composite enum Mood { @Stored(case: 1) case low(x: Int) }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Composite enum Mood { @Stored(case: 1) case low(x: Int) }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
