import Testing

struct AttributeTypeChangedTests {
    @Test func findsAnotherType() {
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
                <attribute name="a" optional="YES" attributeType="Date"/></entity>
                """
            ),
            ["attribute.type-changed"]
        )
    }

    @Test func acceptsAWiderOne() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Float"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Double"/></entity>
                """
            ),
            ["attribute.type-widened"]
        )
    }
}
