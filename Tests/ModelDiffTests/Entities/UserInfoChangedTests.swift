import Testing

struct UserInfoChangedTests {
    @Test func findsAnotherValue() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <userInfo>
                <entry key="k" value="1"/></userInfo></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <userInfo>
                <entry key="k" value="2"/></userInfo></entity>
                """
            ),
            ["user-info.changed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <userInfo>
                <entry key="k" value="1"/></userInfo></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <userInfo>
                <entry key="k" value="1"/></userInfo></entity>
                """
            ),
            []
        )
    }
}
