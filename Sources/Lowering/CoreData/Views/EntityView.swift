import Mustache
import SharedLowering
import SwiftNames

/// A managed object class with all its generated code.
package struct EntityView: TemplateView {
    /// The name of the class and of its file. For example: `People`
    package var name: String
    /// The lines of the class's doc comment. For example: `A person.`
    package var documentation: [String]
    /// How the class begins, or an extension of it. For example: `class People`
    var start: String {
        concatenated(typeIsolation, isExtension ? "extension " : access + final + "class ", name)
    }
    /// Whether it inherits from a class, or conforms to a protocol.
    var inherits: Bool { !inheritance.isEmpty }
    /// The name at run time. For example: `People`
    package var objectiveCName: String?
    /// The access level and a space. For example: `public `
    package var access: String
    /// The isolation and a space, or nothing. For example: `nonisolated `
    package var isolation: String
    /// What the class inherits from. For example: `NSManagedObject, Queryable`
    package var inheritance: String
    /// The entity's name.
    package var entityName: EntityNameView
    /// Properties that aren't stored.
    package var unstoredMembers: [MemberView]
    /// Whether there are attributes.
    var hasAttributes: Bool { !attributes.isEmpty }
    /// The typed attributes.
    package var attributes: [AttributeView]
    /// Whether there are relationships.
    var hasRelationships: Bool { !relationships.isEmpty }
    /// The typed relationships.
    package var relationships: [RelationshipView]
    /// Whether there are fetched properties.
    var hasFetchedProperties: Bool { !fetchedProperties.isEmpty }
    /// The fetched properties.
    package var fetchedProperties: [FetchedPropertyView]
    /// Whether there are stored values.
    var hasStorage: Bool { !storage.isEmpty }
    /// The stored properties and methods behind the typed ones.
    package var storage: [StorageView]
    /// Private typed properties, which others read and write.
    package var storedValues: [AttributeView]
    /// The private members behind properties over several attributes.
    package var storedComposites: [StoredCompositeView]
    /// The declared code other than stored properties.
    package var declaredCode: DeclaredCodeView?
    /// What the last members are for. For example: `Creating and fetching`
    var heading: String {
        let isCreated = initializer != nil || isPlainlyCreated
        return isCreated ? "Creating and fetching" : "Fetching"
    }
    /// The initializer; none for an abstract entity.
    package var initializer: InitializerView?
    /// Initializers of some properties alone.
    package var convenienceInitializers: [ConvenienceInitializerView]
    /// Whether an object can be created from its default values alone.
    package var isPlainlyCreated: Bool
    /// The parameter of the initializer without others, or nothing. For example:
    /// `entity: NSEntityDescription`
    package var plainParameter: String
    /// The entity of such an object. For example: `Self.entity()`
    package var newEntity: String
    /// The additional default assignments of such an object. For example: `setPrimitiveValue(…)`
    package var plainDefaults: [String]
    /// Whether the object has relationships, which are set after it's inserted.
    package var isRelated: Bool
    /// Whether the app declares the class, so that its methods aren't known.
    package var isExtension: Bool
    /// The request for all objects.
    package var request: RequestView
    /// The fetch request templates of the model.
    package var fetchRequests: [FetchRequestView]
    /// How objects are copied, in an extension.
    var clone: CloneView? { isCloneInClass ? nil : copying }
    /// How objects are copied, where children override it.
    var cloneInClass: CloneView? { isCloneInClass ? copying : nil }
    /// Whether there are fields.
    var hasFields: Bool { !fields.isEmpty }
    /// The namespace of the fields.
    package var fieldsOwner: FieldsOwnerView
    /// The fields for conditions and sort orders.
    package var fields: [FieldView]

    // MARK: Not for templates

    /// The additional imports of its file.
    package var imports: [ImportView]
    /// The isolation of the class and a space, or an empty string.
    package var typeIsolation: String
    /// `final` and a space, or an empty string.
    package var final: String
    /// How objects are copied.
    package var copying: CloneView?
    /// Whether the method is in the class itself, so that subclasses can override it.
    package var isCloneInClass: Bool
}

/// The property that names the entity.
package struct EntityNameView: TemplateView {
    /// The entity's name, in quotes. For example: `"People"`
    package var literal: String
    /// Whether no subclass can override it.
    package var isStatic: Bool
    /// The attributes and a space, or nothing. For example: `@objc `
    package var attributes: String
    /// The modifiers and a space, or nothing. For example: `override `
    package var modifiers: String
    /// The type of a text. For example: `String`
    package var stringType: String
}
