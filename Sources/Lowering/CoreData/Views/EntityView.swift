import Mustache
import SharedLowering
import SwiftNames

/// A managed object class with all its generated code.
package struct EntityView: TemplateView {
    /// The name of the class and of its file. For example: `People`.
    package var name: String
    /// The additional imports of its file.
    package var imports: [ImportView]
    package var documentation: [String]
    /// Whether the class is hand-written, and the code extends it.
    package var isExtension: Bool
    package var objectiveCName: String?
    /// The modifier and a space, or an empty string. For example: `public `.
    package var access: String
    /// The modifier and a space, or an empty string. For example: `nonisolated `.
    package var isolation: String
    package var final: String
    package var inheritance: [String]
    package var entityName: EntityNameView
    /// Properties that aren't stored.
    package var unstoredMembers: [MemberView]
    package var attributes: [AttributeView]
    package var relationships: [RelationshipView]
    package var fetchedProperties: [FetchedPropertyView]
    package var storage: [StorageView]
    /// Private typed properties, which others read and write.
    package var storedValues: [AttributeView]
    /// The private members behind properties over several attributes.
    package var storedComposites: [StoredCompositeView]
    /// The declared code other than stored properties.
    package var declaredCode: DeclaredCodeView?
    package var initializer: InitializerView?
    package var convenienceInitializers: [ConvenienceInitializerView]
    /// Whether an object can be created from its default values alone.
    package var isPlainlyCreated: Bool
    /// The additional default assignments of such an object.
    package var plainDefaults: [String]
    /// Whether the object has relationships, which are set after it's inserted.
    package var isRelated: Bool
    package var request: RequestView
    package var fetchRequests: [FetchRequestView]
    package var clone: CloneView?
    /// Whether the method is in the class itself, so that subclasses can override it.
    package var isCloneInClass: Bool
    package var fieldsOwner: FieldsOwnerView
    package var fields: [FieldView]

    package static let summary = "A managed object class."

    /// The start of the class or extension. For example: `public final class People`.
    private var start: String {
        concatenated(isolation, isExtension ? "extension " : access + final + "class ", name)
    }

    package static let fields: [ViewField<Self>] = [
        .text("name", "The class's name.", example: "People") { $0.name },
        .texts("documentation", "The lines of the class's doc comment.", example: "A person.") {
            $0.documentation
        },
        .text("start", "How the class begins, or an extension of it.", example: "class People") {
            $0.start
        },
        .flag("inherits", "Whether it inherits from a class, or conforms to a protocol.") {
            !$0.inheritance.isEmpty
        },
        .optionalText("objectiveCName", "The name at run time.", example: "People") {
            $0.objectiveCName
        },
        .text("access", "The access level and a space.", example: "public ") { $0.access },
        .text("isolation", "The isolation and a space, or nothing.", example: "nonisolated ") {
            $0.isolation
        },
        .text("inheritance", "What the class inherits from.", example: "NSManagedObject, Queryable")
        { $0.inheritance.joined(separator: ", ") },
        .optional("entityName", "The entity's name.") { $0.entityName },
        .list("unstoredMembers", "Properties that are in no store.") {
            $0.unstoredMembers
        },
        .flag("hasAttributes", "Whether there are attributes.") { !$0.attributes.isEmpty },
        .list("attributes", "The typed attributes.") { $0.attributes },
        .flag("hasRelationships", "Whether there are relationships.") {
            !$0.relationships.isEmpty
        },
        .list("relationships", "The typed relationships.") { $0.relationships },
        .flag("hasFetchedProperties", "Whether there are fetched properties.") {
            !$0.fetchedProperties.isEmpty
        },
        .list("fetchedProperties", "The fetched properties.") { $0.fetchedProperties },
        .flag("hasStorage", "Whether there are stored values.") { !$0.storage.isEmpty },
        .list("storage", "What stands behind the typed properties.") { $0.storage },
        .list("storedValues", "Typed properties that others read and write.") {
            $0.storedValues
        },
        .list("storedComposites", "What properties over several attributes read and write.") {
            $0.storedComposites
        },
        .optional("declaredCode", "What else the declaration says.") { $0.declaredCode },
        .text("heading", "What the last members are for.", example: "Creating and fetching") {
            let isCreated = $0.initializer != nil || $0.isPlainlyCreated
            return isCreated ? "Creating and fetching" : "Fetching"
        },
        .optional("initializer", "The initializer; none for an abstract entity.") {
            $0.initializer
        },
        .list("convenienceInitializers", "Initializers of some properties alone.") {
            $0.convenienceInitializers
        },
        .flag("isPlainlyCreated", "Whether the default values are enough for an object.") {
            $0.isPlainlyCreated
        },
        .texts(
            "plainDefaults",
            "The additional default assignments.",
            example: "setPrimitiveValue(…)"
        ) {
            $0.plainDefaults
        },
        .flag("isRelated", "Whether the object has relationships.") { $0.isRelated },
        .optional("request", "The request for all objects.") { $0.request },
        .list("fetchRequests", "The fetch request templates of the model.") { $0.fetchRequests },
        .optional("clone", "How objects are copied, in an extension.") {
            $0.isCloneInClass ? nil : $0.clone
        },
        .optional("cloneInClass", "How objects are copied, where children override it.") {
            $0.isCloneInClass ? $0.clone : nil
        },
        .flag("hasFields", "Whether there are fields.") { !$0.fields.isEmpty },
        .optional("fieldsOwner", "The namespace of the fields.") { $0.fieldsOwner },
        .list("fields", "The fields for conditions and sort orders.") { $0.fields },
    ]
}

/// The property that names the entity.
package struct EntityNameView: TemplateView {
    /// A string literal. For example: `"People"`.
    package var literal: String
    package var isStatic: Bool
    /// For example: `@objc override `.
    package var modifiers: String
    package var stringType: String

    package static let summary = "The property that names the entity."

    package static let fields: [ViewField<Self>] = [
        .text("literal", "The entity's name, in quotes.", example: "\"People\"") { $0.literal },
        .flag("isStatic", "Whether no subclass can override it.") { $0.isStatic },
        .text("modifiers", "The modifiers and a space, or nothing.", example: "override ") {
            $0.modifiers
        },
        .text("stringType", "The type of a text.", example: "String") { $0.stringType },
    ]
}
