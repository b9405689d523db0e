import Testing

struct AttributeBoundsRelaxedTests {
    @Test func findsAMaximumThatIsGone() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16" maxValueString="2"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16"/></entity>
                """
            ),
            ["attribute.bounds-relaxed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16" maxValueString="2"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16" maxValueString="2"/></entity>
                """
            ),
            []
        )
    }
}
