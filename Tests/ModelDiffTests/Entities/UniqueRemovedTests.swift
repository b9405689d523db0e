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
}
