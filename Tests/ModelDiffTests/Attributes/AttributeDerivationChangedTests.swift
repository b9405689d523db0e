import Testing

struct AttributeDerivationChangedTests {
    @Test func findsAnotherExpression() {
        expectDifferences(
            from: .derivedA("canonical:(t)"),
            to: .derivedA("uppercase:(t)"),
            in: .coreData,
            ["attribute.derivation-changed"]
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
