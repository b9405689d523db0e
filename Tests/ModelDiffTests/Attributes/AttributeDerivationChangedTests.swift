import Testing

struct AttributeDerivationChangedTests {
    @Test func findsAnotherExpression() {
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
                <attribute name="a" optional="YES" attributeType="String" derived="YES" derivationExpression="uppercase:(t)"/></entity>
                """
            ),
            in: .coreData,
            ["attribute.derivation-changed"]
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
