import Testing

struct PropertyMovedTests {
    @Test func followsItToANewParent() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E" parentEntity="P"/>
                <entity name="P" isAbstract="YES">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.added", "entity.parent-changed", "property.moved"]
        )
    }

    @Test func followsItToAChildUnderAnotherName() {
        expectDifferences(
            from: .xml(
                """
                <entity name="P" isAbstract="YES">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="A" parentEntity="P"/>
                """
            ),
            to: .xml(
                """
                <entity name="P" isAbstract="YES"/>
                <entity name="A" parentEntity="P">
                <attribute name="b" optional="YES" attributeType="String" elementID="a"/></entity>
                """
            ),
            ["attribute.renamed", "property.moved"]
        )
    }

    @Test func followsItOutOfAHierarchyThatKeepsIt() {
        expectDifferences(
            from: .xml(
                """
                <entity name="P"><attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="A" parentEntity="P"/>
                """
            ),
            to: .xml(
                """
                <entity name="P"><attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="A"><attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["entity.parent-changed", "property.moved"]
        )
    }

    @Test func saysOnceWhatBecomesOfSeveralChildren() {
        expectDifferences(
            from: .xml(
                """
                <entity name="P"/>
                <entity name="A" parentEntity="P">
                <attribute name="a" optional="YES" attributeType="Integer 16"/></entity>
                <entity name="B" parentEntity="P">
                <attribute name="a" optional="YES" attributeType="Integer 16"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="P"><attribute name="a" optional="YES" attributeType="Integer 32"/></entity>
                <entity name="A" parentEntity="P"/>
                <entity name="B" parentEntity="P"/>
                """
            ),
            ["attribute.type-widened", "property.moved", "property.moved"]
        )
    }

    @Test func followsItToAChild() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="C" parentEntity="E"/>
                """
            ),
            to: .xml(
                """
                <entity name="E"/>
                <entity name="C" parentEntity="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["attribute.removed", "property.moved"]
        )
    }

    @Test func doesNotFollowItToAStranger() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                <entity name="F"/>
                """
            ),
            to: .xml(
                """
                <entity name="E"/>
                <entity name="F">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["attribute.added", "attribute.removed"]
        )
    }
}
