import Testing

struct AttributeTypeWidenedTests {
    @Test func findsMoreBits() {
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
                <attribute name="a" optional="YES" attributeType="Integer 64"/></entity>
                """
            ),
            ["attribute.type-widened"]
        )
    }

    @Test func findsFloatingPoint() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 32"/></entity>
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

    @Test func acceptsTheSame() {
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
                <attribute name="a" optional="YES" attributeType="Integer 16"/></entity>
                """
            ),
            []
        )
    }
}
