import Testing

struct CompositePropertyMovedTests {
    @Test func findsAnotherAttribute() {
        expectDifferences(
            from: .swift(
                """
                @Composite struct Mood { var x: Int; var y: Int }
                @Model final class E { @Stored(["x": "p", "y": "q"]) var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Composite struct Mood { var x: Int; var y: Int }
                @Model final class E { @Stored(["x": "q", "y": "p"]) var a: Mood? }
                """
            ),
            ["composite-property.moved", "entity.properties-reordered"]
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
