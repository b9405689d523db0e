import Testing

struct AttributeTypeWidenedTests {
    @Test func findsMoreBits() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 64"/></entity>
                """
            ),
            ["attribute.type-widened"]
        )
    }

    @Test(arguments: ["Double", "Float", "Decimal", "Integer 16"])
    func truthValuesBecomeNumbers(type: String) {
        func entity(_ type: String) -> String {
            #"<entity name="E"><attribute name="a" optional="YES" attributeType="\#(type)"/></entity>"#
        }
        expectDifferences(
            from: .xml(entity("Boolean")),
            to: .xml(entity(type)),
            ["attribute.type-widened"]
        )
    }

    @Test func findsFloatingPoint() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 32"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Double"/></entity>
                """
            ),
            ["attribute.type-widened"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="Integer 16"/></entity>
                """
            ),
            []
        )
    }
}
