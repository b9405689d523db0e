/// A property of an entity: an attribute, a relationship, or a property over several attributes.
package protocol EntityProperty {
    /// The stored name. For example: `topicsRaw`.
    var name: String { get }
    var origin: Origin { get set }
    /// How the property appears in code; `nil` if it appears as it is stored.
    var code: Boxed<PropertyCode>? { get set }
}

extension Attribute: EntityProperty {}
extension Relationship: EntityProperty {}
extension CompositeProperty: EntityProperty {}

extension EntityProperty {
    /// The name in the declaration. For example: `topics` of the attribute `topicsRaw`.
    package var declaredName: String { code?.name ?? name }

    /// The name of its value type, if that isn't the stored type. For example: `Topics`.
    package var valueType: String? { code?.valueType }

    /// The lines of the doc comment.
    package var documentation: [String] { code?.documentation ?? [] }

    /// The condition under which the property exists in code. Its stored value always exists.
    package var condition: String? { code?.condition }

    /// The access modifiers, as the user wrote them. For example: `private(set)`.
    package var modifiers: [String] { code?.modifiers ?? [] }

    /// The code that runs when the property changes, as the user wrote it.
    package var observers: [SourceFragment] { code?.observers ?? [] }

    /// The effect of copying an object on the property.
    package var cloneRule: CloneRule? { code?.cloneRule }

    /// Whether the database of another program computes the value.
    package var isGenerated: Bool { code?.isGenerated == true }

    /// Whether a Boolean attribute for each option accompanies the option set.
    package var hasFlags: Bool { code?.hasFlags == true }

    /// What the attribute says about an option set; `nil` for an attribute with a value of its own.
    package var flag: OptionFlag? { code?.flag }

    package var isReadOnly: Bool { code?.isReadOnly ?? false }

    /// Whether the property is absent from the code.
    package var isIgnored: Bool { code?.isIgnored ?? false }

    /// The place that declares its appearance in code.
    package var declaredOrigin: Origin { code?.origin ?? origin }

    /// Changes how the property appears in code.
    ///
    /// For example: `attribute.changeCode { $0.name = "topics" }`.
    package mutating func changeCode<Result>(
        _ change: (inout PropertyCode) throws -> Result
    ) rethrows -> Result {
        var changed = code?.value ?? PropertyCode()
        defer { code = changed == PropertyCode() ? nil : Boxed(changed) }
        return try change(&changed)
    }
}
