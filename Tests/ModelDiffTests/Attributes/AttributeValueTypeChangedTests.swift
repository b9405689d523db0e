import Testing

struct AttributeValueTypeChangedTests {
    @Test func findsAnotherEnum() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: String { case low, high }
                enum Tone: String { case soft, loud }
                @Model final class E { var a: Mood?; var b: Tone? }
                """
            ),
            to: .swift(
                """
                enum Mood: String { case low, high }
                enum Tone: String { case soft, loud }
                @Model final class E { var a: Tone?; var b: Tone? }
                """
            ),
            ["attribute.value-type-changed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: String { case low, high }
                enum Tone: String { case low, high }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                enum Mood: String { case low, high }
                enum Tone: String { case low, high }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
