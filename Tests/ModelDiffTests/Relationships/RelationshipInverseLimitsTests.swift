import Testing

struct RelationshipInverseLimitsTests {
    private func model(_ type: String, _ inverse: String = "") -> String {
        let isNew = !inverse.isEmpty
        return """
            @Model final class E { @Relationship(inverse: \(isNew ? "\\F.e" : "nil")) var f: \(type) }
            @Model final class F { var name = ""\(isNew ? "; var e: \(inverse)" : "") }
            """
    }

    @Test(arguments: ["F?", "[F]"]) func findsAnInverseToOne(type: String) {
        expectDifferences(
            from: .swift(model(type)),
            to: .swift(model(type, "E?")),
            ["relationship.added", "relationship.inverse-limits"]
        )
    }

    @Test func acceptsAnInverseToMany() {
        expectDifferences(
            from: .swift(model("F?")),
            to: .swift(model("F?", "[E]")),
            ["relationship.added", "relationship.inverse-changed"]
        )
    }
}
