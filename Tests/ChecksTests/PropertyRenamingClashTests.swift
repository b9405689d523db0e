import Testing

struct PropertyRenamingClashTests {
    @Test func findsTwoWithOneIdentifier() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="b" optional="YES" attributeType="String" \
                ⚠️property.renaming-clash⚠️elementID="a"/></entity>
                """
        )
    }

    @Test func acceptsAFormerName() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="b" optional="YES" attributeType="String" \
                elementID="a"/></entity>
                """
        )
    }
}
