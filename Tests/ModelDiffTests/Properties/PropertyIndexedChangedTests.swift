import Testing

struct PropertyIndexedChangedTests {
    @Test func findsAnIndexedAttribute() {
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
                <attribute name="a" optional="YES" attributeType="String" indexed="YES"/></entity>
                """
            ),
            ["property.indexed-changed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String" indexed="YES"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String" indexed="YES"/></entity>
                """
            ),
            []
        )
    }
}
