import Testing

struct AttributeDerivationRemovedTests {
    @Test func findsOneThatIsSetNow() {
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
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            in: .coreData,
            ["attribute.derivation-removed"]
        )
    }

    @Test func acceptsTheSame() {
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
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            in: .coreData,
            []
        )
    }
}
