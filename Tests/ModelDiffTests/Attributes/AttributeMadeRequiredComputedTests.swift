import Testing

struct AttributeMadeRequiredComputedTests {
    @Test func findsAComputedDefault() {
        expectDifferences(
            from: .swift("@Model final class E { var a: UUID? = UUID() }"),
            to: .swift("@Model final class E { var a: UUID = UUID() }"),
            ["attribute.made-required-computed"]
        )
    }

    @Test func acceptsAConstant() {
        expectDifferences(
            from: .swift("@Model final class E { var a: Int? = 1 }"),
            to: .swift("@Model final class E { var a: Int = 1 }"),
            ["attribute.made-required"]
        )
    }
}
