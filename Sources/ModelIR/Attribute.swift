/// A stored, derived or transient value of an entity.
package struct Attribute: Hashable, Sendable, Codable {
    package var name: String
    package var type: AttributeType
    package var isOptional = false
    package var isTransient = false
    package var defaultValue: DefaultValue?
    /// Whether the model asks for a scalar property in the code; `nil` if it doesn't specify one.
    package var usesScalarType: Bool?
    /// The class of a transformable value, as the model names it, or the type of a value that is
    /// stored as JSON. For example: `[Int64]`.
    package var customClassName: String?
    /// A digest of the stored properties of a codable type; `nil` if the inputs don't declare the type.
    /// For example: `5f3a90c1`.
    package var codableForm: String?
    /// What that digest is of: the stored properties, cases and keys of the type and of those that its
    /// values contain, sorted. For example: `Price.amount: Decimal`.
    package var codableParts: [String]?
    /// Stored properties of the codable type by which objects can be sorted, as key paths name them; `nil`
    /// if there are none. For example: `city` and `location.latitude`.
    package var sortableParts: [String]?
    /// Parts of the codable type that had other keys in JSON; `nil` for most types.
    package var renamedParts: [RenamedPart]?
    package var valueTransformerName: String?
    /// Whether a declaration in Swift names the transformer as it's registered, in quotes, and not its class;
    /// `nil` if it doesn't.
    package var isTransformerQuoted: Bool?
    package var derivation: Derivation?
    package var validation = Validation()
    package var storage = Storage()
    package var renamingIdentifier: String?
    package var versionHashModifier: String?
    package var userInfo: [NamedText] = []
    /// Properties of the declaration that none of the fields above represents. For example:
    /// `syncable`.
    package var kept: [NamedText] = []
    /// How the attribute appears in code; `nil` if it appears as it is stored.
    package var code: Boxed<PropertyCode>?
    package var origin: Origin

    package init(name: String, type: AttributeType, origin: Origin) {
        self.name = name
        self.type = type
        self.origin = origin
    }

    /// Whether an app's own class declares the property as `@Transient`, so that SwiftData doesn't store it.
    package var isDeclaredTransient: Bool { isTransient && code?.isStoredAsDeclared == true }
}

/// The type of an attribute's values.
package enum AttributeType: Hashable, Sendable, Codable {
    /// An attribute without a type; most such attributes are transient.
    case undefined
    case boolean
    case integer16
    case integer32
    case integer64
    /// A 64-bit integer that is an `Int` in code.
    case int
    case float
    case double
    case decimal
    case string
    case date
    case binary
    case uuid
    case uri
    case transformable
    /// A value of a Swift type, stored as JSON; `customClassName` is the type.
    case codable
    case objectID
    /// A composite, with the name of its `Composite`.
    case composite(String)

    /// The composite that the attribute holds.
    package var compositeName: String? {
        if case .composite(let name) = self { name } else { nil }
    }

    /// Whether a value is stored as a whole, in a form that the store can't inspect.
    package var isEncoded: Bool { self == .transformable || self == .codable }

    package var isInteger: Bool {
        self == .integer16 || self == .integer32 || self == .integer64 || self == .int
    }

    /// The type of the stored values, whatever their type in code.
    package var stored: AttributeType { self == .int ? .integer64 : self }
}

extension Attribute {
    /// A value that is computed when an object is saved.
    package struct Derivation: Hashable, Sendable, Codable {
        /// `nil` if the model marks the attribute as derived without an expression.
        package var expression: String?

        package init(expression: String?) {
            self.expression = expression
        }
    }

    /// How a store keeps the value.
    package struct Storage: Hashable, Sendable, Codable {
        package var allowsExternalStorage = false
        package var allowsCloudEncryption = false
        package var isIndexedBySpotlight = false
        package var isPreservedAfterDeletion = false
        package var isIndexed = false
        package var isStoredInTruthFile = false

        package init() {}
    }
}
