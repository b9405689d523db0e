import Testing

struct AttributeMadeTransientTests {
    @Test func findsATransientOne() {
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
                <attribute name="a" optional="YES" attributeType="String" transient="YES"/></entity>
                """
            ),
            ["attribute.made-transient"]
        )
    }

    @Test func findsADerivedOne() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="b" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <attribute name="b" optional="YES" attributeType="String" derived="YES" \
                derivationExpression="uppercase:(a)"/></entity>
                """
            ),
            ["attribute.made-transient"]
        )
    }

    @Test func acceptsOneThatWas() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String" transient="YES"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String" transient="YES"/></entity>
                """
            ),
            []
        )
    }
}
