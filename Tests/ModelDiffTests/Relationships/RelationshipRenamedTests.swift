import Testing

struct RelationshipRenamedTests {
    @Test func followsTheIdentifier() {
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

    @Test func doesNotGuess() {
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
                <relationship name="q" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            ["relationship.added", "relationship.removed"]
        )
    }

    @Test func keepsItsInverse() {
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
                <relationship name="q" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F" inverseName="e" inverseEntity="F" elementID="r"/></entity>
                <entity name="F">
                <relationship name="e" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E" inverseName="q" inverseEntity="E"/></entity>
                """
            ),
            ["relationship.renamed"]
        )
    }

    @Test func followsTheInverse() {
        let trip = "@Model final class Trip { @Relationship(inverse: "
        expectDifferences(
            from: .swift(
                """
                \(trip) \\Stop.trip) var stops: [Stop] = [] }
                @Model final class Stop { var trip: Trip? }
                """
            ),
            to: .swift(
                """
                \(trip) \\Stop.trips) var stops: [Stop] = [] }
                @Model final class Stop { var trips: [Trip] = [] }
                """
            ),
            ["relationship.made-to-many", "relationship.renamed"]
        )
    }
}
