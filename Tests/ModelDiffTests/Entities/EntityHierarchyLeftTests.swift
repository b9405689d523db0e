import Testing

struct EntityHierarchyLeftTests {
    @Test func findsRelationshipsWithTheFormerParent() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E"/>
                <entity name="C" parentEntity="E"/>
                <entity name="R">
                <relationship name="r" optional="YES" maxCount="1" destinationEntity="E"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E"/>
                <entity name="C"/>
                <entity name="R">
                <relationship name="r" optional="YES" maxCount="1" destinationEntity="E"/></entity>
                """
            ),
            ["entity.hierarchy-left", "entity.parent-changed"]
        )
    }

    @Test func acceptsRelationshipsThatFollow() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E"/>
                <entity name="C" parentEntity="E"/>
                <entity name="R">
                <relationship name="r" optional="YES" maxCount="1" destinationEntity="C"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E"/>
                <entity name="C"/>
                <entity name="R">
                <relationship name="r" optional="YES" maxCount="1" destinationEntity="C"/></entity>
                """
            ),
            ["entity.parent-changed"]
        )
    }
}
