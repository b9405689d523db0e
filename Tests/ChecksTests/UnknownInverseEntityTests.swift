import Testing

struct UnknownInverseEntityTests {
    @Test(arguments: ["Nothing", "Note", "Photo"])
    func findsWhatIsNeitherTheDestinationNorAParentOfIt(_ entity: String) {
        expectMarked(
            xml: """
                <entity name="Note"><relationship name="tags" optional="YES" toMany="YES" \
                destinationEntity="Tag" inverseName="note" \
                ⚠️relationship.unknown-inverse-entity⚠️inverseEntity="\(entity)"/></entity>
                <entity name="Tag"><relationship name="note" optional="YES" maxCount="1" \
                destinationEntity="Note" inverseName="tags" inverseEntity="Note"/></entity>
                <entity name="Photo"><relationship name="note" optional="YES" maxCount="1" \
                destinationEntity="Note"/></entity>
                """
        )
    }
}
