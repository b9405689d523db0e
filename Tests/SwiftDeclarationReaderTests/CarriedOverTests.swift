import ModelIR
import Testing

@Suite("What comes along with models") struct CarriedOverTests {
    @Test("of what stands beside the models, what their code names, and what that names")
    func helpers() throws {
        let model = try model(
            """
            struct View { var note: Note }
            func c() -> Int { 1 }
            private func b() -> Int { c() }
            let unused = 1
            @Model class Note {
                var title = ""
                func a() -> Int { b() + title.wordCount }
            }
            extension String { var wordCount: Int { 0 } }
            extension String { var other: Int { 0 } }
            """
        )
        #expect(
            model.declarations.map(\.text) == [
                "func c() -> Int { 1 }", "func b() -> Int { c() }",
                "extension String { var wordCount: Int { 0 } }",
            ]
        )
    }

    @Test("of a version, what the chosen one names, without the name of the version")
    func versions() throws {
        let model = try model(
            """
            enum V1: VersionedSchema {
                static let versionIdentifier = Schema.Version(1, 0, 0)
                struct Place: Codable { var one: Int }
                @Model class Note { var place: Place? }
            }
            enum V2: VersionedSchema {
                static let versionIdentifier = Schema.Version(2, 0, 0)
                struct Place: Codable { var two: Int }
                @Model class Note { var place: V2.Place?; func copy() -> V2.Note { V2.Note() } }
            }
            extension V1.Note { func old() {} }
            extension V2.Note { func new() {} }
            typealias Note = V2.Note
            """
        )
        #expect(model.declarations.map(\.text) == ["struct Place: Codable { var two: Int }"])
        let members = model.entities[0].code?.carriedOver ?? []
        #expect(members.map(\.text) == ["func copy() -> Note { Note() }", "func new() {}"])
    }

    @Test("the members and conformances of extensions, with what the extension says of all")
    func extensions() throws {
        let model = try model(
            """
            @Model class Note: Named {}
            @available(macOS 15, *)
            public extension Note {
                /// Twice.
                func b() {}
                private func c() {}
            }
            #if DEBUG
                private extension Note { func d() {} }
                extension Note: Tested {}
            #endif
            """
        )
        let code = try #require(model.entities[0].code)
        #expect(
            code.carriedOver.map(\.text) == [
                "/// Twice.\n@available(macOS 15, *)\npublic func b() {}",
                "@available(macOS 15, *)\nprivate func c() {}", "func d() {}",
            ]
        )
        #expect(code.carriedOver.map(\.condition) == [nil, nil, "DEBUG"])
        #expect(code.conformances.map(\.name) == ["Named", "Tested"])
        #expect(code.conformances.map(\.condition) == [nil, "DEBUG"])
    }

    @Test("types of values inside an extension are inside the class")
    func nestedTypes() throws {
        let model = try model(
            """
            extension Space.Note { enum Kind: String { case a; var b: Int { 1 } } }
            enum Space { @Model class Note { var kind: Kind? } }
            extension Note.Kind: Named { var c: Int { b } }
            """
        )
        #expect(model.valueTypes.map(\.name) == ["Note.Kind"])
        let type = model.valueTypes[0]
        #expect(type.members.map(\.text) == ["var b: Int { 1 }", "var c: Int { b }"])
        #expect(type.conformances.map(\.name) == ["Named"])
    }

    @Test(
        "code that unwraps what is no optional any more",
        arguments: [
            ("func a() -> Int { tags?.count ?? 0 }", true), ("var a: Tag? { self.tags?[0] }", true),
            ("func a() { if let tags { _ = tags } }", true),
            ("func a() { guard let all = tags else { return } }", true),
            ("func a() -> Int { (tags ?? []).count }", false),
            ("func a() { if let first = tags.first { _ = first } }", false),
            ("func a() -> Int? { hashtags?.count }", false),
        ]
    )
    func optionalRelationships(_ member: String, _ isTold: Bool) {
        let found = Reading(
            "@Model class Note { var tags: [Tag]?\n\(member) }\n@Model class Tag { var note: Note? }"
        ).found
        #expect(found == (isTold ? ["2:1 warning member.optional-relationship"] : []))
    }

    @Test("codable types beside a model file, and nothing of what is external")
    func withoutModels() throws {
        let model = try model(
            """
            struct Place: Codable { var note = helped() }
            func helped() -> Int { 1 }
            struct Other {}
            @External enum Kind: Int16 { case a; var b: Int { 1 } }
            """
        )
        #expect(model.declarations.map(\.name) == ["Place", "helped()"])
        #expect(model.valueTypes[0].members.isEmpty)
    }
}
