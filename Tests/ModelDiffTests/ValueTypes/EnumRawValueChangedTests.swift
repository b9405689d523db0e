import Testing

struct EnumRawValueChangedTests {
    @Test func findsAnotherValue() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: Int16 { case low = 1 }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                enum Mood: Int16 { case low = 2 }
                @Model final class E { var a: Mood? }
                """
            ),
            ["enum.raw-value-changed"]
        )
    }

    @Test func findsNumbersThatMoved() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: Int16 { case low, high }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                enum Mood: Int16 { case high, low }
                @Model final class E { var a: Mood? }
                """
            ),
            ["enum.raw-value-changed", "enum.raw-value-changed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: Int16 { case low = 1 }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                enum Mood: Int16 { case low = 1 }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
