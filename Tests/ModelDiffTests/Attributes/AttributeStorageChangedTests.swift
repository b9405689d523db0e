import Testing

struct AttributeStorageChangedTests {
    @Test func findsExternalStorage() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Binary"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES"/></entity>
                """
            ),
            ["attribute.storage-changed"]
        )
    }

    @Test func acceptsAnIndex() {
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
}
