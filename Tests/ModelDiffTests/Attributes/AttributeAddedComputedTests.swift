import Testing

struct AttributeAddedComputedTests {
    @Test func findsAComputedDefault() {
        expectDifferences(
            from: .swift("@Model final class E { var a: String? }"),
            to: .swift("@Model final class E { var a: String?; var id: UUID = UUID() }"),
            ["attribute.added-computed"]
        )
    }

    @Test func acceptsAnOptionalOne() {
        expectDifferences(
            from: .swift("@Model final class E { var a: String? }"),
            to: .swift("@Model final class E { var a: String?; var id: UUID? = UUID() }"),
            ["attribute.added"]
        )
    }
}
