import Testing

struct FetchRequestAddedTests {
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
                <fetchRequest name="q" entity="E" predicateString="a = 1"/>
                """
            ),
            ["fetch-request.added"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <fetchRequest name="q" entity="E" predicateString="a = 1"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <fetchRequest name="q" entity="E" predicateString="a = 1"/>
                """
            ),
            []
        )
    }
}
