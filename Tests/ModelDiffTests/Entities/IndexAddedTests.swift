import Testing

struct IndexAddedTests {
    @Test func findsANewIndex() {
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
                <attribute name="a" optional="YES" attributeType="String"/>
                <fetchIndex name="byA">
                <fetchIndexElement property="a" type="Binary" order="ascending"/></fetchIndex></entity>
                """
            ),
            ["index.added"]
        )
    }

    @Test func acceptsAnIndexOfARenamedAttribute() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <fetchIndex name="byA">
                <fetchIndexElement property="a" type="Binary" order="ascending"/></fetchIndex></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="b" optional="YES" attributeType="String" elementID="a"/>
                <fetchIndex name="byA">
                <fetchIndexElement property="b" type="Binary" order="ascending"/></fetchIndex></entity>
                """
            ),
            ["attribute.renamed"]
        )
    }
}
