import Testing

struct ValidatedRulesTightenedTests {
    @Test func findsANewRule() {
        expectDifferences(
            from: .swift(
                """
                @Validated(.trimmed) struct Mood { var rawValue: String }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Validated(.trimmed, .nonEmpty) struct Mood { var rawValue: String }
                @Model final class E { var a: Mood? }
                """
            ),
            ["validated.rules-tightened"]
        )
    }

    @Test func findsASmallerRange() {
        expectDifferences(
            from: .swift(
                """
                @Validated(.length(3...20)) struct Mood { var rawValue: String }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Validated(.length(3..<20)) struct Mood { var rawValue: String }
                @Model final class E { var a: Mood? }
                """
            ),
            ["validated.rules-tightened"]
        )
    }

    @Test func acceptsALargerRange() {
        expectDifferences(
            from: .swift(
                """
                @Validated(.length(3..<20)) struct Mood { var rawValue: String }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Validated(.length(2...20)) struct Mood { var rawValue: String }
                @Model final class E { var a: Mood? }
                """
            ),
            ["validated.rules-relaxed"]
        )
    }
}
