import Testing

struct ValueTypeAddedTests {
    @Test func findsANewOne() {
        expectDifferences(
            from: .swift("@Model final class E { var b: String? }"),
            to: .swift(
                """
                enum Mood: Int16 { case low }
                @Model final class E { var b: String?; var a: Mood? }
                """
            ),
            ["attribute.added", "value-type.added"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: Int16 { case low }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                enum Mood: Int16 { case low }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
