import Testing

struct StructurePartsChangedTests {
    @Test func findsAnotherPart() {
        expectDifferences(
            from: .swift(
                """
                @Composite struct Mood { var x: Int }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Composite struct Mood { var x: Int; var y: Int? }
                @Model final class E { var a: Mood? }
                """
            ),
            ["attribute.added", "structure.parts-changed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                @Composite struct Mood { var x: Int }
                @Model final class E { var a: Mood? }
                """
            ),
            to: .swift(
                """
                @Composite struct Mood { var x: Int }
                @Model final class E { var a: Mood? }
                """
            ),
            []
        )
    }
}
