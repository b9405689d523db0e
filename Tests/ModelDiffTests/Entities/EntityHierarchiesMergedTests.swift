import Testing

struct EntityHierarchiesMergedTests {
    @Test func findsACommonParentOfTwo() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="F"/>
                """
            ),
            to: .xml(
                """
                <entity name="E" parentEntity="P">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="F" parentEntity="P"/>
                <entity name="P"/>
                """
            ),
            [
                "entity.added", "entity.hierarchies-merged", "entity.parent-changed",
                "entity.parent-changed",
            ]
        )
    }

    @Test func acceptsANewParentInOneHierarchy() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="C" parentEntity="E"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="C" parentEntity="M"/>
                <entity name="M" parentEntity="E"/>
                """
            ),
            ["entity.added", "entity.parent-changed"]
        )
    }
}
