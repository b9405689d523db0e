import Testing

struct RelationshipCountTightenedTests {
    @Test func findsALesserMaximum() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" toMany="YES" maxCount="9" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" toMany="YES" maxCount="5" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            ["relationship.count-tightened"]
        )
    }

    @Test func acceptsAGreaterOne() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" toMany="YES" maxCount="5" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" toMany="YES" maxCount="9" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            ["relationship.count-relaxed"]
        )
    }
}
