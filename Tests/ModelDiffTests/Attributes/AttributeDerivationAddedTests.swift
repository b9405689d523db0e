import Testing

struct AttributeDerivationAddedTests {
    @Test func findsOneThatWasSet() {
        expectDifferences(
            from: .storedA,
            to: .derivedA("canonical:(t)"),
            in: .coreData,
            ["attribute.derivation-added"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .derivedA("canonical:(t)"),
            to: .derivedA("canonical:(t)"),
            in: .coreData,
            []
        )
    }
}
