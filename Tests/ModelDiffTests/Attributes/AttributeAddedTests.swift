import Testing

struct AttributeAddedTests {
    @Test func findsAnOptionalOne() {
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
                <attribute name="b" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["attribute.added"]
        )
    }

    @Test func findsOneWithADefault() {
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

    @Test func acceptsThoseOfANewEntity() {
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
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="F">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.added"]
        )
    }
}
