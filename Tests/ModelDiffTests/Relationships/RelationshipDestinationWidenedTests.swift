import Testing

struct RelationshipDestinationWidenedTests {
    private let entities = """
        <entity name="F"/>
        <entity name="G" parentEntity="F"/>
        """

    private func relationship(to destination: String) -> String {
        """
        <entity name="E"><relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="\(destination)"/></entity>
        """
    }

    @Test func findsAParent() {
        expectDifferences(
            from: .xml(relationship(to: "G") + entities),
            to: .xml(relationship(to: "F") + entities),
            ["relationship.destination-widened"]
        )
    }

    @Test func leavesAChildAlone() {
        expectDifferences(
            from: .xml(relationship(to: "F") + entities),
            to: .xml(relationship(to: "G") + entities),
            ["relationship.destination-changed"]
        )
    }
}
