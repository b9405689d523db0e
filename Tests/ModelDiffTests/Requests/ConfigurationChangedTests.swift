import Testing

struct ConfigurationChangedTests {
    @Test func findsAnotherEntity() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="F"/>
                <configuration name="Cloud">
                <memberEntity name="E"/></configuration>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="F"/>
                <configuration name="Cloud">
                <memberEntity name="E"/>
                <memberEntity name="F"/></configuration>
                """
            ),
            ["configuration.changed"]
        )
    }

    @Test func acceptsARenamedEntity() {
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
                <entity name="G" elementID="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <configuration name="Cloud">
                <memberEntity name="G"/></configuration>
                """
            ),
            ["entity.renamed"]
        )
    }
}
