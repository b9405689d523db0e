import Testing

struct ValidatedRulesRelaxedTests {
    @Test func findsARuleThatIsGone() {
        expectDifferences(
            from: .swift(
                """
                @Validated(.trimmed, .nonEmpty) struct Mood { var rawValue: String }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Validated(.trimmed) struct Mood { var rawValue: String }
                @Model final class E { var a: Mood? }
                """
            ),
            ["validated.rules-relaxed"]
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
