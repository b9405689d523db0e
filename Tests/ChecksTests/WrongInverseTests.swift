import Testing

struct WrongInverseTests {
    @Test func findsAnInverseThatLeadsElsewhere() {
        expectMarked(
            xml: """
                <entity name="Note"><relationship name="tags" optional="YES" toMany="YES" \
                destinationEntity="Tag" ⚠️relationship.wrong-inverse⚠️inverseName="owner" \
                inverseEntity="Tag"/></entity>
                <entity name="Tag"><relationship name="owner" optional="YES" maxCount="1" \
                destinationEntity="Person"/></entity>
                <entity name="Person"/>
                """
        )
    }
}
