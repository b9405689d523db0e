import Testing

struct AttributeMadeRequiredWithoutDefaultTests {
    @Test func findsOneWithoutADefault() {
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
                <attribute name="a" attributeType="String"/></entity>
                """
            ),
            ["attribute.made-required-without-default"]
        )
    }

    @Test func acceptsOneWithADefault() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String" defaultValueString="x"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" attributeType="String" defaultValueString="x"/></entity>
                """
            ),
            ["attribute.made-required"]
        )
    }
}
