import Testing

struct CodableDeclarationChangedTests {
    @Test func findsAnotherMember() {
        expectDifferences(
            from: .swift(
                """
                struct P: Codable { var x: Int }
                @Model final class E { var a: P? }
                """
            ),
            to: .swift(
                """
                struct P: Codable { var x: Int; var y: Int }
                @Model final class E { var a: P? }
                """
            ),
            ["codable.declaration-changed"]
        )
    }

    @Test func acceptsTheTypeOfANewAttribute() {
        expectDifferences(
            from: .swift("@Model final class E {}"),
            to: .swift(
                """
                struct P: Codable { var x: Int }
                @Model final class E { var a: P? }
                """
            ),
            ["attribute.added"]
        )
    }

    @Test func acceptsAnotherIndentation() {
        expectDifferences(
            from: .swift(
                """
                struct P: Codable { var x: Int }
                @Model final class E { var a: P? }
                """
            ),
            to: .swift(
                """
                struct P: Codable { 
                    var x: Int
                 }
                @Model final class E { var a: P? }
                """
            ),
            []
        )
    }
}
