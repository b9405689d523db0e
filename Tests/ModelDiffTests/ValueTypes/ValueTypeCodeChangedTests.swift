import Testing

struct ValueTypeCodeChangedTests {
    @Test func findsAnotherErrorName() {
        expectDifferences(
            from: .swift(
                """
                @Validated(.trimmed, error: "MoodError") struct Mood { var rawValue: String }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Validated(.trimmed, error: "BadMood") struct Mood { var rawValue: String }
                @Model final class E { var a: Mood? }
                """
            ),
            ["value-type.code-changed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                @Validated(.trimmed) struct Mood { var rawValue: String }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Validated(.trimmed) struct Mood { var rawValue: String }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
