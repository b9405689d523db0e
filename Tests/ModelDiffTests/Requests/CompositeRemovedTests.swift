import Testing

struct CompositeRemovedTests {
    @Test func findsOneThatIsGone() {
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
                """
            ),
            ["composite.removed"]
        )
    }

    @Test func comparesItsAttributes() {
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
                <attribute name="y" optional="YES" attributeType="String"/></composite>
                """
            ),
            ["attribute.added", "attribute.removed"]
        )
    }
}
