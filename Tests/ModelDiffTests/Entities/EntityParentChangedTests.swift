import Testing

struct EntityParentChangedTests {
    @Test func findsANewParent() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E" parentEntity="P">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="P"/>
                """
            ),
            ["entity.added", "entity.parent-changed"]
        )
    }

    @Test func acceptsAParentThatWasRenamed() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E" parentEntity="P">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="P"/>
                """
            ),
            to: .xml(
                """
                <entity name="E" parentEntity="Q">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="Q" elementID="P"/>
                """
            ),
            ["entity.renamed"]
        )
    }

    @Test func findsARequiredAttributeThatIsInheritedNow() {
        let parent = """
            <entity name="P"><attribute name="id" attributeType="UUID"/>
            <attribute name="b" optional="YES" attributeType="String"/></entity>
            """
        expectDifferences(
            from: .xml(parent + #"<entity name="E"/>"#),
            to: .xml(parent + #"<entity name="E" parentEntity="P"/>"#),
            ["attribute.added-required", "entity.hierarchies-merged", "entity.parent-changed"]
        )
    }

    @Test func findsARequiredRelationshipOfAParentAboveTheNewOne() {
        let above = """
            <entity name="T"><relationship name="o" maxCount="1" destinationEntity="O"/></entity>
            <entity name="P" parentEntity="T"/><entity name="O"/>
            """
        expectDifferences(
            from: .xml(above + #"<entity name="E"/>"#),
            to: .xml(above + #"<entity name="E" parentEntity="P"/>"#),
            ["entity.hierarchies-merged", "entity.parent-changed", "relationship.added-required"]
        )
    }

    @Test(
        "an attribute that the new parent has, too, is kept",
        arguments: [
            ("Date", "optional=\"YES\"", [String]()),
            ("Integer 16", "optional=\"YES\"", ["attribute.type-changed"]),
            ("Date", "", ["attribute.made-required-without-default"]),
        ]
    )
    func attributesOfBoth(_ type: String, _ optionality: String, _ others: [String]) {
        let parent = """
            <entity name="P"><attribute name="a" \(optionality) attributeType="\(type)"/></entity>
            """
        expectDifferences(
            from: .xml(
                parent + """
                    <entity name="E"><attribute name="a" optional="YES" attributeType="Date"/></entity>
                    """
            ),
            to: .xml(parent + #"<entity name="E" parentEntity="P"/>"#),
            others + ["entity.hierarchies-merged", "entity.parent-changed", "property.moved"]
        )
    }

    @Test func followsAnAttributeIntoTheNewParentOfItsParent() {
        let top =
            #"<entity name="T"><attribute name="a" optional="YES" attributeType="Date"/></entity>"#
        expectDifferences(
            from: .xml(
                top + """
                    <entity name="P"/><entity name="E" parentEntity="P">
                    <attribute name="a" optional="YES" attributeType="Date"/></entity>
                    """
            ),
            to: .xml(
                top + #"<entity name="P" parentEntity="T"/><entity name="E" parentEntity="P"/>"#
            ),
            ["entity.hierarchies-merged", "entity.parent-changed", "property.moved"]
        )
    }
}
