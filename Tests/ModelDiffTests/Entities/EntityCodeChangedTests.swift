import Testing

struct EntityCodeChangedTests {
    @Test func findsAnotherAccess() {
        expectDifferences(
            from: .swift("@Model public final class E { var a: String? }"),
            to: .swift("@Model final class E { var a: String? }"),
            ["entity.code-changed"]
        )
    }

    @Test func acceptsAnotherMethod() {
        expectDifferences(
            from: .swift("@Model final class E { var a: String? }"),
            to: .swift("@Model final class E { var a: String?; func f() {} }"),
            []
        )
    }
}
