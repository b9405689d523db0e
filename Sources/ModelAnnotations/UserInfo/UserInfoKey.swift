import ModelIR

/// The User Info keys that specify how properties appear in code. They begin with `modelgen.`.
///
/// For example: `modelgen.type`.
enum UserInfoKey: String, CaseIterable {
    /// The name of a value type.
    case type
    /// The name of the property in code.
    case name
    /// The Swift type of binary data that contains JSON.
    case codable
    /// Whether an option set appears as its ids.
    case ids
    /// Whether a Boolean attribute for each option accompanies an option set.
    case flags
    /// Whether the attribute has no property; or the ids of diagnostics that aren't reported, also for
    /// entities and relationships.
    case ignore
    /// Whether the property has no setter.
    case readonly
    /// Whether a to-many relationship is an optional collection.
    case optionalCollection
    /// `trap`, `useDefault` or `optional`.
    case onMissing
    /// The doc comment, also of entities and relationships.
    case documentation
    /// The parts of composites that an attribute stores, such as `content:date,
    /// content:span.start`; only the property, such as `content`, for the attribute that stores the
    /// case.
    case composite
    /// A default that isn't a constant: `now`, `uuid` or `empty`.
    case `default`
    /// The effect of copying: `exclude`, `rebuild uuid`, `rebuild now`, `followParent NAME keep`;
    /// for an entity, whether its objects are copied.
    case clone
    /// Initializers of an entity that take some of its properties: `named: name, rating; priced:
    /// price`.
    case initializer
    /// The attribute of an entity by whose values a server divides the rows.
    case distributedBy

    static let prefix = "modelgen."

    var key: String { Self.prefix + rawValue }

    func entry(_ text: String) -> NamedText { NamedText(key, text) }

    /// The keys that are allowed at attributes.
    static let ofAttributes = allCases.filter { key in
        ![.initializer, .distributedBy, .optionalCollection].contains(key)
    }

    /// The keys that are allowed at relationships.
    static let ofRelationships: [UserInfoKey] = [
        .clone, .documentation, .ignore, .optionalCollection,
    ]
}

/// A key in the User Info of an entity that specifies one of its properties over several
/// attributes.
///
/// For example: `modelgen.composite.content.cases`.
struct CompositeKey {
    /// The name of the property.
    let property: String
    let subject: Subject

    /// The subject of a key, as its suffix.
    enum Subject: String, CaseIterable {
        /// The stored numbers of the cases: `singleValue=0, interval=1`.
        case cases = ".cases"
        /// The doc comment.
        case documentation = ".documentation"
        /// The type, with a question mark if the value is optional: `ItemDataContent?`.
        case type = ""
    }

    static let prefix = UserInfoKey.composite.key + "."

    init(_ property: String, _ subject: Subject) {
        self.property = property
        self.subject = subject
    }

    /// Returns `nil` for any other key.
    init?(key: String) {
        guard key.hasPrefix(Self.prefix) else { return nil }
        let rest = key.dropFirst(Self.prefix.count)
        let subject = Subject.allCases.first { rest.hasSuffix($0.rawValue) } ?? .type
        self.init(String(rest.dropLast(subject.rawValue.count)), subject)
    }

    var key: String { Self.prefix + property + subject.rawValue }

    func entry(_ text: String) -> NamedText { NamedText(key, text) }
}
