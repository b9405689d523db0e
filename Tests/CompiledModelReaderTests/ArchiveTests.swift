import CompiledModelReader
import Diagnostics
import ModelIR
import ModelSamples
import Testing

@Suite("Archives of models") struct ArchiveTests {
    private func read(_ sample: CompiledSample) throws -> (model: Model, found: [Diagnostic]) {
        var sink = DiagnosticSink()
        let model = CompiledModelReader.read(
            sample.bytes(),
            name: "Notes",
            file: "Notes.mom",
            diagnostics: &sink
        )
        return (try #require(model), sink.sorted)
    }

    private func attribute(
        _ type: Int64,
        _ fields: @escaping (ArchiveWriter) -> [(String, ArchiveWriter.Value)] = { _ in [] }
    ) throws -> (attribute: Attribute, found: [Diagnostic]) {
        var sample = CompiledSample()
        sample.attributes = [("value", { [("NSAttributeType", .integer(type))] + fields($0) })]
        let (model, found) = try read(sample)
        let note = try #require(model.entities.first { $0.name == "Note" })
        return (try #require(note.attributes.first), found)
    }

    @Test("entities, classes, inheritance and relationships") func entities() throws {
        var sample = CompiledSample()
        sample.attributes = [("title", { _ in [("NSAttributeType", .integer(700))] })]
        let (model, found) = try read(sample)
        #expect(found.isEmpty)
        #expect(model.entities.map(\.name) == ["Author", "Note", "TextNote"])
        let (author, note, text) = (model.entities[0], model.entities[1], model.entities[2])
        #expect(note.classReference == .inModule("App", "Note"))
        #expect(note.attributes.map(\.name) == ["title"])
        // Core Data repeats what is inherited.
        #expect(text.parent == "Note")
        #expect(text.attributes.isEmpty && text.relationships.isEmpty)
        #expect(text.renamingIdentifier == "OldNote")
        let notes = try #require(author.relationships.first)
        #expect(notes.cardinality == .orderedToMany)
        #expect(notes.deleteRule == .cascade)
        #expect(!notes.isOptional)
        #expect(notes.inverse == .init(entity: "Note", relationship: "author"))
        let writer = try #require(note.relationships.first)
        #expect(writer.cardinality == .toOne)
        #expect(writer.destination == "Author")
        #expect(writer.isOptional)
    }

    @Test(
        "types",
        arguments: [
            (0, .undefined), (100, .integer16), (200, .integer32), (300, .integer64),
            (400, .decimal),
            (500, .double), (600, .float), (700, .string), (800, .boolean), (900, .date),
            (1000, .binary), (1100, .uuid), (1200, .uri), (1800, .transformable), (2000, .objectID),
        ] as [(Int64, AttributeType)]
    )
    func types(number: Int64, type: AttributeType) throws {
        #expect(try attribute(number).attribute.type == type)
    }

    @Test("an unknown type is reported") func unknownType() throws {
        let (attribute, found) = try attribute(4711)
        #expect(attribute.type == .undefined)
        #expect(found.map(\.id) == ["compiled.left-out"])
        #expect(found.first?.message.contains("Note.value") == true)
    }

    @Test("flags, and names in earlier versions") func flags() throws {
        let attribute = try attribute(1000) { archive in
            [
                ("NSIsOptional", .boolean(true)), ("NSIsTransient", .boolean(true)),
                ("NSFlagsKey", .integer(0x14)), ("NSAllowsCloudEncryption", .boolean(true)),
                ("NSIndexedBySpotlight", .boolean(true)),
                ("NSRenamingIdentifier", archive.text("older")),
                ("NSVersionHashModifier", archive.text("2")),
                (
                    "NSUserInfo",
                    archive.dictionary([("b", archive.text("2")), ("a", archive.text("1"))])
                ),
            ]
        }.attribute
        #expect(attribute.isOptional && attribute.isTransient)
        #expect(attribute.storage.allowsExternalStorage)
        #expect(attribute.storage.isPreservedAfterDeletion)
        #expect(attribute.storage.allowsCloudEncryption)
        #expect(attribute.storage.isIndexedBySpotlight)
        #expect(attribute.renamingIdentifier == "older")
        #expect(attribute.versionHashModifier == "2")
        #expect(attribute.userInfo == [NamedText("a", "1"), NamedText("b", "2")])
    }

    @Test("a renaming identifier that equals the name is ignored") func sameName() throws {
        let attribute = try attribute(700) { [("NSRenamingIdentifier", $0.text("value"))] }
            .attribute
        #expect(attribute.renamingIdentifier == nil)
    }
}

@Suite("Defaults and conditions in archives") struct ArchivedValueTests {
    private func attribute(
        _ type: Int64,
        _ fields: @escaping (ArchiveWriter) -> [(String, ArchiveWriter.Value)]
    ) throws -> Attribute {
        var sample = CompiledSample()
        sample.attributes = [("value", { [("NSAttributeType", .integer(type))] + fields($0) })]
        var sink = DiagnosticSink()
        let model = CompiledModelReader.read(
            sample.bytes(),
            name: "Notes",
            file: "Notes.mom",
            diagnostics: &sink
        )
        #expect(sink.sorted.isEmpty)
        let note = try #require(model?.entities.first { $0.name == "Note" })
        return try #require(note.attributes.first)
    }

    private func literal(
        _ type: Int64,
        _ value: @escaping (ArchiveWriter) -> ArchiveWriter.Value
    ) throws -> DefaultValue? {
        try attribute(type) { [("NSDefaultValue", value($0))] }.defaultValue
    }

    @Test func defaults() throws {
        #expect(try literal(800) { _ in .boolean(true) } == .literal(.boolean(true)))
        #expect(try literal(100) { _ in .integer(-7) } == .literal(.integer(-7)))
        #expect(try literal(500) { _ in .real(2.5) } == .literal(.real(2.5)))
        #expect(try literal(700) { $0.text("Übung") } == .literal(.string("Übung")))
        #expect(
            try literal(900) { $0.add("NSDate", [("NS.time", .real(60))]) } == .literal(.date(60))
        )
        #expect(try literal(700) { _ in ArchiveWriter.null } == nil)
    }

    @Test(
        "decimals keep their digits",
        arguments: [
            ([0xE2, 0x04], -2, false, "12.50"), ([0x05, 0x00], -3, true, "-0.005"),
            ([0x07, 0x00], 2, false, "700"), ([0x00, 0x00, 0x01, 0x00], 0, false, "65536"),
            ([0x00, 0x00], -1, false, "0"),
        ] as [([UInt8], Int64, Bool, String)]
    )
    func decimals(mantissa: [UInt8], exponent: Int64, isNegative: Bool, text: String) throws {
        let value = try literal(400) { archive in
            archive.add(
                "NSDecimalNumber",
                [
                    ("NS.mantissa", .data(mantissa)), ("NS.exponent", .integer(exponent)),
                    ("NS.negative", .boolean(isNegative)), ("NS.mantissa.bo", .integer(1)),
                ]
            )
        }
        #expect(value == .literal(.decimal(text)))
    }

    @Test func conditions() throws {
        let number = try attribute(300) { archive in
            let predicates = [
                archive.condition("SELF", 3, .integer(3)),
                archive.condition("SELF", 1, .integer(9)),
            ]
            return [("NSValidationPredicates", archive.array(predicates))]
        }
        #expect(number.validation.minimum == "3")
        #expect(number.validation.maximum == "9")
        let text = try attribute(700) { archive in
            let predicates = [
                archive.condition("length", 3, .integer(1)),
                archive.condition("SELF", 6, archive.text("[a-z]+")),
            ]
            return [("NSValidationPredicates", archive.array(predicates))]
        }
        #expect(text.validation.minimum == "1")
        #expect(text.validation.pattern == "[a-z]+")
    }

    @Test("an index that Core Data adds for a property is the property's own") func indexes() throws
    {
        var sample = CompiledSample()
        sample.attributes = [
            ("title", { _ in [("NSAttributeType", .integer(700))] }),
            ("size", { _ in [("NSAttributeType", .integer(300))] }),
        ]
        sample.indexes = [("title", "title"), ("byTitle", "title"), ("size", "size")]
        var sink = DiagnosticSink()
        let model = CompiledModelReader.read(
            sample.bytes(),
            name: "Notes",
            file: "Notes.mom",
            diagnostics: &sink
        )
        let note = try #require(model?.entities.first { $0.name == "Note" })
        #expect(note.indexes.map(\.name) == ["byTitle"])
        #expect(note.attributes.filter(\.storage.isIndexed).map(\.name) == ["size"])
    }
}
