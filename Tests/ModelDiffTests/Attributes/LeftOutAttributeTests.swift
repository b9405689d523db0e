import Testing

/// Attributes that the code for a store leaves out.
struct LeftOutAttributeTests {
    @Test func doesNotDifferInAStoreWithoutIt() {
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
                <attribute name="a" optional="YES" attributeType="Date" derived="YES" derivationExpression="now()"/></entity>
                """
            ),
            in: .sqlite,
            []
        )
    }

    @Test func isNoAddition() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="t" optional="YES" attributeType="String"/>
                </entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="t" optional="YES" attributeType="String"/>
                <attribute name="a" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(t)"/></entity>
                """
            ),
            in: .sqlite,
            []
        )
    }

    @Test func isNoRemoval() {
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
                </entity>
                """
            ),
            in: .sqlite,
            []
        )
    }

    @Test func isNewOnceItIsStored() {
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
            in: .sqlite,
            ["attribute.added"]
        )
    }

    @Test func losesItsValuesOnceItIsLeftOut() {
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
            in: .sqlite,
            ["attribute.made-transient"]
        )
    }
}
