/// How a property appears in code, if that differs from how it is stored.
///
/// For example: the name `topics` and the value type `Topics` of the attribute `topicsRaw`.
package struct PropertyCode: Hashable, Sendable, Codable {
    /// The name in code, if it differs from the stored one. For example: `topics`.
    package var name: String?
    /// The name of a value type. For example: `Topics`.
    package var valueType: String?
    /// A number type that is stored as another one. For example: `UInt8`, for an attribute of the type
    /// `Int16`, and `CGFloat`, for one of the type `Double`.
    package var numberType: String?
    /// Whether an option set appears as its ids: `[Int]`.
    package var showsIDs = false
    /// Whether a Boolean attribute for each option accompanies an option set; `nil` for no.
    package var hasFlags: Bool?
    /// Whether an app's own class has SwiftData store the value under the name and in the type of the
    /// declaration; `nil` for other properties.
    package var isStoredAsDeclared: Bool?
    /// What the attribute says about an option set; `nil` for an attribute with a value of its own.
    package var flag: OptionFlag?
    /// The behavior if the value is missing; `nil` for the policy of the run.
    package var onMissing: MissingValuePolicy?
    package var isReadOnly = false
    /// Whether the database of another program computes the value; `nil` for a value that is set.
    package var isGenerated: Bool?
    /// Whether the attribute has no property in code.
    package var isIgnored = false
    /// Whether a to-many relationship is declared as optional. For example: `tags: [Tag]?`.
    package var isOptionalCollection = false
    /// The declared collection of a to-many relationship, if it isn't an array; `nil` also for a model
    /// that isn't declared in source code.
    package var collection: Collection?
    /// The lines of the doc comment.
    package var documentation: [String] = []
    /// The condition under which the property exists. For example: `os(iOS)`.
    package var condition: String?
    /// The access modifiers, as the user wrote them. For example: `private(set)`.
    package var modifiers: [String] = []
    /// The effect of copying an object on the property.
    package var cloneRule: CloneRule?
    /// The code that runs when the property changes, as the user wrote it.
    package var observers: [SourceFragment] = []
    /// The place of these specifications; `nil` for the place of the property's declaration.
    package var origin: Origin?

    /// For example: `array` for `tags: [Tag]`.
    package enum Collection: String, Hashable, Sendable, Codable {
        case array
        case set
    }

    package init() {}
}
