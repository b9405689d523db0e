import Testing

struct ValueTypeRawTypeChangedTests {
    @Test func findsAnotherRawType() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: Int16 { case low }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                enum Mood: Int32 { case low }
                @Model final class E { var a: Mood? }
                """
            ),
            ["attribute.type-widened", "value-type.raw-type-changed"]
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
