/// What is said of a property in code, if that differs from what is stored.
///
/// For example: the name `topics` and the value type `Topics` of the attribute `topicsRaw`.
package struct PropertyCode: Hashable, Sendable, Codable {
    /// The name in the code, if it isn't the stored one. For example: `topics`.
    package var name: String?
    /// The name of a value type. For example: `Topics`.
    package var valueType: String?
    /// Whether an option set shows as its ids: `[Int]`.
    package var showsIDs = false
    /// What reading a missing value does, if it differs from the run's choice.
    package var onMissing: MissingValuePolicy?
    package var isReadOnly = false
    /// Whether the attribute has no property in the code.
    package var isIgnored = false
    /// Whether a to-many relationship is declared as optional. For example: `tags: [Tag]?`.
    package var isOptionalCollection = false
    /// The lines of the doc comment.
    package var documentation: [String] = []
    /// The condition under which the property exists. For example: `os(iOS)`.
    package var condition: String?
    /// The access modifiers, as the user wrote them. For example: `private(set)`.
    package var modifiers: [String] = []
    /// What a copy of the object does with the property.
    package var cloneRule: CloneRule?
    /// What runs when the property changes, as the user wrote it.
    package var observers: [SourceFragment] = []
    /// Where this is said; nil if it's where the property is declared.
    package var origin: Origin?

    package init() {}
}
