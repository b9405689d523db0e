import Testing

struct EntityRenamingIdentifierChangedTests {
    @Test func findsAnIdentifierThatIsGone() {
        expectDifferences(
            from: .xml(
                """
                <entity name="G" elementID="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="G">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.renaming-identifier-changed"]
        )
    }

    @Test func findsAChainThatNamesTheLastName() {
        expectDifferences(
            from: .xml(
                """
                <entity name="G" elementID="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="H" elementID="G">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.renamed", "entity.renaming-identifier-changed"]
        )
    }

    @Test func acceptsAnIdentifierThatIsTheName() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E" elementID="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            []
        )
    }
}
