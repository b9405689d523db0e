import Testing

struct AttributeRemovedTests {
    @Test func findsAnAttributeThatIsGone() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="b" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["attribute.removed"]
        )
    }

    @Test func acceptsARenamedOne() {
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
}
