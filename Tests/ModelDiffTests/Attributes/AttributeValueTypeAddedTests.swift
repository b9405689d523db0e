import Testing

struct AttributeValueTypeAddedTests {
    @Test func findsAnEnum() {
        expectDifferences(
            from: .swift(#"@Model final class E { @Stored("a") var a: String? }"#),
            to: .swift(
                """
                enum Mood: String { case low, high }
                @Model final class E { @Stored("a") var a: Mood? }
                """
            ),
            ["attribute.value-type-added", "value-type.added"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: String { case low, high }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                enum Mood: String { case low, high }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }

    @Test func followsItsStorage() {
        expectDifferences(
            from: .swift("@Model final class E { var a: String? }"),
            to: .swift(
                """
                enum Mood: String { case low, high }
                @Model final class E { var a: Mood? }
                """
            ),
            ["attribute.value-type-added", "value-type.added"]
        )
    }
}
