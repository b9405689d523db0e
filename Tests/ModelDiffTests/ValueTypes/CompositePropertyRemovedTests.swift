import Testing

struct CompositePropertyRemovedTests {
    @Test func findsOneThatIsGone() {
        expectDifferences(
            from: .swift(
                """
                @Composite struct Mood { var x: Int; var y: Int }
                @Model final class E { var b: String?; var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Composite struct Mood { var x: Int; var y: Int }
                @Model final class E { var b: String? }
                """
            ),
            ["attribute.removed", "attribute.removed", "composite-property.removed"]
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
