import Testing

struct EnumCaseAddedTests {
    @Test func findsANewCase() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: String { case low }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                enum Mood: String { case low, high }
                @Model final class E { var a: Mood? }
                """
            ),
            ["enum.case-added"]
        )
    }

    @Test func acceptsAnotherOrder() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: String { case low, high }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                enum Mood: String { case high, low }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
