import Testing

struct CodableDeclarationExtendedTests {
    private func expect(_ old: String, _ new: String, _ ids: [String]) {
        let entity = "\n@Model final class E { var a: P? }"
        expectDifferences(from: .swift(old + entity), to: .swift(new + entity), ids)
    }

    @Test(arguments: [
        ("struct P: Codable { var x: Int }", "struct P: Codable { var x: Int; var y: Int? }"),
        (
            "struct P: Codable { var x: Int; var z: Q }\nenum Q: Codable { case a }",
            "struct P: Codable { var z: Q; var x: Int }\nenum Q: Codable { case a, b(to: Int) }"
        ),
        (
            "struct P: Codable { var x: Int }",
            "struct P: Codable { var x: Int; var q: Q? }\nstruct Q: Codable { var n: Int }"
        ),
        (
            "struct P: Codable { var x: Int; enum CodingKeys: String, CodingKey { case x = \"X\" } }",
            """
            struct P: Codable {
                var x: Int; var y: Int?
                enum CodingKeys: String, CodingKey { case x = "X", y = "Y" }
            }
            """
        ),
    ])
    func findsWhatOldValuesLack(old: String, new: String) {
        expect(old, new, ["codable.declaration-extended"])
    }

    @Test(arguments: [
        ("struct P: Codable { var x: Int }", "struct P: Codable { var x: Int; var y = 1 }"),
        ("struct P: Codable { var x: Int; var y: Int? }", "struct P: Codable { var x: Int }"),
        ("struct P: Codable { var x: Int }", "struct P: Codable { var x: Int? }"),
        (
            "struct P: Codable { var x: Int; var y = 1; enum CodingKeys: CodingKey { case x } }",
            "struct P: Codable { var x: Int; var y = 1; enum CodingKeys: CodingKey { case x, y } }"
        ),
    ])
    func anythingElseNeedsALook(old: String, new: String) {
        expect(old, new, ["codable.declaration-changed"])
    }

    /// Such an enum is a value type, too.
    @Test(arguments: [
        ("a, b, c", ["codable.declaration-extended", "enum.case-added"]),
        ("a, c, b", ["codable.declaration-changed", "enum.raw-value-changed"]),
    ])
    func numberedCasesHavePlaces(cases: String, ids: [String]) {
        let type = "struct P: Codable { var q: Q }\n"
        expect(
            type + "enum Q: Int, Codable { case a, b }",
            type + "enum Q: Int, Codable { case \(cases) }",
            ids
        )
    }
}
