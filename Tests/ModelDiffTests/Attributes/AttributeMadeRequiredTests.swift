import Testing

struct AttributeMadeRequiredTests {
    @Test func findsOneWithADefault() {
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

    @Test func acceptsAnOptionalOne() {
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
                <attribute name="a" optional="YES" attributeType="String" defaultValueString="x"/></entity>
                """
            ),
            []
        )
    }
}
