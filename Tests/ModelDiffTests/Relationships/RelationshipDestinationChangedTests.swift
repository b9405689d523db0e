import Testing

struct RelationshipDestinationChangedTests {
    @Test func findsAnotherEntity() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                <entity name="G"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="G"/></entity>
                <entity name="F"/>
                <entity name="G"/>
                """
            ),
            ["relationship.destination-changed"]
        )
    }

    @Test func acceptsARenamedEntity() {
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
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="G"/></entity>
                <entity name="G" elementID="F"/>
                """
            ),
            ["entity.renamed"]
        )
    }
}
