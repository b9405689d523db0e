import Testing

/// Attributes that the code for a store leaves out.
struct LeftOutAttributeTests {
    @Test func doesNotDifferInAStoreWithoutIt() {
        expectDifferences(
            from: .derivedA("canonical:(t)"),
            to: .derivedA("now()", type: "Date"),
            in: .sqlite,
            []
        )
    }

    @Test func isNoAddition() {
        expectDifferences(from: .withoutA, to: .derivedA("canonical:(t)"), in: .sqlite, [])
    }

    @Test func isNoRemoval() {
        expectDifferences(from: .derivedA("canonical:(t)"), to: .withoutA, in: .sqlite, [])
    }

    @Test func isNewOnceItIsStored() {
        expectDifferences(
            from: .derivedA("canonical:(t)"),
            to: .storedA,
            in: .sqlite,
            ["attribute.added"]
        )
    }

    @Test func losesItsValuesOnceItIsLeftOut() {
        expectDifferences(
            from: .storedA,
            to: .derivedA("canonical:(t)"),
            in: .sqlite,
            ["attribute.made-transient"]
        )
    }
}
