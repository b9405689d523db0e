import ModelDiff
import Testing

struct RelationshipCountRelaxedTests {
    @Test func findsAMaximumThatIsGone() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" toMany="YES" maxCount="9" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            ["relationship.count-relaxed"]
        )
    }

    /// The version hash contains it, although the relationship is optional in any case.
    @Test(arguments: [(StoreKind.coreData, ["relationship.count-relaxed"]), (.sqlite, [])])
    func findsTheLeastCountOfAnObject(_ store: StoreKind, _ expected: [String]) {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" minCount="1" maxCount="1" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" maxCount="1" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            in: store,
            expected
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" toMany="YES" maxCount="9" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            to: .xml(
                """
                <entity name="E">
                <relationship name="r" optional="YES" toMany="YES" maxCount="9" deletionRule="Nullify" destinationEntity="F"/></entity>
                <entity name="F"/>
                """
            ),
            []
        )
    }
}
