import Testing

struct AttributeTransformerChangedTests {
    @Test func findsAnotherTransformer() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Transformable"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/></entity>
                """
            ),
            ["attribute.transformer-changed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Transformable" valueTransformerName="T"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Transformable" valueTransformerName="T"/></entity>
                """
            ),
            []
        )
    }

    @Test func findsOtherElements() {
        expectDifferences(
            from: .swift("@Model final class E { var a: [String] = [] }"),
            to: .swift("@Model final class E { var a: Set<Int> = [] }"),
            ["attribute.transformer-changed"]
        )
    }
}
