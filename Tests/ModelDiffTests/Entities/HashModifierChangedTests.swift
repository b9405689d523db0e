import Testing

struct HashModifierChangedTests {
    @Test func findsThemAtEverything() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E" versionHashModifier="2">
                <attribute name="a" optional="YES" attributeType="String" versionHashModifier="2"/></entity>
                """
            ),
            ["hash-modifier.changed", "hash-modifier.changed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E" versionHashModifier="2">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E" versionHashModifier="2">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            []
        )
    }
}
