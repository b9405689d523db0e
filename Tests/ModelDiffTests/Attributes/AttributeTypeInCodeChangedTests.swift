import Testing

struct AttributeTypeInCodeChangedTests {
    @Test func findsAnInt() {
        expectDifferences(
            from: .swift("@Model final class E { var a: Int64? }"),
            to: .swift("@Model final class E { var a: Int? }"),
            ["attribute.type-in-code-changed"]
        )
    }

    @Test func acceptsAnotherWidth() {
        expectDifferences(
            from: .swift("@Model final class E { var a: Int32? }"),
            to: .swift("@Model final class E { var a: Int? }"),
            ["attribute.type-widened"]
        )
    }
}
