/// A compiled model of entities that a test describes, as Xcode would archive it.
///
/// For example: `ModelSample([.init("Tag", attributes: [("name", 700)])]).bytes()`.
public struct ModelSample {
    private let entities: [Entity]
    private let archive = ArchiveWriter()

    /// An entity.
    public struct Entity {
        let name: String
        let parent: String?
        let attributes: [(name: String, type: Int64)]
        let relationships: [Relationship]

        /// - Parameter attributes: names and the numbers of their types. For example: 700 for text.
        public init(
            _ name: String,
            parent: String? = nil,
            attributes: [(name: String, type: Int64)] = [],
            relationships: [Relationship] = []
        ) {
            self.name = name
            self.parent = parent
            self.attributes = attributes
            self.relationships = relationships
        }
    }

    /// A relationship, to one or to any number of objects.
    public struct Relationship {
        let name: String
        let destination: String
        let inverse: String?
        let isToMany: Bool
        let isOrdered: Bool
        let deleteRule: Int64

        /// - Parameter deleteRule: 1 to nullify, 2 to cascade, 3 to deny.
        public init(
            _ name: String,
            _ destination: String,
            inverse: String? = nil,
            isToMany: Bool = false,
            isOrdered: Bool = false,
            deleteRule: Int64 = 1
        ) {
            self.name = name
            self.destination = destination
            self.inverse = inverse
            self.isToMany = isToMany
            self.isOrdered = isOrdered
            self.deleteRule = deleteRule
        }
    }

    public init(_ entities: [Entity]) { self.entities = entities }

    /// The archive.
    public func bytes() -> [UInt8] {
        let model = archive.reserve()
        let rooms = Dictionary(uniqueKeysWithValues: entities.map { ($0.name, archive.reserve()) })
        for entity in entities {
            let fields: [(String, ArchiveWriter.Value)] = [
                ("NSEntityName", archive.text(entity.name)), ("NSManagedObjectModel", model),
                ("NSClassNameForEntity", archive.text("App.\(entity.name)")),
                ("NSProperties", archive.dictionary(properties(of: entity, rooms))),
            ]
            let parent = entity.parent.flatMap { rooms[$0] }.map { [("NSSuperentity", $0)] } ?? []
            archive.add("NSEntityDescription", fields + parent, at: rooms[entity.name])
        }
        let all = archive.dictionary(
            entities.compactMap { entity in
                rooms[entity.name].map { (entity.name, $0) }
            }
        )
        archive.add("NSManagedObjectModel", [("NSEntities", all)], at: model)
        return archive.bytes(root: model)
    }

    private func properties(of entity: Entity, _ rooms: [String: ArchiveWriter.Value])
        -> [(String, ArchiveWriter.Value)]
    {
        let attributes = entity.attributes.map { attribute in
            var fields: [(String, ArchiveWriter.Value)] = [
                ("NSPropertyName", archive.text(attribute.name)),
                ("NSAttributeType", .integer(attribute.type)), ("NSIsOptional", .boolean(true)),
            ]
            // Binary data may be in files.
            if attribute.type == 1000 { fields.append(("NSFlagsKey", .integer(4))) }
            return (attribute.name, archive.add("NSAttributeDescription", fields))
        }
        let relationships = entity.relationships.map { relationship in
            var fields: [(String, ArchiveWriter.Value)] = [
                ("NSPropertyName", archive.text(relationship.name)),
                ("NSDestinationEntity", rooms[relationship.destination] ?? ArchiveWriter.null),
                ("_NSDestinationEntityName", archive.text(relationship.destination)),
                ("NSMaxCount", .integer(relationship.isToMany ? 0 : 1)),
                ("NSIsOptional", .boolean(true)),
                ("NSIsOrdered", .boolean(relationship.isOrdered)),
                ("NSDeleteRule", .integer(relationship.deleteRule)),
            ]
            if let inverse = relationship.inverse {
                fields.append(("_NSInverseRelationshipName", archive.text(inverse)))
            }
            return (relationship.name, archive.add("NSRelationshipDescription", fields))
        }
        return attributes + relationships
    }
}
