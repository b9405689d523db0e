import ModelIR

/// What User Info can say about the code: the keys that begin with `modelgen.`.
///
/// For example: `modelgen.type`.
enum UserInfoKey: String, CaseIterable {
    /// The name of a value type.
    case type
    /// The property's name in the code.
    case name
    /// Whether an option set shows as its ids.
    case ids
    /// Whether there is no property.
    case ignore
    /// Whether there is no setter.
    case readonly
    /// `trap` or `useDefault`.
    case onMissing
    /// The doc comment, of entities and relationships, too.
    case documentation
    /// The parts of composites that an attribute holds, as in `content:date, content:span.start`; the
    /// property alone, as in `content`, for the attribute that says which case it is.
    case composite
    /// A default that is no constant: `now`, `uuid` or `empty`.
    case `default`
    /// What a copy does: `exclude`, `rebuild uuid`, `rebuild now`, `followParent NAME keep`.
    case clone

    static let prefix = "modelgen."

    var key: String { Self.prefix + rawValue }

    func entry(_ text: String) -> NamedText { NamedText(key, text) }

    /// What an entity's keys begin with that tell the type of a composite property.
    static let ofType = composite.key + "."
    /// What those end with that tell the stored numbers of its cases.
    static let ofCases = ".cases"
    /// What those end with that are its doc comment.
    static let ofDocumentation = ".documentation"

    /// What may stand at relationships.
    static let ofRelationships: [UserInfoKey] = [.clone, .documentation]
}

extension CloneRule.Kind {
    /// As an entry says it. For example: `rebuild uuid`.
    var entryText: String {
        switch self {
        case .exclude: "exclude"
        case .rebuildUUID: "rebuild uuid"
        case .rebuildNow: "rebuild now"
        case .followParent(let attribute, let withoutParent):
            "followParent \(attribute) \(withoutParent.rawValue)"
        }
    }

    /// Nil for a text that is no rule.
    init?(entryText text: String) {
        let words = text.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("exclude", 1): self = .exclude
        case ("rebuild", 2) where words[1] == "uuid": self = .rebuildUUID
        case ("rebuild", 2) where words[1] == "now": self = .rebuildNow
        case ("followParent", 2): self = .followParent(attribute: words[1], withoutParent: .keep)
        case ("followParent", 3):
            guard let rule = CloneRule.WithoutParent(rawValue: words[2]) else { return nil }
            self = .followParent(attribute: words[1], withoutParent: rule)
        default: return nil
        }
    }
}

extension DefaultValue {
    /// As an entry says it; nil for constants, and for code.
    var entryText: String? {
        switch self {
        case .now: "now"
        case .newUUID: "uuid"
        case .empty: "empty"
        case .literal, .opaque: nil
        }
    }

    /// Nil for a text that is no default of an attribute of the type.
    init?(entryText text: String, for type: AttributeType) {
        switch (text, type) {
        case ("now", .date): self = .now
        case ("uuid", .uuid): self = .newUUID
        case ("empty", .binary), ("empty", .transformable): self = .empty
        default: return nil
        }
    }
}
