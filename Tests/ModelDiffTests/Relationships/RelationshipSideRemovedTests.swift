import Testing

struct RelationshipSideRemovedTests {
    private let both = """
        @Model final class E { @Relationship(inverse: \\F.e) var fs: [F] }
        @Model final class F { var e: E? }
        """

    @Test(arguments: [
        """
        @Model final class E {}
        @Model final class F { @Relationship(inverse: nil) var e: E? }
        """,
        """
        @Model final class E { @Relationship(inverse: nil) var fs: [F] }
        @Model final class F {}
        """,
    ])
    func findsASide(one: String) {
        expectDifferences(
            from: .swift(both),
            to: .swift(one),
            ["relationship.side-removed"]
        )
    }

    @Test func leavesARelationshipWithoutInverse() {
        expectDifferences(
            from: .swift(both),
            to: .swift("@Model final class E {}; @Model final class F {}"),
            ["relationship.removed", "relationship.removed"]
        )
    }
}
