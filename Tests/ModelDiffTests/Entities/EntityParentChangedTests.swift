import Testing

struct EntityParentChangedTests {
    @Test func findsANewParent() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E" parentEntity="P">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="P"/>
                """
            ),
            ["entity.added", "entity.parent-changed"]
        )
    }

    @Test func acceptsAParentThatWasRenamed() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E" parentEntity="P">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="P"/>
                """
            ),
            to: .xml(
                """
                <entity name="E" parentEntity="Q">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="Q" elementID="P"/>
                """
            ),
            ["entity.renamed"]
        )
    }
}
