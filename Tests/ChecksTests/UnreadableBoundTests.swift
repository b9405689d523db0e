import Testing

struct UnreadableBoundTests {
    @Test func findsWordsInsteadOfNumbers() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" optional="YES" attributeType="Integer 16" \
                ⚠️attribute.unreadable-bound⚠️minValueString="one" maxValueString="5"/></entity>
                """
        )
    }

    @Test func acceptsNumbers() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" optional="YES" attributeType="Double" \
                minValueString="-1.5" maxValueString="5e3"/><attribute name="d" optional="YES" \
                attributeType="Date" minDateTimeInterval="-631152000"/></entity>
                """
        )
    }
}
