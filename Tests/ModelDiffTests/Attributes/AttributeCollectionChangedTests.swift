import Testing

struct AttributeCollectionChangedTests {
    @Test func findsASet() {
        expectDifferences(
            from: .swift("@Model final class E { var a: [String] = [] }"),
            to: .swift("@Model final class E { var a: Set<String> = [] }"),
            ["attribute.collection-changed"]
        )
    }

    @Test func acceptsAnotherSpelling() {
        expectDifferences(
            from: .swift("@Model final class E { var a: [String] = [] }"),
            to: .swift("@Model final class E { var a: [String] = [] }"),
            []
        )
    }
}
