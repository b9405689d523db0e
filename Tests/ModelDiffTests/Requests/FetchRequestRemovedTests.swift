import Testing

struct FetchRequestRemovedTests {
    @Test func findsOneThatIsGone() {
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
                """
            ),
            ["fetch-request.removed"]
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
