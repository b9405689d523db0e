import Testing

struct CascadeCycleTests {
    @Test func findsACycleOfOwners() {
        expectMarked(
            xml: """
                <entity name="A"><relationship name="b" optional="YES" toMany="YES" \
                ⚠️relationship.cascade-cycle⚠️deletionRule="Cascade" destinationEntity="B"/></entity>
                <entity name="B"><relationship name="c" optional="YES" toMany="YES" \
                deletionRule="Cascade" destinationEntity="C"/></entity>
                <entity name="C"><relationship name="a" optional="YES" toMany="YES" \
                deletionRule="Cascade" destinationEntity="A"/></entity>
                """
        )
    }

    @Test func acceptsATree() {
        expectMarked(
            xml: """
                <entity name="A"><relationship name="children" optional="YES" toMany="YES" \
                deletionRule="Cascade" destinationEntity="A"/>
                <relationship name="b" optional="YES" toMany="YES" \
                deletionRule="Cascade" destinationEntity="B"/></entity>
                <entity name="B"/>
                """
        )
    }
}
