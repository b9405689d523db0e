import Testing

struct IndexRemovedTests {
    @Test func findsAnIndexThatIsGone() {
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
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["index.removed"]
        )
    }

    @Test func acceptsTheSame() {
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
                <attribute name="a" optional="YES" attributeType="String"/>
                <fetchIndex name="byA">
                <fetchIndexElement property="a" type="Binary" order="ascending"/></fetchIndex></entity>
                """
            ),
            []
        )
    }
}
