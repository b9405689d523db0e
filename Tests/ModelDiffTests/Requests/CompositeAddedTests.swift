import Testing

struct CompositeAddedTests {
    @Test func findsANewOne() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <composite name="C">
                <attribute name="x" optional="YES" attributeType="String"/></composite>
                """
            ),
            ["composite.added"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <composite name="C">
                <attribute name="x" optional="YES" attributeType="String"/></composite>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <composite name="C">
                <attribute name="x" optional="YES" attributeType="String"/></composite>
                """
            ),
            []
        )
    }
}
