/// A property of an entity: an attribute, a relationship, or a property over several attributes.
package protocol EntityProperty {
    /// The stored name. For example: `topicsRaw`.
    var name: String { get }
    var origin: Origin { get set }
    /// What is said of it in code; nil if the code shows it as it is stored.
    var code: Boxed<PropertyCode>? { get set }
}

extension Attribute: EntityProperty {}
extension Relationship: EntityProperty {}
extension CompositeProperty: EntityProperty {}

extension EntityProperty {
    /// The name in the declaration. For example: `topics` of the attribute `topicsRaw`.
    package var declaredName: String { code?.name ?? name }

    /// The name of the type of its values, if that isn't what is stored. For example: `Topics`.
    package var valueType: String? { code?.valueType }

    /// The lines of the doc comment.
    package var documentation: [String] { code?.documentation ?? [] }

    /// The condition under which the code shows it. What it stores is always there.
    package var condition: String? { code?.condition }

    /// The access modifiers, as the user wrote them. For example: `private(set)`.
    package var modifiers: [String] { code?.modifiers ?? [] }

    /// What runs when it changes, as the user wrote it.
    package var observers: [SourceFragment] { code?.observers ?? [] }

    /// What a copy of the object does with it.
    package var cloneRule: CloneRule? { code?.cloneRule }

    package var isReadOnly: Bool { code?.isReadOnly ?? false }

    /// Whether the code has no property for it.
    package var isIgnored: Bool { code?.isIgnored ?? false }

    /// Where its form in code is declared.
    package var declaredOrigin: Origin { code?.origin ?? origin }

    /// Changes what is said of it in code.
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
