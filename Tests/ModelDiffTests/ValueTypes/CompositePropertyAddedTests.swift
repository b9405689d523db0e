import Testing

struct CompositePropertyAddedTests {
    @Test func findsANewOne() {
        expectDifferences(
            from: .swift(
                """
                @Composite struct Mood { var x: Int; var y: Int }
                @Model final class E { var b: String? }
                """
            ),
            to: .swift(
                """
                @Composite struct Mood { var x: Int; var y: Int }
                @Model final class E { var b: String?; var a: Mood? }
                """
            ),
            ["attribute.added", "attribute.added", "composite-property.added"]
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
