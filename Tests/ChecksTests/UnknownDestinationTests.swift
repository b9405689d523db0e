import Testing

struct UnknownDestinationTests {
    @Test func findsANameThatNoEntityHas() {
        expectMarked(
            xml: """
                <entity name="E"><relationship name="r" optional="YES" maxCount="1" \
                ⚠️relationship.unknown-destination⚠️destinationEntity="F"/></entity>
                """
        )
    }
}
