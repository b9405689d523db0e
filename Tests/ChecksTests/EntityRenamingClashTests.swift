import Testing

struct EntityRenamingClashTests {
    @Test func findsTwoWithOneIdentifier() {
        expectMarked(
            xml: """
                <entity name="Memo" ⚠️entity.renaming-clash⚠️elementID="Note"/>
                <entity name="Note"/>
                """
        )
    }

    @Test func acceptsNamesThatAreExchanged() {
        expectMarked(
            xml: """
                <entity name="Memo" elementID="Note"/><entity name="Note" elementID="Memo"/>
                """
        )
    }
}
