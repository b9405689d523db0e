import Testing

struct EntityLikelyRenamedTests {
    @Test func findsAnEntityWithTheSameProperties() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="b" optional="YES" attributeType="String"/>
                <attribute name="c" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="G">
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="b" optional="YES" attributeType="String"/>
                <attribute name="d" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.likely-renamed"]
        )
    }

    @Test func acceptsAnEntityThatHasLittleInCommon() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="b" optional="YES" attributeType="String"/>
                <attribute name="c" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="G">
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="d" optional="YES" attributeType="String"/>
                <attribute name="e" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.added", "entity.removed"]
        )
    }
}
