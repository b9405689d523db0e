import Testing

struct EntityAddedTests {
    @Test func findsANewEntity() {
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
                <entity name="F"/>
                """
            ),
            ["entity.added"]
        )
    }

    @Test func acceptsAnEntityThatWasRenamed() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="G" elementID="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.renamed"]
        )
    }
}
