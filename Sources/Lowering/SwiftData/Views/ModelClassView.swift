import Mustache
import SharedLowering

/// A model class of SwiftData with all its generated code.
package struct ModelClassView: TemplateView {
    /// The name of the class and of its file. For example: `Note`
    package var name: String
    /// The type around the class, if it's declared inside of one. For example: `SchemaV2`
    package var enclosingType: String?
    /// The name with that of the type around it. For example: `SchemaV2.Note`
    package var qualifiedName: String
    /// The lines of the class's doc comment. For example: `A note.`
    package var documentation: [String]
    /// The systems. For example: `@available(iOS 18, *)`
    var availability: String? { requirement.attribute }
    /// The macro that makes it a model, with its module if a class has that name. For example:
    /// `Model`
    package var macro: String
    /// The access level and a space. For example: `public `
    package var access: String
    /// The isolation and a space, or nothing. For example: `nonisolated `
    package var isolation: String
    /// `final` and a space, if nothing inherits from it. For example: `final `
    package var final: String
    /// A colon and the superclass, or nothing. For example: `: Item`
    var inheritance: String { superclass.map { ": \($0)" } ?? "" }
    /// The name that the model gives the class, if it differs. For example: `CDNote`
    package var alias: String?
    /// The constraints and indexes, and a blank line. For example: `#Index<Note>([\.title])`
    var macros: [String] { constraints.isEmpty ? [] : constraints + [""] }
    /// Whether there are properties.
    var hasMembers: Bool { !properties.isEmpty || !unstoredMembers.isEmpty }
    /// The stored properties.
    package var properties: [StoredPropertyView]
    /// Properties that aren't stored.
    package var unstoredMembers: [MemberView]
    /// The initializer of all properties; none if a declared one replaces it.
    package var initializer: ModelInitializerView?
    /// Whether initializers as they were declared follow that of all properties.
    var separatesInitializers: Bool { initializer != nil && !declaredInitializers.isEmpty }
    /// The initializers of the declaration that are more than a list of values.
    package var declaredInitializers: [MemberView]
    /// Whether there are members that an extension can't contain.
    var hasOwnMembers: Bool { !ownMembers.isEmpty }
    /// The members of the declaration that an extension can't contain: they override others, or are
    /// overridden.
    package var ownMembers: [MemberView]
    /// Whether there are initializers of some properties.
    var hasConvenienceInitializers: Bool { !convenienceInitializers.isEmpty }
    /// Initializers of some properties alone.
    package var convenienceInitializers: [ConvenienceInitializerView]
    /// The type of text, with its module if a type has its name. For example: `String`
    package var stringType: String
    /// Whether there are typed properties over stored ones.
    var hasValues: Bool { !values.isEmpty }
    /// The typed properties.
    package var values: [TypedPropertyView]
    /// The members behind properties over several stored ones.
    package var composites: [StoredCompositeView]
    /// Whether there are predicates over options.
    var hasConditions: Bool { !conditions.isEmpty }
    /// The predicates over options.
    package var conditions: [OptionConditionView]
    /// Whether there are to-many relationships.
    var hasBulks: Bool { !bulks.isEmpty }
    /// The methods for several members.
    package var bulks: [BulkView]
    /// Whether the class conforms to the protocol that reports unreadable values.
    package var isQueryable: Bool
    /// The remaining code of the declaration.
    package var declaredCode: DeclaredCodeView?

    // MARK: Not for templates

    /// The additional imports of its file.
    package var imports: [ImportView]
    /// Whether the code uses the library `ModelTypes`.
    package var needsModelTypes: Bool
    /// The systems on which the class is available.
    package var requirement: SystemRequirement
    /// The superclass; `nil` for a root.
    package var superclass: String?
    /// The constraints and indexes of the class. For example: `#Index<Note>([\.createdAt])`.
    package var constraints: [String]
}
