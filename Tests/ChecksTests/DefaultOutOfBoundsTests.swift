import Testing

struct DefaultOutOfBoundsTests {
    @Test func findsADefaultThatIsNotValid() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" attributeType="Integer 16" minValueString="5" \
                ⚠️attribute.default-out-of-bounds⚠️defaultValueString="0"/>
                <attribute name="b" attributeType="String" minValueString="2" \
                ⚠️attribute.default-out-of-bounds⚠️defaultValueString="x"/></entity>
                """
        )
    }

    @Test func acceptsAValidOne() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" attributeType="Integer 16" minValueString="5" \
                defaultValueString="5"/></entity>
                """
        )
    }
}
