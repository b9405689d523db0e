import Testing

struct UniqueRemovedTests {
    @Test func findsAConstraintThatIsGone() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <uniquenessConstraints>
                <uniquenessConstraint>
                <constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
                """
            ),
            ["unique.removed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <uniquenessConstraints>
                <uniquenessConstraint>
                <constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/>
                <uniquenessConstraints>
                <uniquenessConstraint>
                <constraint value="a"/></uniquenessConstraint></uniquenessConstraints></entity>
                """
            ),
            []
        )
    }

    @Test func acceptsOneThatANewParentHas() {
        let constraints = """
            <uniquenessConstraints>
            <uniquenessConstraint>
            <constraint value="a"/></uniquenessConstraint></uniquenessConstraints>
            """
        let attribute = "<attribute name=\"a\" optional=\"YES\" attributeType=\"String\"/>"
        let apart = "<entity name=\"E\">\(attribute)\(constraints)</entity>"
        let below = """
            <entity name="P" isAbstract="YES">\(attribute)\(constraints)</entity>
            <entity name="E" parentEntity="P"></entity>
            """
        expectDifferences(
            from: .xml(apart),
            to: .xml(below),
            ["entity.added", "entity.parent-changed", "property.moved"]
        )
        expectDifferences(
            from: .xml(below),
            to: .xml(apart),
            ["entity.abstract-removed", "entity.parent-changed", "property.moved"]
        )
    }
}
