import Testing

struct ConfigurationRemovedTests {
    @Test func findsOneThatIsGone() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <configuration name="Cloud">
                <memberEntity name="E"/></configuration>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["configuration.removed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <configuration name="Cloud">
                <memberEntity name="E"/></configuration>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <configuration name="Cloud">
                <memberEntity name="E"/></configuration>
                """
            ),
            []
        )
    }
}
