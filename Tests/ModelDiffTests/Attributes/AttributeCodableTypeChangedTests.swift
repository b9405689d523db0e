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
