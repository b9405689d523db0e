import Testing

struct ConfigurationAddedTests {
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
                <configuration name="Cloud">
                <memberEntity name="E"/></configuration>
                """
            ),
            ["configuration.added"]
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
