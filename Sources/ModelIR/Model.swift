/// A data model, independent of its form of declaration.
///
/// It contains no Swift and no SQL. Elements are in the order of declaration.
package struct Model: Hashable, Sendable, Codable {
    /// For example: `HealthNotes`.
    package var name: String
    /// The version that was read, if the input has versions. For example: `HealthNotes 2`.
    package var version: String?
    /// The files that were read, as the user named them.
    package internal(set) var sources: [OriginFile]
    package var entities: [Entity] = []
    package var fetchRequests: [FetchRequest] = []
    package var configurations: [Configuration] = []
    package var composites: [Composite] = []
    /// Value types that attributes may have in addition to the stored types.
    package var valueTypes: [ValueType] = []
    /// Other declarations that the model needs, as written. For example: a type that is stored as
    /// JSON.
    package var declarations: [SourceFragment] = []
    /// The forms of codable types that Swift files without model classes declare, for the attributes of
    /// other inputs; `nil` for other inputs. For example: `5f3a90c1` for `Price`.
    package var codableForms: [String: String]?
    /// The imports of the files that contain `declarations` and members of value types, sorted.
    package var imports: [String] = []
    /// The access levels of imports that Swift files state, by module; `nil` if they state none. For example:
    /// `public` for `SwiftData`.
    package var importAccess: [String: String]?
    /// The types around types that were declared inside of others, outermost first; `nil` if the code
    /// leaves out such types. For example: `SchemaV2` around `Note`.
    package var enclosingTypes: [String: [String]]?
    /// Diagnostics that the user doesn't want to see; `nil` if there are none, as in most models.
    package var suppressions: [Suppression]?
    /// Whether the author enabled the checks for CloudKit in the model.
    package var usedWithCloudKit = false
    package var usedWithSwiftData = false
    /// The tables that the entities have in a database of another program, if they were read from one.
    package var existing: ExistingTables?
    /// The positions of the entities in Xcode's graph editor.
    package var layout: [LayoutElement] = []
    package var userInfo: [NamedText] = []
    /// Properties of the file that don't affect the model. For example: `systemVersion`.
    package var kept: [NamedText] = []
    package var origin: Origin

    package init(name: String, version: String? = nil, sources: [OriginFile], origin: Origin) {
        self.name = name
        self.version = version
        self.sources = sources
        self.origin = origin
    }
}

extension Model {
    /// Whether a store for CloudKit may hold objects of an entity: Xcode has a mark for the model, and one for
    /// each named configuration.
    package func isForCloudKit(_ entity: Entity) -> Bool {
        usedWithCloudKit
            || configurations.contains { $0.isForCloudKit && $0.entities.contains(entity.name) }
    }
}

/// A named subset of the entities, which a store may hold separately.
package struct Configuration: Hashable, Sendable, Codable {
    package var name: String
    package var entities: [String]
    package var userInfo: [NamedText] = []
    package var kept: [NamedText]
    package var origin: Origin

    package init(name: String, entities: [String], kept: [NamedText] = [], origin: Origin) {
        self.name = name
        self.entities = entities
        self.kept = kept
        self.origin = origin
    }

    /// Whether the author enabled the checks for CloudKit.
    package var isForCloudKit: Bool { kept.contains(NamedText("usedWithCloudKit", "YES")) }
}

/// A group of attributes that is itself an attribute. It may contain other composites.
package struct Composite: Hashable, Sendable, Codable {
    package var name: String
    package var attributes: [Attribute]
    package var userInfo: [NamedText] = []
    package var kept: [NamedText] = []
    package var origin: Origin

    package init(name: String, attributes: [Attribute], origin: Origin) {
        self.name = name
        self.attributes = attributes
        self.origin = origin
    }
}

/// The position of an entity in Xcode's graph editor. Numbers are kept as written.
package struct LayoutElement: Hashable, Sendable, Codable {
    package var name: String
    /// For example: `positionX`, `positionY`, `width`, `height`.
    package var properties: [NamedText]

    package init(name: String, properties: [NamedText]) {
        self.name = name
        self.properties = properties
    }
}
