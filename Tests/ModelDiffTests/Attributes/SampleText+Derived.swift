/// Versions of an entity with the text `t`, some of which also have the attribute `a`.
extension SampleText {
    static let withoutA = entity(a: "")
    static let storedA = entity(a: #"<attribute name="a" optional="YES" attributeType="String"/>"#)

    static func derivedA(_ expression: String, type: String = "String") -> SampleText {
        entity(
            a: """
                <attribute name="a" optional="YES" attributeType="\(type)" derived="YES" \
                derivationExpression="\(expression)"/>
                """
        )
    }

    private static func entity(a attribute: String) -> SampleText {
        .xml(
            """
            <entity name="E">
            <attribute name="t" optional="YES" attributeType="String"/>
            \(attribute)</entity>
            """
        )
    }
}
