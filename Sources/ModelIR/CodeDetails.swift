import Diagnostics

/// What the declaration of an entity in source code says of the class itself.
///
/// For example: its methods, and the protocols that it conforms to. What it says of a property is with
/// the property: ``PropertyCode``.
package struct CodeDetails: Hashable, Sendable, Codable {
    /// The condition around the whole declaration. For example: `os(iOS)`.
    package var condition: String?
    /// What the file of the declaration imports, but for what every such file does, in order.
    ///
    /// For example: `import CoreLocation`.
    package var imports: [String] = []
    /// Members that are carried over as they are, in the order of declaration.
    package var carriedOver: [SourceFragment] = []
    /// The protocols that the class conforms to by its declaration, but for what every class is.
    package var conformances: [Conformance] = []
    /// Extensions of types inside the class that are carried over with it, as they are.
    package var declarations: [SourceFragment] = []
    /// The access modifiers of the declaration itself. For example: `public`.
    package var access: [String] = []
    package var initializers: [ConvenienceInitializer] = []
    /// The defaults in an initialiser, by property. For example: `title` and `""`.
    ///
    /// They belong to the class, since the property may be a parent's.
    package var parameterDefaults: [NamedText] = []
    /// Whether code of other files copies objects; nil where nothing is said.
    package var isCloned: Bool?
    /// How much of the class is generated; nil for all of it.
    package var classForm: ClassForm?
    /// The class that the class inherits from if no parent has one. For example: `BaseObject`.
    package var baseClass: String?

    package init() {}
}

/// How much of an entity's class is generated.
package enum ClassForm: String, Hashable, Sendable, Codable {
    case definition
    /// Members alone, for a class that the user has written.
    case `extension`
    /// Nothing: the user has written the class and its members.
    case leftOut
}

extension Entity {
    /// How much of the class is generated.
    package var classForm: ClassForm { code?.classForm ?? .definition }
}

/// Source text that belongs to a generated class.
package struct SourceFragment: Hashable, Sendable, Codable {
    package var kind: Kind
    /// For example: `rename(to:)`, or the property that an observer belongs to.
    package var name: String
    /// As written, without blanks at its ends.
    package var text: String
    /// The language of the text. For example: `swift`.
    package var language: String
    /// The condition around it. For example: `os(iOS)`.
    package var condition: String?
    /// What more there is to say of an observer.
    package var observer: PropertyObserver?
    /// Where the text begins; its part `text`, if that is on another line than the declaration.
    package var origin: Origin
    /// Where compilers say that the text is; `nil` leaves it in the generated file.
    package var shownPlace: SourceLocation?

    package init(
        _ kind: Kind,
        name: String,
        text: String,
        language: String,
        condition: String?,
        origin: Origin
    ) {
        self.kind = kind
        self.name = name
        self.text = text
        self.language = language
        self.condition = condition
        self.origin = origin
    }

    package enum Kind: String, Hashable, Sendable, Codable {
        case method
        case computedProperty
        /// One that sets properties to its parameters, as a generated one does.
        case initializer
        /// One that calls another.
        case convenienceInitializer
        /// One that does more than setting properties to its parameters.
        case customInitializer
        /// What runs when a stored property changes.
        case observer
        /// A stored property that is in no store. For example: `@Transient var cache: Cache?`.
        case transientProperty
        /// A type of values inside the class, which is written as the others are: it has no text.
        case valueType
        /// A type inside the class, a static member, or whatever else stands there.
        case other
        /// What stands beside the classes. For example: a function that a method calls.
        case declaration
    }
}

/// A protocol that a declaration names. For example: `Comparable`.
package struct Conformance: Hashable, Sendable, Codable {
    package var name: String
    /// The condition around it. For example: `os(iOS)`.
    package var condition: String?
    package var origin: Origin

    package init(_ name: String, condition: String? = nil, origin: Origin) {
        self.name = name
        self.condition = condition
        self.origin = origin
    }
}

/// An initializer over some of the properties; the others begin with their defaults.
package struct ConvenienceInitializer: Hashable, Sendable, Codable {
    package var name: String
    package var properties: [String]
    package var origin: Origin

    package init(name: String, properties: [String], origin: Origin) {
        self.name = name
        self.properties = properties
        self.origin = origin
    }
}
