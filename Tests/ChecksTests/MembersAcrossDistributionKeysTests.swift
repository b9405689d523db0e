import Testing

struct MembersAcrossDistributionKeysTests {
    private func model(_ annotation: String, _ mark: String) -> String {
        """
        @Model @Distributed(by: \\.key) final class Task1 { var key: Int; var label: Label? }
        @Model \(annotation)final class Label {
            var key: Int
            @Relationship(inverse: \\Task1.label) var \(mark)tasks: [Task1]
        }
        """
    }

    @Test func findsMembersOfAnOwnerThatIsNotDistributed() {
        expectMarked(swift: model("", "⚠️distribution.members⚠️"))
    }

    @Test func acceptsThoseOfOneKey() {
        expectMarked(swift: model("@Distributed(by: \\.key) ", ""))
    }
}
