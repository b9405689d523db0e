import Testing

struct AttributeAddedRequiredTests {
    @Test func findsARequiredOne() {
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
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="b" attributeType="String"/></entity>
                """
            ),
            ["attribute.added-required"]
        )
    }

    @Test func acceptsOneWithADefault() {
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
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="b" attributeType="String" defaultValueString="x"/></entity>
                """
            ),
            ["attribute.added"]
        )
    }
}
