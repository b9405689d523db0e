import Testing

struct EntityMadeConcreteTests {
    @Test func findsAnEntityThatWasAbstract() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E" isAbstract="YES">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.made-concrete"]
        )
    }

    @Test func acceptsOneThatWasNot() {
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
                """
            ),
            []
        )
    }
}
