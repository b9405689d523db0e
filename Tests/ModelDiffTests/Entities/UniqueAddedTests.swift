import Testing

struct UniqueAddedTests {
    @Test func findsANewConstraint() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <attribute name="a" optional="YES" attributeType="String"/></entity>
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
            ["unique.added"]
        )
    }

    @Test func acceptsAConstraintOfARenamedAttribute() {
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
                <attribute name="b" optional="YES" attributeType="String" elementID="a"/>
                <uniquenessConstraints>
                <uniquenessConstraint>
                <constraint value="b"/></uniquenessConstraint></uniquenessConstraints></entity>
                """
            ),
            ["attribute.renamed"]
        )
    }
}
