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

    @Test func saysItOnceForStructs() {
        let price = "struct Price: Codable, Hashable { var amount = 0 }"
        expectDifferences(
            from: .swift("@Model final class E { var a: [Price] = [] }; \(price)"),
            to: .swift("@Model final class E { var a: Set<Price> = [] }; \(price)"),
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
