import Testing

struct InsecureTransformerTests {
    @Test func findsTheDeprecatedOne() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" optional="YES" attributeType="Transformable" \
                ⚠️attribute.insecure-transformer⚠️valueTransformerName="NSKeyedUnarchiveFromData"/></entity>
                """
        )
    }

    @Test func acceptsTheSecureOne() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" optional="YES" attributeType="Transformable" \
                valueTransformerName="NSSecureUnarchiveFromData"/></entity>
                """
        )
    }

    @Test func findsItInSwift() {
        expectMarked(
            swift: """
                @Model class E {
                    @Attribute(.transformable(by: ⚠️attribute.insecure-transformer⚠️\
                "NSKeyedUnarchiveFromData")) var a: NSColor?
                    @Attribute(.transformable(by: "NSSecureUnarchiveFromData")) var b: NSColor?
                }
                """
        )
    }
}
