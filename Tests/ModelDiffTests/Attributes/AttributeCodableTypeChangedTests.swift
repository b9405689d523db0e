import Testing

struct AttributeCodableTypeChangedTests {
    @Test func findsAnotherType() {
        expectDifferences(
            from: .swift(
                """
                struct P: Codable { var x: Int }
                struct Q: Codable { var x: Int }
                @Model final class E { var a: P? }
                """
            ),
            to: .swift(
                """
                struct P: Codable { var x: Int }
                struct Q: Codable { var x: Int }
                @Model final class E { var a: Q? }
                """
            ),
            ["attribute.codable-type-changed"]
        )
    }

    @Test func leavesOtherTypesToTheChangeOfTheType() {
        expectDifferences(
            from: .xml(
                """
                <entity name="E"><attribute name="a" optional="YES" attributeType="Composite" \
                composite="P"/></entity>
                <composite name="P"><attribute name="x" optional="YES" attributeType="String"/></composite>
                """
            ),
            to: .swift(
                """
                struct P: Codable { var x: String? }
                @Model final class E { var a: P? }
                """
            ),
            in: .coreData,
            [
                "attribute.type-changed", "composite.removed", "entity.class-changed",
                "entity.code-changed",
            ]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift(
                """
                struct P: Codable { var x: Int }
                struct Q: Codable { var x: Int }
                @Model final class E { var a: P? }
                """
            ),
            to: .swift(
                """
                struct P: Codable { var x: Int }
                struct Q: Codable { var x: Int }
                @Model final class E { var a: P? }
                """
            ),
            []
        )
    }
}
