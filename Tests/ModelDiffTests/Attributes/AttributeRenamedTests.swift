import Testing

struct AttributeRenamedTests {
    @Test func followsTheIdentifier() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="b" optional="YES" attributeType="String" elementID="a"/></entity>
                """
            ),
            ["attribute.renamed"]
        )
    }

    @Test func followsAChain() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="b" optional="YES" attributeType="String" elementID="a"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="c" optional="YES" attributeType="String" elementID="a"/></entity>
                """
            ),
            ["attribute.renamed"]
        )
    }

    @Test func followsTheOriginalName() {
        expectDifferences(
            from: .swift("@Model final class E { var a: String? }"),
            to: .swift(#"@Model final class E { @Attribute(originalName: "a") var b: String? }"#),
            ["attribute.renamed"]
        )
    }

    @Test func doesNotGuess() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="b" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["attribute.added", "attribute.removed"]
        )
    }
}
