import Testing

struct AttributeMadeUnorderedTests {
    @Test(arguments: [("[String]", "Set<String>"), ("[String]?", "Set<String>?")])
    func findsASet(_ old: String, _ new: String) {
        expectDifferences(
            from: .swift("@Model final class E { var a: \(old) = [] }"),
            to: .swift("@Model final class E { var a: \(new) = [] }"),
            ["attribute.made-unordered"]
        )
    }

    @Test func acceptsTheSame() {
        expectDifferences(
            from: .swift("@Model final class E { var a: Set<String> = [] }"),
            to: .swift("@Model final class E { var a: Set<String> = [] }"),
            []
        )
    }
}
