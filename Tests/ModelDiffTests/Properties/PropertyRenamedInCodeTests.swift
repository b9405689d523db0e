import Testing

struct PropertyRenamedInCodeTests {
    @Test func findsAnotherName() {
        expectDifferences(
            from: .swift(#"@Model final class E { @Stored("x") var a: String? }"#),
            to: .swift(#"@Model final class E { @Stored("x") var b: String? }"#),
            ["property.renamed-in-code"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(#"@Model final class E { @Stored("x") var a: String? }"#),
            to: .swift(#"@Model final class E { @Stored("x") var a: String? }"#),
            []
        )
    }
}
