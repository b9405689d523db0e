/// A compiled model of notes with authors, as Xcode would archive it.
public struct CompiledSample {
    private let archive = ArchiveWriter()
    /// The attributes of `Note` that a test adds: name, class, fields.
    public var attributes: [(String, (ArchiveWriter) -> [(String, ArchiveWriter.Value)])] = []
    public var indexes: [(name: String, property: String)] = []
    var attributeClass = "NSAttributeDescription"

    public init() {}

    /// The archive.
    public func bytes() -> [UInt8] {
        let model = archive.reserve()
        let note = archive.reserve()
        let author = archive.reserve()
        let text = archive.reserve()
        let notes = archive.reserve()
        let writer = archive.reserve()
        archive.add(
            "NSRelationshipDescription",
            relationship("notes", to: note, "Note", inverse: "author", writer, maximum: 0)
                + [("NSIsOrdered", .boolean(true)), ("NSDeleteRule", .integer(2))],
            at: notes
        )
        archive.add(
            "NSRelationshipDescription",
            relationship("author", to: author, "Author", inverse: "notes", notes, maximum: 1)
                + [("NSIsOptional", .boolean(true)), ("NSDeleteRule", .integer(1))],
            at: writer
        )
        let own = attributes.map { name, fields in
            (
                name,
                archive.add(
                    attributeClass,
                    [("NSPropertyName", archive.text(name))] + fields(archive)
                )
            )
        }
        archive.add(
            "NSEntityDescription",
            entity("Note", of: model, own + [("author", writer)])
                + [
                    ("NSClassNameForEntity", archive.text("App.Note")),
                    ("NSFetchIndexDescriptions", declaredIndexes()),
                ],
            at: note
        )
        archive.add(
            "NSEntityDescription",
            entity("Author", of: model, [("notes", notes)]),
            at: author
        )
        archive.add(
            "NSEntityDescription",
            entity("TextNote", of: model, own + [("author", writer)])
                + [("NSSuperentity", note), ("NSRenamingIdentifier", archive.text("OldNote"))],
            at: text
        )
        let entities = archive.dictionary([("TextNote", text), ("Note", note), ("Author", author)])
        archive.add("NSManagedObjectModel", [("NSEntities", entities)], at: model)
        return archive.bytes(root: model)
    }

    private func entity(
        _ name: String,
        of model: ArchiveWriter.Value,
        _ properties: [(String, ArchiveWriter.Value)]
    ) -> [(String, ArchiveWriter.Value)] {
        [
            ("NSEntityName", archive.text(name)), ("NSManagedObjectModel", model),
            ("NSProperties", archive.dictionary(properties)),
        ]
    }

    private func relationship(
        _ name: String,
        to entity: ArchiveWriter.Value,
        _ destination: String,
        inverse: String,
        _ other: ArchiveWriter.Value,
        maximum: Int64
    ) -> [(String, ArchiveWriter.Value)] {
        [
            ("NSPropertyName", archive.text(name)), ("NSDestinationEntity", entity),
            ("_NSDestinationEntityName", archive.text(destination)),
            ("_NSInverseRelationshipName", archive.text(inverse)),
            ("NSInverseRelationship", other), ("NSMaxCount", .integer(maximum)),
        ]
    }

    private func declaredIndexes() -> ArchiveWriter.Value {
        archive.array(
            indexes.map { name, property in
                let element = archive.add(
                    "NSFetchIndexElementDescription",
                    [("NSPropertyName", archive.text(property)), ("NSAscending", .boolean(true))]
                )
                return archive.add(
                    "NSFetchIndexDescription",
                    [
                        ("NSIndexName", archive.text(name)),
                        ("NSIndexElements", archive.array([element])),
                    ]
                )
            }
        )
    }
}
