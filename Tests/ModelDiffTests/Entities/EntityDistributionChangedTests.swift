import Testing

struct EntityDistributionChangedTests {
    private func model(_ annotation: String, key: String = "accountID") -> SampleText {
        .swift("@Model \(annotation) final class Ticket { var \(key): Int; var size: Int }")
    }

    private let distributed = "@Distributed(by: \\.accountID)"

    @Test func findsOtherKeys() {
        let expected = ["entity.distribution-changed"]
        expectDifferences(from: model(""), to: model(distributed), expected)
        expectDifferences(from: model(distributed), to: model(""), expected)
        let other = model("@Distributed(by: \\.size)")
        expectDifferences(from: model(distributed), to: other, expected)
    }

    @Test func acceptsAKeyUnderAnotherName() {
        expectDifferences(
            from: model(distributed),
            to: .swift(
                """
                @Model @Distributed(by: \\.account) final class Ticket {
                    @Attribute(originalName: "accountID") var account: Int
                    var size: Int
                }
                """
            ),
            ["attribute.renamed"]
        )
    }
}
