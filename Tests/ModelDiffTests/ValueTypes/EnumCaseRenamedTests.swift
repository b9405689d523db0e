import Testing

struct EnumCaseRenamedTests {
    @Test func findsANewNameOfAValue() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: String { case low }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                enum Mood: String { case calm = "low" }
                @Model final class E { var a: Mood? }
                """
            ),
            ["enum.case-renamed"]
        )
    }

    @Test func acceptsAnotherCase() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: String { case low }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                enum Mood: String { case calm }
                @Model final class E { var a: Mood? }
                """
            ),
            ["enum.case-added", "enum.case-removed"]
        )
    }
}
