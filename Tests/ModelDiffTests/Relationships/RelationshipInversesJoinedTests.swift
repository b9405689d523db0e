import Testing

struct RelationshipInversesJoinedTests {
    private func model(_ count: String, inverse: Bool) -> String {
        let inverseOfE = inverse ? "inverse: \\F.e" : "inverse: nil"
        let inverseOfF = inverse ? "" : "@Relationship(inverse: nil) "
        return """
            @Model final class E { @Relationship(\(inverseOfE)) var fs: \(count) }
            @Model final class F { \(inverseOfF)var e: E? }
            """
    }

    @Test(arguments: ["[F]", "F?"]) func findsTwoSides(count: String) {
        expectDifferences(
            from: .swift(model(count, inverse: false)),
            to: .swift(model(count, inverse: true)),
            ["relationship.inverses-joined"]
        )
    }

    @Test func leavesSidesOfManyAlone() {
        expectDifferences(
            from: .swift(
                """
                @Model final class E { @Relationship(inverse: nil) var fs: [F] }
                @Model final class F { @Relationship(inverse: nil) var es: [E] }
                """
            ),
            to: .swift(
                """
                @Model final class E { @Relationship(inverse: \\F.es) var fs: [F] }
                @Model final class F { var es: [E] }
                """
            ),
            ["relationship.inverse-changed", "relationship.inverse-changed"]
        )
    }
}
