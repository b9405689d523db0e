import Testing

struct RelationshipInverseChangedTests {
    @Test func findsAnInverseOnBothSides() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F">
                <relationship name="e" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F" inverseName="e" inverseEntity="F"/></entity>
                <entity name="F">
                <relationship name="e" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E" inverseName="r" inverseEntity="E"/></entity>
                """
            ),
            ["relationship.inverse-changed", "relationship.inverse-changed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F" inverseName="e" inverseEntity="F"/></entity>
                <entity name="F">
                <relationship name="e" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E" inverseName="r" inverseEntity="E"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F" inverseName="e" inverseEntity="F"/></entity>
                <entity name="F">
                <relationship name="e" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E" inverseName="r" inverseEntity="E"/></entity>
                """
            ),
            []
        )
    }
}
