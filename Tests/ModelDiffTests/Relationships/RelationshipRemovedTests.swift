import Testing

struct RelationshipRemovedTests {
    @Test func findsARelationshipThatIsGone() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="F"/>
                """
            ),
            ["relationship.removed"]
        )
    }

    @Test func acceptsARenamedOne() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <relationship name="q" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F" elementID="r"/></entity>
                <entity name="F"/>
                """
            ),
            ["relationship.renamed"]
        )
    }
}
