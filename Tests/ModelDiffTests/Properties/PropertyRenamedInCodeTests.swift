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

    @Test func acceptsTheNameThatCodeHasAnyway() throws {
        let plain = """
            <entity name="E" representedClassName="E">
            <attribute name="kindRaw" optional="YES" attributeType="String"/></entity>
            """
        expectDifferences(
            from: .xml(plain),
            to: .swift(#"@Model final class E { @Stored("kindRaw") var kind: String? }"#),
            ["entity.code-changed"]
        )
    }
}
