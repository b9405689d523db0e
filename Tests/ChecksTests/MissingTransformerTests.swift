import Testing

struct MissingTransformerTests {
    @Test func findsATransformableWithoutOne() {
        expectMarked(
            xml: """
                <entity name="E"><attribute ⚠️attribute.missing-transformer⚠️name="a" optional="YES" \
                attributeType="Transformable"/></entity>
                """
        )
    }

    @Test func acceptsOneWithAName() {
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" optional="YES" attributeType="Transformable" \
                valueTransformerName="ColorTransformer"/></entity>
                """
        )
    }
}
