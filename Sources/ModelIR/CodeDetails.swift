import Diagnostics

/// The part of an entity's declaration in source code that concerns the class itself.
///
/// For example: its methods, and the protocols that it conforms to. ``PropertyCode`` holds the
/// corresponding details of a property.
package struct CodeDetails: Hashable, Sendable, Codable {
    /// The condition of the `#if` around the whole declaration. For example: `os(iOS)`.
    package var condition: String?
    /// The imports in the file of the declaration, in order, except those that every such file has.
    ///
    /// For example: `import CoreLocation`.
    package var imports: [String] = []
    /// Members that are carried over unchanged, in the order of declaration.
    package var carriedOver: [SourceFragment] = []
    /// The declared protocol conformances, except those that every class has.
    package var conformances: [Conformance] = []
    /// Extensions of types inside the class, which are carried over with it unchanged.
    package var declarations: [SourceFragment] = []
    /// The access modifiers of the declaration itself. For example: `public`.
    package var access: [String] = []
    /// Whether the declaration is `nonisolated`; `nil` if it doesn't say so.
    package var isNonisolated: Bool?
    package var initializers: [ConvenienceInitializer] = []
    /// The default values of initializer parameters, by property. For example: `title` and `""`.
    ///
    /// They belong to the class, because the property may be a parent's.
    package var parameterDefaults: [NamedText] = []
    /// Whether code in other files copies objects; `nil` if unspecified.
    package var isCloned: Bool?
    /// Whether initializers of the declaration replace the generated one of all properties, as in a
    /// struct; `nil` if that one is wanted beside them.
    package var replacesMemberwise: Bool?
    /// How much of the class is generated; `nil` for all of it.
    package var classForm: ClassForm?
    /// The superclass if no parent entity determines it. For example: `BaseObject`.
    package var baseClass: String?

    package init() {}
}

/// How much of an entity's class is generated.
package enum ClassForm: String, Hashable, Sendable, Codable {
    case definition
    /// Only the members, for a class that the user has written.
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
    /// The text as written, without leading or trailing whitespace.
    package var text: String
    /// The language of the text. For example: `swift`.
    package var language: String
    /// The condition of the enclosing `#if`. For example: `os(iOS)`.
    package var condition: String?
    /// Further details if the text is an observer.
    package var observer: PropertyObserver?
    /// The statements if the text is an initializer that doesn't call another.
    package var initializer: InitializerBody?
    /// The beginning of the text; its part `text`, if that is on a different line from the
    /// declaration.
    package var origin: Origin
    /// The members of a declaration whose modifiers the target determines; `nil` for most fragments.
    package var memberStarts: [MemberStart]?
    /// The access modifiers that the text lacks, for a declaration whose access the target determines.
    package var access: [String]?
    /// Whether the declaration keeps the access and isolation that it has; `nil` for most fragments.
    package var isAsWritten: Bool?
    /// Whether the declaration has the default isolation of the module, where the configuration selects it:
    /// only functions and computed properties of classes need it, or it can't do without an actor; `nil`
    /// for most fragments.
    package var isForFunctions: Bool?
    /// The names of what the types around the class declare; `nil` for most fragments.
    package var scopedNames: [ScopedName]?
    /// The place that compilers report for the text; `nil` for its place in the generated file.
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
        /// An initializer that only sets properties to its parameters, as a generated one does.
        case initializer
        /// An initializer that calls another.
        case convenienceInitializer
        /// An initializer that does more than set properties to its parameters.
        case customInitializer
        /// Code that runs when a stored property changes.
        case observer
        /// A property that isn't stored persistently. For example: `@Transient var cache: Cache?`.
        case transientProperty
        /// A value type inside the class, which is written like any other value type: it has no
        /// text.
        case valueType
        /// A type inside the class, a static member, or any other member.
        case other
        /// A declaration outside the classes. For example: a function that a method calls.
        case declaration
    }
}

/// A protocol that a declaration conforms to. For example: `Comparable`.
package struct Conformance: Hashable, Sendable, Codable {
    package var name: String
    /// The condition of the enclosing `#if`. For example: `os(iOS)`.
    package var condition: String?
    package var origin: Origin

    package init(_ name: String, condition: String? = nil, origin: Origin) {
        self.name = name
        self.condition = condition
        self.origin = origin
    }
}

/// An initializer for some of the properties; the others start with their defaults.
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

/// The start of a member in the text of a declaration that is carried over.
package struct MemberStart: Hashable, Sendable, Codable {
    /// In UTF-8.
    package var offset: Int
    /// Whether the member is a type.
    package var isType: Bool

    package init(offset: Int, isType: Bool) {
        self.offset = offset
        self.isType = isType
    }
}

/// A name in the text of a member that belongs to a type around the class.
package struct ScopedName: Hashable, Sendable, Codable {
    /// In UTF-8.
    package var offset: Int
    /// The type. For example: `SchemaV2`.
    package var scope: String

    package init(offset: Int, scope: String) {
        self.offset = offset
        self.scope = scope
    }
}
