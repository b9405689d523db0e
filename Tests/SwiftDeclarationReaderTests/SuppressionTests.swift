import ModelIR
import Testing

/// Comments that name diagnostics to ignore.
struct SuppressionTests {
    /// Each as `line:column id: first-last`, with the property or the entity.
    private func read(_ text: String, version: String? = nil) throws -> [String] {
        let reading = Reading(text, version: version)
        let model = try #require(reading.model, "\(reading.found)")
        return (model.suppressions ?? []).map { suppression in
            let (position, lines) = (suppression.origin.position, suppression.lines)
            let owner = [suppression.entity, suppression.property].compactMap(\.self)
            return "\(position.line):\(position.column) \(suppression.id): "
                + "\(lines?.first ?? 0)-\(lines?.last ?? 0) \(owner.joined(separator: "."))"
        }
    }

    @Test func onTheLineOfAProperty() throws {
        let found = try read("@Model class A {\n  var x = 1 // modelgen:ignore a.b\n  var y = 2\n}")
        #expect(found == ["2:32 a.b: 2-2 A.x"])
    }

    @Test func onTheLineAboveAProperty() throws {
        let text = """
            @Model class A {
                // modelgen:ignore a.b, c.d
                /// What it is.
                @Attribute(
                    .unique
                )
                var x = 1
                var y = 2
            }
            """
        #expect(try read(text) == ["2:24 a.b: 4-7 A.x", "2:29 c.d: 4-7 A.x"])
    }

    @Test func inTheMiddleOfADeclaration() throws {
        let text = """
            @Model class A {
                @Attribute(.unique)  // modelgen:ignore a.b
                var x = 1
            }
            """
        #expect(try read(text) == ["2:45 a.b: 2-3 A.x"])
    }

    @Test(arguments: [
        "// modelgen:ignore a.b\n@Model\nfinal class A {\n    var x = 1\n}",
        "\n@Model\nfinal class A {  // modelgen:ignore a.b\n    var x = 1\n}",
        "\n@Model\n// modelgen:ignore a.b\nfinal class A { var x = 1\n}",
    ])
    func onAClass(_ text: String) throws {
        let found = try read(text)
        #expect(found.count == 1 && found[0].hasSuffix(" A"), "\(found)")
        #expect(found[0].contains("a.b: 2-"), "\(found)")
    }

    @Test func aCommentWithAnEmptyLineBelowIsAboutItself() throws {
        #expect(try read("// modelgen:ignore a.b\n\n@Model class A {}") == ["1:20 a.b: 1-1 "])
    }

    @Test(arguments: [
        "// modelgen:ignored a.b", "/// modelgen:ignore a.b", "/* modelgen:ignore a.b */",
        "// see modelgen:ignore a.b",
    ])
    func othersSayNothing(_ comment: String) throws {
        #expect(try read("\(comment)\n@Model class A {}").isEmpty)
    }

    @Test func withoutAnIDItIsEmpty() throws {
        #expect(try read("@Model class A {} // modelgen:ignore") == ["1:19 : 1-1 A"])
    }

    @Test func otherVersionsCountForNothing() throws {
        let text = """
            enum V1: VersionedSchema {
                static var versionIdentifier = Schema.Version(1, 0, 0)
                @Model class A { var x = 1 // modelgen:ignore a.b
                }
            }
            enum V2: VersionedSchema {
                static var versionIdentifier = Schema.Version(2, 0, 0)
                @Model class A { 
                    var x = 1 // modelgen:ignore c.d
                }
            }
            """
        #expect(try read(text) == ["9:38 c.d: 9-9 A.x"])
        #expect(try read(text, version: "V1") == ["3:51 a.b: 3-4 A"])
    }
}
