import Testing

struct AttributeDerivationAddedTests {
    @Test func findsOneThatWasSet() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="t" optional="YES" attributeType="String"/>
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="t" optional="YES" attributeType="String"/>
                <attribute name="a" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(t)"/></entity>
                """
            ),
            in: .coreData,
            ["attribute.derivation-added"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="t" optional="YES" attributeType="String"/>
                <attribute name="a" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(t)"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="t" optional="YES" attributeType="String"/>
                <attribute name="a" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(t)"/></entity>
                """
            ),
            in: .coreData,
            []
        )
    }
}
