import Testing

struct ValueTypeRemovedTests {
    @Test func findsOneThatIsGone() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: Int16 { case low }
                @Model final class E { var b: String?; var a: Mood? }
                """
            ),
            to: .swift("@Model final class E { var b: String? }"),
            ["attribute.removed", "value-type.removed"]
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
