import Testing

struct EntityPropertiesReorderedTests {
    @Test func findsAnotherOrder() {
        expectDifferences(
            from: .swift("@Model final class E { var a: String?; var b: String? }"),
            to: .swift("@Model final class E { var b: String?; var a: String? }"),
            ["entity.properties-reordered"]
        )
    }

    @Test func acceptsANewOneBetween() {
        expectDifferences(
            from: .swift("@Model final class E { var a: String?; var b: String? }"),
            to: .swift("@Model final class E { var a: String?; var c: String?; var b: String? }"),
            ["attribute.added"]
        )
    }
}
