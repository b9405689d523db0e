import Testing

struct MinimumOverMaximumTests {
    @Test func findsBoundsThatExcludeEachOther() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" optional="YES" attributeType="Integer 16" \
                minValueString="5" ⚠️attribute.minimum-over-maximum⚠️maxValueString="1"/></entity>
                """
        )
    }

    @Test func acceptsOneValue() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" optional="YES" attributeType="Integer 16" \
                minValueString="5" maxValueString="5"/></entity>
                """
        )
    }
}
