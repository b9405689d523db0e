import Testing

struct AttributeValueTypeRemovedTests {
    @Test func findsAPlainOne() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: String { case low, high }
                @Model final class E { @Stored("a") var a: Mood? }
                """
            ),
            to: .swift(#"@Model final class E { @Stored("a") var a: String? }"#),
            ["attribute.value-type-removed", "value-type.removed"]
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
}
