import Testing

struct RelationshipMadeOrderedTests {
    @Test func findsAnOrderedOne() {
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
                <relationship name="r" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="F" ordered="YES"/></entity>
                <entity name="F"/>
                """
            ),
            ["relationship.made-ordered"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="F" ordered="YES"/></entity>
                <entity name="F"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="F" ordered="YES"/></entity>
                <entity name="F"/>
                """
            ),
            []
        )
    }
}
