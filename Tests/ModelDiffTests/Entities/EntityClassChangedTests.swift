import Testing

struct EntityClassChangedTests {
    @Test func findsAnotherName() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E" representedClassName="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E" representedClassName="Entry">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.class-changed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E" representedClassName="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E" representedClassName="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            []
        )
    }
}
