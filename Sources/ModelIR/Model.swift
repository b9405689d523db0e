/// A data model, however it was declared.
///
/// It holds no Swift and no SQL. Order is the order of declaration.
package struct Model: Hashable, Sendable, Codable {
    /// For example: `HealthNotes`.
    package var name: String
    /// The version that was read, where the input has versions. For example: `HealthNotes 2`.
    package var version: String?
    /// The files that were read, as the user named them.
    package var sources: [String]
    package var entities: [Entity] = []
    package var fetchRequests: [FetchRequest] = []
    package var configurations: [Configuration] = []
    package var composites: [Composite] = []
    /// Types of values that attributes may have besides those of the store.
    package var valueTypes: [ValueType] = []
    /// What else the declarations need, as it is written. For example: a type that is kept as JSON.
    package var declarations: [SourceFragment] = []
    /// What the files of `declarations` and of members of value types import, sorted.
    package var imports: [String] = []
    /// Diagnostics that the user doesn't want to see; `nil` if there are none, as in most models.
    package var suppressions: [Suppression]?
    /// The author's own switches: turn on the checks for CloudKit and SwiftData.
    package var usedWithCloudKit = false
    package var usedWithSwiftData = false
    /// Where Xcode's editor draws the entities.
    package var layout: [LayoutElement] = []
    package var userInfo: [NamedText] = []
    /// Properties of the file that say nothing about the model. For example: `systemVersion`.
    package var kept: [NamedText] = []
    package var origin: Origin

    package init(name: String, version: String? = nil, sources: [String], origin: Origin) {
        self.name = name
        self.version = version
        self.sources = sources
        self.origin = origin
    }
}

/// A named subset of the entities, which a store may hold alone.
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
}

/// A group of attributes that is an attribute itself. It may hold other composites.
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

/// The place of an entity in Xcode's graph editor. Numbers are kept as written.
package struct LayoutElement: Hashable, Sendable, Codable {
    package var name: String
    /// For example: `positionX`, `positionY`, `width`, `height`.
    package var properties: [NamedText]

    package init(name: String, properties: [NamedText]) {
        self.name = name
        self.properties = properties
    }
}
