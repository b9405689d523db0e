import Testing

struct DiscriminatorMovedTests {
    @Test func findsAnotherAttribute() {
        expectDifferences(
            from: .swift(
                """
                @Composite enum Mood { case low(x: Int) }
                @Model final class E { @Stored(discriminator: "k") var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Composite enum Mood { case low(x: Int) }
                @Model final class E { @Stored(discriminator: "l") var a: Mood? }
                """
            ),
            ["attribute.added", "attribute.removed", "composite-property.discriminator-moved"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                @Composite enum Mood { case low(x: Int) }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Composite enum Mood { case low(x: Int) }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
