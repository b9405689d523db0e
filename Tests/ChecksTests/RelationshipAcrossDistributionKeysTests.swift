import Testing

struct RelationshipAcrossDistributionKeysTests {
    /// Two entities that are related, each with or without a key.
    private func model(_ keys: [String?], _ properties: [String]) -> String {
        zip(zip(["A", "B"], keys), properties).map { entity, property in
            let (name, type) = entity
            let annotation = type == nil ? "" : " @Distributed(by: \\.key)"
            let key = type.map { "var key: \($0); " } ?? ""
            return "@Model\(annotation) final class \(name) { \(key)var name: String; \(property) }"
        }
        .joined(separator: "\n")
    }

    private let mark = "⚠️distribution.relationship⚠️"

    @Test func findsReferencesToEntitiesThatAreDistributed() {
        expectMarked(swift: model([nil, "Int"], ["var \(mark)b: B?", "var text: String"]))
        expectMarked(
            swift: model(
                [nil, "Int"],
                ["var \(mark)b: B?", "@Relationship(inverse: \\A.b) var many: [A]"]
            )
        )
    }

    @Test func findsKeysOfOtherTypes() {
        expectMarked(
            swift: model(
                ["Int", "String"],
                ["var \(mark)b: B?", "@Relationship(inverse: \\A.b) var many: [A]"]
            )
        )
    }

    @Test func findsPairsOfWhichOneHalfIsNotDistributed() {
        expectMarked(
            swift: model(
                [nil, "Int"],
                ["var \(mark)many: [B]", "@Relationship(inverse: \\A.many) var others: [A]"]
            )
        )
        expectMarked(
            swift: model(
                [nil, "Int"],
                ["var \(mark)b: B?", "@Relationship(inverse: \\A.b) var a: A?"]
            )
        )
    }

    @Test func acceptsWhatIsInOnePartition() {
        expectMarked(
            swift: model(
                ["Int", "Int"],
                ["var b: B?; var many: [B]", "@Relationship(inverse: \\A.many) var others: [A]"]
            )
        )
        expectMarked(swift: model(["Int", nil], ["var b: B?", "var text: String"]))
        expectMarked(swift: model([nil, nil], ["var b: B?", "var text: String"]))
    }
}
