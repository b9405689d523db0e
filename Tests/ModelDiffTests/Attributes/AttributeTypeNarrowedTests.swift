import Testing

struct AttributeTypeNarrowedTests {
    @Test func findsFewerBits() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 64"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16"/></entity>
                """
            ),
            ["attribute.type-narrowed"]
        )
    }

    @Test func acceptsMoreBits() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 32"/></entity>
                """
            ),
            ["attribute.type-widened"]
        )
    }
}
