/// The entities of a container: those that are named, and those that relationships lead to.
///
/// For example: `Schema([Person.self]).entityNames`. A description that doesn't fit the others is an
/// error of the container that opens the schema.
public struct Schema: Sendable {
    /// The version of the model. For example: `1.0.0`, unless another one is given.
    public let version: Version
    /// The text that a file remembers; `nil` if the program gave no version.
    let versionName: String?
    private let content: Content

    private enum Content: Sendable {
        case classes(ResolvedSchema)
        /// Of a schema that was decoded.
        case description([Entity])
        case mistake(StoreError)
    }

    /// The entities, as they were found. For example: `schema.entities.map(\.name)`.
    public var entities: [Entity] {
        switch content {
        case .classes(let resolved): resolved.entities.compactMap { Entity($0, in: resolved) }
        case .description(let entities): entities
        case .mistake: []
        }
    }

    /// The names of all entities, as they were found. For example: `["Person", "Photo"]`.
    public var entityNames: [String] {
        if case .classes(let resolved) = content { return resolved.entities.map(\.name) }
        return entities.map(\.name)
    }

    /// The entities by their names. For example: `schema.entitiesByName["Person"]`.
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Finds the entities that can be reached from some classes, parents and children included.
    ///
    /// For example: `Schema([Person.self])`.
    public init(_ models: [any PersistentModel.Type]) { self.init(models, named: nil) }

    /// Finds the entities that can be reached from some classes, parents and children included.
    ///
    /// For example: `Schema(Person.self, Tag.self)`.
    public init(_ models: any PersistentModel.Type...) { self.init(models, named: nil) }

    /// Finds the entities of one version of a model. A file remembers the version.
    ///
    /// For example: `Schema([Person.self], version: Schema.Version(2, 0, 0))`.
    public init(_ models: [any PersistentModel.Type], version: Version) {
        self.init(models, named: version)
    }

    /// Finds the entities of one version of a model.
    ///
    /// A file remembers the version, so that older code can name it. For example:
    /// `Schema(versionedSchema: NotesV2.self)`.
    public init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, named: versionedSchema.versionIdentifier)
    }

    private init(_ models: [any PersistentModel.Type], named version: Version?) {
        self.version = version ?? Version(1, 0, 0)
        versionName = version?.description
        do {
            content = .classes(try ResolvedSchema(models.map { $0 }))
        } catch {
            content = .mistake(error as? StoreError ?? .invalidModel("\(error)"))
        }
    }

    /// A schema that only describes its entities. For example: one that was decoded.
    init(describing entities: [Entity], version: Version) {
        self.version = version
        versionName = version.description
        content = .description(entities)
    }

    /// - Throws: `StoreError.invalidModel` for a description that doesn't fit the others.
    func resolved() throws(StoreError) -> ResolvedSchema {
        switch content {
        case .classes(let resolved): return resolved
        case .description: throw .invalidModel("the schema was decoded: it has no classes to open")
        case .mistake(let error): throw error
        }
    }

    /// The name of a class's entity.
    ///
    /// For example: `Schema.entityName(for: Person.self)` is `"Person"`.
    public static func entityName(for type: any PersistentModel.Type) -> String { type.entity.name }

    /// The entity of a class.
    ///
    /// For example: `schema.entity(for: Person.self)?.attributesByName["name"]`.
    public func entity(for model: any PersistentModel.Type) -> Entity? {
        guard case .classes(let resolved) = content else { return nil }
        return resolved.info(of: model).flatMap { Entity($0, in: resolved) }
    }
}

extension Schema: Hashable {
    /// Whether both have the same version and the same entities. For example: `Schema([Tag.self]) ==
    /// Schema([Tag.self])`.
    public static func == (left: Schema, right: Schema) -> Bool {
        left.version == right.version && left.entities == right.entities
    }

    /// The version and the entities. For example: `Set([schema])`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(entityNames)
    }
}

extension Schema: CustomDebugStringConvertible {
    /// The version and the names. For example: `Schema 1.0.0: Person, Photo`.
    public var debugDescription: String {
        "Schema \(version): " + entityNames.joined(separator: ", ")
    }
}
