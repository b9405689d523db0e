import Testing

struct PropertyCodeChangedTests {
    @Test func findsAnotherAccess() {
        expectDifferences(
            from: .swift("@Model final class E { var a: String? }"),
            to: .swift("@Model final class E { private(set) var a: String? }"),
            ["property.code-changed"]
        )
    }

    @Test func acceptsAnotherComment() {
        expectDifferences(
            from: .swift("@Model final class E { var a: String? }"),
            to: .swift(
                """
                @Model final class E { /// A comment.
                    var a: String? }
                """
            ),
            []
        )
    }
}
