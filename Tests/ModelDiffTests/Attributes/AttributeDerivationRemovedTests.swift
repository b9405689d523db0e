import Testing

struct AttributeDerivationRemovedTests {
    @Test func findsOneThatIsSetNow() {
        expectDifferences(
            from: .derivedA("canonical:(t)"),
            to: .storedA,
            in: .coreData,
            ["attribute.derivation-removed"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(from: .storedA, to: .storedA, in: .coreData, [])
    }
}
