import Testing

struct AttributeMadeOptionalTests {
    @Test func findsAnOptionalOne() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["attribute.made-optional"]
        )
    }

    @Test func acceptsARequiredOne() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" attributeType="String"/></entity>
                """
            ),
            []
        )
    }
}
