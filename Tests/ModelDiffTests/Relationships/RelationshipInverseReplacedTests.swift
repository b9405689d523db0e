import Testing

struct RelationshipInverseReplacedTests {
    @Test func findsAnotherInverse() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F" inverseName="e" inverseEntity="F"/></entity>
                <entity name="F">
                <relationship name="e" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E" inverseName="r" inverseEntity="E"/>
                <relationship name="f" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F" inverseName="f" inverseEntity="F"/></entity>
                <entity name="F">
                <relationship name="e" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E"/>
                <relationship name="f" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E" inverseName="r" inverseEntity="E"/></entity>
                """
            ),
            [
                "relationship.inverse-changed", "relationship.inverse-changed",
                "relationship.inverse-replaced",
            ]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F" inverseName="e" inverseEntity="F"/></entity>
                <entity name="F">
                <relationship name="e" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E" inverseName="r" inverseEntity="E"/>
                <relationship name="f" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F" inverseName="e" inverseEntity="F"/></entity>
                <entity name="F">
                <relationship name="e" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E" inverseName="r" inverseEntity="E"/>
                <relationship name="f" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E"/></entity>
                """
            ),
            []
        )
    }
}
