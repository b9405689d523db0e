import Diagnostics
import LoweringSupport
import ModelIR
import Testing

@testable import CloudKitSchemaWriter

/// The record types and fields of small models.
struct CloudKitSchemaWriterTests {
    private func schema(_ model: Model) -> (text: String, found: [Diagnostic]) {
        var sink = DiagnosticSink()
        let text = CloudKitSchemaWriter.text(of: model, diagnostics: &sink)
        return (text, sink.sorted)
    }

    /// The fields of a record type other than CloudKit's and Core Data's own, without blanks for
    /// alignment.
    private func fields(_ model: Model, of type: String) -> [String] {
        let lines = schema(model).text.split(separator: "\n")
        guard let start = lines.firstIndex(of: "    RECORD TYPE \(type) (") else { return [] }
        return lines[(start + 1)...].prefix { $0 != "    );" }
            .map { $0.split(separator: " ").joined(separator: " ").replacing(",", with: "") }
            .filter { field in
                let own = ["\"___", "GRANT", "CD_entityName ", "CD_moveReceipt"]
                return !own.contains { field.hasPrefix($0) }
            }
    }

    private func fields(
        _ type: AttributeType,
        _ change: (inout Attribute) -> Void = { _ in }
    ) -> [String] {
        let attribute = SmallModel.attribute("a", type, change)
        return fields(SmallModel.model([SmallModel.entity("E", [attribute])]), of: "CD_E")
    }

    @Test func theTextIsThatOfAnExport() {
        let photo = SmallModel.entity("Photo", [SmallModel.attribute("size", .double)])
        let text = """
            DEFINE SCHEMA

                RECORD TYPE CD_Photo (
                    CD_entityName          STRING QUERYABLE SEARCHABLE SORTABLE,
                    CD_moveReceipt         BYTES,
                    CD_moveReceipt_ckAsset ASSET,
                    CD_size                DOUBLE QUERYABLE SORTABLE,
                    "___createTime"        TIMESTAMP,
                    "___createdBy"         REFERENCE,
                    "___etag"              STRING,
                    "___modTime"           TIMESTAMP,
                    "___modifiedBy"        REFERENCE,
                    "___recordID"          REFERENCE,
                    GRANT WRITE TO "_creator",
                    GRANT CREATE TO "_icloud",
                    GRANT READ TO "_world"
                );

            """
        #expect(schema(SmallModel.model([photo])).text == text)
    }

    @Test func attributesAreFields() {
        for type in [.boolean, .integer16, .integer32, .integer64, .int] as [AttributeType] {
            #expect(fields(type) == ["CD_a INT64 QUERYABLE SORTABLE"])
        }
        for type in [.float, .double, .decimal] as [AttributeType] {
            #expect(fields(type) == ["CD_a DOUBLE QUERYABLE SORTABLE"])
        }
        #expect(fields(.date) == ["CD_a TIMESTAMP QUERYABLE SORTABLE"])
        #expect(fields(.uuid) == ["CD_a STRING QUERYABLE SEARCHABLE SORTABLE"])
        #expect(fields(.undefined).isEmpty && fields(.objectID).isEmpty)
        #expect(fields(.string) { $0.isTransient = true }.isEmpty)
    }

    @Test func valuesOfAnyLengthMayBeFiles() {
        for type in [.string, .uri] as [AttributeType] {
            let all = ["CD_a STRING QUERYABLE SEARCHABLE SORTABLE", "CD_a_ckAsset ASSET"]
            #expect(fields(type) == all)
        }
        for type in [.binary, .transformable, .codable, .composite("C")] as [AttributeType] {
            #expect(fields(type) == ["CD_a BYTES", "CD_a_ckAsset ASSET"])
        }
    }

    @Test func encryptedFieldsHaveNoIndex() {
        let number = fields(.integer16) { $0.storage.allowsCloudEncryption = true }
        #expect(number == ["CD_a ENCRYPTED INT64"])
        let text = fields(.string) { $0.storage.allowsCloudEncryption = true }
        #expect(text == ["CD_a ENCRYPTED STRING", "CD_a_ckAsset ASSET"])
    }

    @Test func theRootNamesTheRecordTypeOfAHierarchy() {
        let model = SmallModel.model([
            SmallModel.entity("Post", [SmallModel.attribute("views", .int)]),
            SmallModel.entity("Photo", parent: "Post", [SmallModel.attribute("width", .double)]),
            SmallModel.entity("Video", parent: "Post", [SmallModel.attribute("width", .double)]),
        ])
        let (text, found) = schema(model)
        #expect(text.split(separator: "\n").count { $0.contains("RECORD TYPE") } == 1)
        let fields = fields(model, of: "CD_Post")
        #expect(
            fields == ["CD_views INT64 QUERYABLE SORTABLE", "CD_width DOUBLE QUERYABLE SORTABLE"]
        )
        #expect(found.isEmpty)
    }

    @Test func siblingsCannotShareAFieldWithOtherValues() {
        let found = schema(
            SmallModel.model([
                SmallModel.entity("Post"),
                SmallModel.entity("Photo", parent: "Post", [SmallModel.attribute("size", .double)]),
                SmallModel.entity("Video", parent: "Post", [SmallModel.attribute("size", .uuid)]),
            ])
        ).found
        #expect(found.map(\.id) == ["cloudkit.same-field"])
        #expect(
            found.first?.message.hasPrefix("'Video.size' would have the field 'CD_size'") == true
        )
        #expect(found.first?.notes.count == 1)
    }

    @Test(arguments: ["entityName", "moveReceipt"])
    func theFieldsOfCoreDataAreTaken(_ name: String) {
        let entity = SmallModel.entity("E", [SmallModel.attribute(name, .uuid)])
        #expect(schema(SmallModel.model([entity])).found.map(\.id) == ["cloudkit.same-field"])
    }

    @Test func theFieldOfAFileIsTaken() {
        let attributes = [SmallModel.attribute("a"), SmallModel.attribute("a_ckAsset", .uuid)]
        let found = schema(SmallModel.model([SmallModel.entity("E", attributes)])).found
        #expect(found.map(\.id) == ["cloudkit.same-field"])
    }

    @Test func toOneRelationshipsHoldTheNameOfARecord() {
        let model = SmallModel.model([
            SmallModel.entity(
                "Album",
                [],
                [
                    SmallModel.links("photos", to: "Photo", inverse: "album"),
                    SmallModel.link("cover", to: "Photo", inverse: "covered"),
                ]
            ),
            SmallModel.entity(
                "Photo",
                [],
                [
                    SmallModel.link("album", to: "Album", inverse: "photos"),
                    SmallModel.link("covered", to: "Album", inverse: "cover"),
                ]
            ),
        ])
        let name = "STRING QUERYABLE SEARCHABLE SORTABLE"
        #expect(fields(model, of: "CD_Album") == ["CD_cover \(name)"])
        #expect(fields(model, of: "CD_Photo") == ["CD_album \(name)", "CD_covered \(name)"])
        #expect(fields(model, of: "CDMR").isEmpty)
    }

    @Test func pairsOfManyToManyRelationshipsAreRecords() {
        let model = SmallModel.model([
            SmallModel.entity("Note", [], [SmallModel.links("tags", to: "Tag", inverse: "notes")]),
            SmallModel.entity("Tag", [], [SmallModel.links("notes", to: "Note", inverse: "tags")]),
        ])
        let names = ["CD_entityNames", "CD_recordNames", "CD_relationships"]
        #expect(
            fields(model, of: "CDMR") == names.map { "\($0) STRING QUERYABLE SEARCHABLE SORTABLE" }
        )
        #expect(fields(model, of: "CD_Note").isEmpty && fields(model, of: "CD_Tag").isEmpty)
    }

    @Test func onlyMarkedEntitiesAreMirrored() {
        var model = SmallModel.model([SmallModel.entity("Local"), SmallModel.entity("Note")])
        let mark = [NamedText("usedWithCloudKit", "YES")]
        model.configurations = [
            Configuration(name: "Cloud", entities: ["Note"], kept: mark, origin: SmallModel.origin)
        ]
        let text = schema(model).text
        #expect(text.contains("RECORD TYPE CD_Note (") && !text.contains("CD_Local"))
    }

    @Test func aMarkedEntityHasWhatItInherits() {
        var model = SmallModel.model([
            SmallModel.entity("Post", [SmallModel.attribute("views", .int)]),
            SmallModel.entity("Photo", parent: "Post", [SmallModel.attribute("width", .double)]),
            SmallModel.entity("Video", parent: "Post", [SmallModel.attribute("length", .double)]),
        ])
        let mark = [NamedText("usedWithCloudKit", "YES")]
        model.configurations = [
            Configuration(name: "Cloud", entities: ["Photo"], kept: mark, origin: SmallModel.origin)
        ]
        let names = fields(model, of: "CD_Post").map { $0.prefix { $0 != " " } }
        #expect(names == ["CD_views", "CD_width"])
    }

    @Test func namesAreASCII() {
        let entity = SmallModel.entity("Caf\u{e9}", [SmallModel.attribute("gr\u{f6}\u{df}e", .int)])
        let found = schema(SmallModel.model([entity])).found
        #expect(found.map(\.id) == ["cloudkit.unusable-name", "cloudkit.unusable-name"])
    }

    @Test func aDerivedAttributeIsWrittenWithoutItsDerivation() {
        let attribute = SmallModel.attribute("a", .int) {
            $0.derivation = .init(expression: "notes.@count")
        }
        let model = SmallModel.model([SmallModel.entity("E", [attribute])])
        #expect(schema(model).found.map(\.id) == ["attribute.left-out"])
        #expect(fields(model, of: "CD_E") == ["CD_a INT64 QUERYABLE SORTABLE"])
    }

    @Test func whatOnlyAppliesInTheAppIsOneNote() {
        let attribute = SmallModel.attribute("a", .int) { attribute in
            attribute.defaultValue = .literal(.integer(0))
            attribute.validation.minimum = "0"
        }
        let index = Index(
            name: "i",
            elements: [Index.Element(property: "a")],
            origin: attribute.origin
        )
        let entity = SmallModel.entity("E", [attribute]) { $0.indexes = [index] }
        let found = schema(SmallModel.model([entity])).found
        #expect(found.map(\.id) == ["model.not-in-cloudkit"])
        #expect(
            found.first?.message.hasPrefix("defaults, rules and indexes of the model are") == true
        )
    }

    @Test func aValueTypeInSwiftHasANote() {
        let origin = Origin(file: "Models.swift", position: .init(line: 3, column: 9))
        var attribute = Attribute(name: "moodRaw", type: .integer16, origin: origin)
        attribute.changeCode { $0.valueType = "Mood" }
        let entity = SmallModel.entity("E", [attribute]) { entity in
            entity.compositeProperties = [
                CompositeProperty(name: "place", type: "Place", isOptional: true, origin: origin)
            ]
        }
        let found = schema(SmallModel.model([entity])).found
        #expect(found.map(\.id) == ["cloudkit.value-type", "cloudkit.value-type"])
    }
}
