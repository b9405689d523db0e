import Testing

struct ValueTypeKindChangedTests {
    @Test func findsAnotherKind() {
        expectDifferences(
            from: .swift(
                """
                enum Mood: Int16 { case low }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @OptionSet<Int16> struct Mood { enum Options: Int { case low = 0 } }
                @Model final class E { var a: Mood? }
                """
            ),
            ["value-type.kind-changed"]
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
