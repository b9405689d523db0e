import Testing

struct EntityRenamedTests {
    @Test func followsTheIdentifier() {
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

    @Test func followsAChain() {
        expectDifferences(
            from: .xml(
                """
                <entity name="G" elementID="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="H" elementID="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.renamed"]
        )
    }

    @Test func followsTwoThatExchangeNames() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="F">
                <attribute name="b" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="F" elementID="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="E" elementID="F">
                <attribute name="b" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.renamed", "entity.renamed"]
        )
    }
}
