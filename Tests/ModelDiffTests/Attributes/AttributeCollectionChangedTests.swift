import Testing

struct AttributeCollectionChangedTests {
    @Test func findsAnArray() {
        expectDifferences(
            from: .swift("@Model final class E { var a: Set<String> = [] }"),
            to: .swift("@Model final class E { var a: [String] = [] }"),
            ["attribute.collection-changed"]
        )
    }

    @Test func acceptsAnotherSpelling() {
        expectDifferences(
            from: .swift("@Model final class E { var a: [String] = [] }"),
            to: .swift("@Model final class E { var a: Array<String> = [] }"),
            []
        )
    }
}
