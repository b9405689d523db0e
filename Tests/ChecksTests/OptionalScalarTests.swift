import Testing

struct OptionalScalarTests {
    @Test func findsAnOptionalNumber() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" optional="YES" attributeType="Integer 16" \
                ⚠️attribute.optional-scalar⚠️usesScalarValueType="YES"/></entity>
                """
        )
    }

    @Test func acceptsOthers() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" attributeType="Integer 16" \
                defaultValueString="0" usesScalarValueType="YES"/>
                <attribute name="b" optional="YES" attributeType="Integer 16" \
                usesScalarValueType="NO"/></entity>
                """
        )
        expectMarked(swift: "@Model class E { var a: Int? = nil }")
    }
}
