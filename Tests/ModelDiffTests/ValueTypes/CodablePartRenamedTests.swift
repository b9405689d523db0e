import Testing

struct CodablePartRenamedTests {
    private func sample(_ elements: String) -> SampleText {
        .xml(
            """
            <entity name="E">
            <attribute name="home" optional="YES" attributeType="Composite" composite="Address"/></entity>
            <composite name="Address">\(elements)</composite>
            """
        )
    }

    private let street = #"<attribute name="street" optional="YES" attributeType="String"/>"#
    private let road =
        #"<attribute name="road" optional="YES" attributeType="String" elementID="street"/>"#
    private let town = #"<attribute name="town" optional="YES" attributeType="String"/>"#

    @Test func findsAnElementWithANewName() {
        expectDifferences(from: sample(street), to: sample(road), ["codable.part-renamed"])
        expectDifferences(
            from: sample(street + town),
            to: sample(town + road),
            ["codable.part-renamed"]
        )
    }

    @Test func whatElseChangesIsADifferenceOfItsOwn() {
        expectDifferences(
            from: sample(street),
            to: sample(road + town),
            ["codable.declaration-extended", "codable.part-renamed"]
        )
        expectDifferences(
            from: sample(street + town),
            to: sample(road),
            ["codable.declaration-changed", "codable.part-renamed"]
        )
        expectDifferences(from: sample(street), to: sample(town), ["codable.declaration-changed"])
    }
}
