import Testing

struct IndexChangedTests {
    @Test func findsAnotherProperty() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="b" optional="YES" attributeType="String"/>
                <fetchIndex name="i">
                <fetchIndexElement property="a" type="Binary" order="ascending"/></fetchIndex></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="b" optional="YES" attributeType="String"/>
                <fetchIndex name="i">
                <fetchIndexElement property="b" type="Binary" order="ascending"/></fetchIndex></entity>
                """
            ),
            ["index.changed"]
        )
    }

    @Test func acceptsAnotherName() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <fetchIndex name="i">
                <fetchIndexElement property="a" type="Binary" order="ascending"/></fetchIndex></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <fetchIndex name="j">
                <fetchIndexElement property="a" type="Binary" order="ascending"/></fetchIndex></entity>
                """
            ),
            ["index.added", "index.removed"]
        )
    }
}
