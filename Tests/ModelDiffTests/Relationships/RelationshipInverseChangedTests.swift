import Testing

struct RelationshipInverseChangedTests {
    @Test func findsANewInverse() {
        expectDifferences(
            from: .swift(
                """
                @Model final class E { var name = "" }
                @Model final class F { @Relationship(inverse: nil) var e: E? }
                """
            ),
            to: .swift(
                """
                @Model final class E { var name = ""; @Relationship(inverse: \\F.e) var fs: [F] }
                @Model final class F { var e: E? }
                """
            ),
            ["relationship.added", "relationship.inverse-changed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F" inverseName="e" inverseEntity="F"/></entity>
                <entity name="F">
                <relationship name="e" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E" inverseName="r" inverseEntity="E"/></entity>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="F" inverseName="e" inverseEntity="F"/></entity>
                <entity name="F">
                <relationship name="e" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="E" inverseName="r" inverseEntity="E"/></entity>
                """
            ),
            []
        )
    }
}
