import Testing

struct EntityAbstractRemovedTests {
    @Test func followsThePropertiesToTheChildren() {
        expectDifferences(
            from: .xml(
                """
                <entity name="P" isAbstract="YES">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="E" parentEntity="P"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.abstract-removed", "entity.parent-changed", "property.moved"]
        )
    }

    @Test func reportsPropertiesThatNoChildTakes() {
        expectDifferences(
            from: .xml(
                """
                <entity name="P" isAbstract="YES">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="E" parentEntity="P"/>
                """
            ),
            to: .xml(#"<entity name="E"/>"#),
            ["attribute.removed", "entity.abstract-removed", "entity.parent-changed"]
        )
    }
}
