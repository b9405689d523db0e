import Testing

struct FetchRequestChangedTests {
    @Test func findsAnotherCondition() {
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
                <fetchRequest name="q" entity="E" predicateString="a = $A"/>
                """
            ),
            ["fetch-request.changed"]
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
