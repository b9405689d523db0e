import ModelIR

/// What User Info can say about the code: the keys that begin with `modelgen.`.
///
/// For example: `modelgen.type`.
enum UserInfoKey: String, CaseIterable {
    /// The name of a value type.
    case type
    /// The property's name in the code.
    case name
    /// The Swift type of what binary data holds as JSON.
    case codable
    /// Whether an option set shows as its ids.
    case ids
    /// Whether there is no property; or the ids of diagnostics that aren't reported, of entities and relationships,
    /// too.
    case ignore
    /// Whether there is no setter.
    case readonly
    /// `trap`, `useDefault` or `optional`.
    case onMissing
    /// The doc comment, of entities and relationships, too.
    case documentation
    /// The parts of composites that an attribute holds, as in `content:date, content:span.start`; the
    /// property alone, as in `content`, for the attribute that says which case it is.
    case composite
    /// A default that is no constant: `now`, `uuid` or `empty`.
    case `default`
    /// What a copy does: `exclude`, `rebuild uuid`, `rebuild now`, `followParent NAME keep`; of an
    /// entity, whether there are copies.
    case clone
    /// Of an entity, initialisers that take some properties: `named: name, rating; priced: price`.
    case initializer

    static let prefix = "modelgen."

    var key: String { Self.prefix + rawValue }

    func entry(_ text: String) -> NamedText { NamedText(key, text) }

    /// What may stand at attributes.
    static let ofAttributes = allCases.filter { $0 != .initializer }

    /// What may stand at relationships.
    static let ofRelationships: [UserInfoKey] = [.clone, .documentation, .ignore]
}

/// What the User Info of an entity says about one of its properties over several attributes.
///
/// For example: `modelgen.composite.content.cases`.
struct CompositeKey {
    /// The name of the property.
    let property: String
    let subject: Subject

    /// What the key ends with.
    enum Subject: String, CaseIterable {
        /// The stored numbers of the cases: `singleValue=0, interval=1`.
        case cases = ".cases"
        /// The doc comment.
        case documentation = ".documentation"
        /// The type, with a question mark where there may be no value: `ItemDataContent?`.
        case type = ""
    }

    static let prefix = UserInfoKey.composite.key + "."

    init(_ property: String, _ subject: Subject) {
        self.property = property
        self.subject = subject
    }

    /// Nil for a key that is about something else.
    init?(key: String) {
        guard key.hasPrefix(Self.prefix) else { return nil }
        let rest = key.dropFirst(Self.prefix.count)
        let subject = Subject.allCases.first { rest.hasSuffix($0.rawValue) } ?? .type
        self.init(String(rest.dropLast(subject.rawValue.count)), subject)
    }

    var key: String { Self.prefix + property + subject.rawValue }

    func entry(_ text: String) -> NamedText { NamedText(key, text) }
}
