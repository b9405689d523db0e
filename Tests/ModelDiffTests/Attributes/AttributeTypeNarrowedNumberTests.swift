import Testing

struct AttributeTypeNarrowedNumberTests {
    @Test(arguments: [
        ("Int64", "UInt"), ("Int16", "Int8"), ("Int16", "UInt8"), ("UInt64", "UInt32"),
    ])
    func findsANarrowerNumber(old: String, new: String) {
        expectDifferences(
            from: .swift("@Model final class E { var a: \(old)? }"),
            to: .swift("@Model final class E { var a: \(new)? }"),
            ["attribute.type-narrowed"]
        )
    }
}
