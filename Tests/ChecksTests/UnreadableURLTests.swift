import Testing

struct UnreadableURLTests {
    @Test func findsATextWithOtherCharacters() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" optional="YES" attributeType="URI" \
                ⚠️attribute.unreadable-url⚠️defaultValueString="https://example.org/a b"/>
                <attribute name="b" attributeType="URI" \
                ⚠️attribute.unreadable-url⚠️defaultValueString="https://müller.de/"/></entity>
                """
        )
    }

    @Test func acceptsAURL() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" optional="YES" attributeType="URI" \
                defaultValueString="data:text/plain,hi"/>
                <attribute name="b" attributeType="URI" defaultValueString="http://[::1]:8080/"/>
                <attribute name="c" attributeType="String" defaultValueString="a b"/></entity>
                """
        )
    }
}
