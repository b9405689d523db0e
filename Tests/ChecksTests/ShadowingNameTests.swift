import Testing

struct ShadowingNameTests {
    @Test func findsATypeOfSwift() {
        expectMarked(
            xml: """
                <entity name="E" ⚠️entity.shadowing-name⚠️representedClassName="Task"/>
                <entity name="F" representedClassName="Chore"/>
                """
        )
    }
}
