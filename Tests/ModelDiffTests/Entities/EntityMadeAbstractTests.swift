import Testing

struct EntityMadeAbstractTests {
    @Test func findsAnEntityThatIsAbstractNow() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E" isAbstract="YES">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.made-abstract"]
        )
    }

    @Test func acceptsOneThatWas() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E" isAbstract="YES">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E" isAbstract="YES">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            []
        )
    }
}
