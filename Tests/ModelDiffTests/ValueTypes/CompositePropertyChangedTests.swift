import Testing

struct CompositePropertyChangedTests {
    @Test func findsARequiredOne() {
        expectDifferences(
            from: .swift(
                """
                @Composite struct Mood { var x: Int; var y: Int }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Composite struct Mood { var x: Int; var y: Int }
                @Model final class E { var a: Mood }
                """
            ),
            [
                "attribute.made-required-without-default",
                "attribute.made-required-without-default", "composite-property.changed",
            ]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                @Composite struct Mood { var x: Int; var y: Int }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Composite struct Mood { var x: Int; var y: Int }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
