import Testing

struct CascadeBothSidesTests {
    @Test func findsToManyRelationshipsThatCascadeBothWays() {
        expectMarked(
            xml: """
                <entity name="Note"><relationship name="tags" optional="YES" toMany="YES" \
                ⚠️relationship.cascade-both-sides⚠️deletionRule="Cascade" destinationEntity="Tag" \
                inverseName="notes" inverseEntity="Tag"/></entity>
                <entity name="Tag"><relationship name="notes" optional="YES" toMany="YES" \
                ⚠️relationship.cascade-both-sides⚠️deletionRule="Cascade" destinationEntity="Note" \
                inverseName="tags" inverseEntity="Note"/></entity>
                """
        )
    }

    @Test func acceptsAnOwnerAndAPair() {
        expectMarked(
            xml: """
                <entity name="Note"><relationship name="tags" optional="YES" toMany="YES" \
                deletionRule="Cascade" destinationEntity="Tag" inverseName="note" inverseEntity="Tag"/>
                <relationship name="body" optional="YES" maxCount="1" deletionRule="Cascade" \
                destinationEntity="Body" inverseName="note" inverseEntity="Body"/></entity>
                <entity name="Tag"><relationship name="note" optional="YES" maxCount="1" \
                deletionRule="Nullify" destinationEntity="Note" inverseName="tags" \
                inverseEntity="Note"/></entity>
                <entity name="Body"><relationship name="note" optional="YES" maxCount="1" \
                deletionRule="Cascade" destinationEntity="Note" inverseName="body" \
                inverseEntity="Note"/></entity>
                """
        )
    }

    @Test func findsItInSwift() {
        expectMarked(
            swift: """
                @Model class Note {
                    @Relationship(deleteRule: ⚠️relationship.cascade-both-sides⚠️.cascade, \
                inverse: \\Tag.note) var tags: [Tag]?
                }
                @Model class Tag {
                    @Relationship(deleteRule: ⚠️relationship.cascade-both-sides⚠️.cascade) var note: Note?
                }
                """
        )
    }
}
