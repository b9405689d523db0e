import Testing

struct AttributeRevealedTests {
    private func script(_ reference: String) -> SampleText {
        .sql(
            """
            CREATE TABLE a (id INTEGER PRIMARY KEY);
            CREATE TABLE b (id INTEGER PRIMARY KEY, a_id INTEGER\(reference));
            """
        )
    }

    @Test func findsTheColumnOfARelationshipThatIsGone() {
        expectDifferences(
            from: script(" REFERENCES a(id)"),
            to: script(""),
            ["attribute.revealed", "relationship.removed", "relationship.removed"]
        )
    }

    @Test func acceptsAnotherColumn() {
        expectDifferences(
            from: .sql("CREATE TABLE a (id INTEGER PRIMARY KEY);"),
            to: .sql("CREATE TABLE a (id INTEGER PRIMARY KEY, b TEXT);"),
            ["attribute.added"]
        )
    }
}
