import Testing

struct AttributeBoundsTightenedTests {
    @Test func findsAGreaterMinimum() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16" minValueString="1"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16" minValueString="2"/></entity>
                """
            ),
            ["attribute.bounds-tightened"]
        )
    }

    @Test func findsANewMaximum() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16" maxValueString="2"/></entity>
                """
            ),
            ["attribute.bounds-tightened"]
        )
    }

    @Test func findsAnotherPattern() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String" regularExpressionString="a"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String" regularExpressionString="b"/></entity>
                """
            ),
            ["attribute.bounds-tightened"]
        )
    }

    @Test func acceptsALesserMinimum() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16" minValueString="2"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16" minValueString="1"/></entity>
                """
            ),
            ["attribute.bounds-relaxed"]
        )
    }
}
