import Testing

struct RelationshipMadeToOneTests {
    @Test func findsAToOneOne() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            ["relationship.made-to-one"]
        )
    }

    @Test func acceptsTheSame() {
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
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            []
        )
    }
}
